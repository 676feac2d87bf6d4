/* Times of a model's calls: cc -O2 -DNAME=m -include m.h timed_model.c m.o -pthread, then
 * ./a.out THREADS SECONDS INPUTS OUTPUTS: prints the median call in microseconds. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define JOINED(a, b) a##b
#define OF(a, b) JOINED(a, b)
#define MODEL(function) OF(NAME, function)
#define MAX_CALLS 1000000

static double times_us[MAX_CALLS];

static double now_us(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1e6 + now.tv_nsec / 1e3;
}

static int order(const void *a, const void *b) {
    return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b);
}

static void **rooms(const tunebank_tensor *tensors, size_t count, FILE *from) {
    void **found = calloc(count + 1, sizeof *found);
    for (size_t i = 0; i < count; i++) {
        found[i] = aligned_alloc(128, (tensors[i].bytes + 128) / 128 * 128);
        if (from && fread(found[i], 1, tensors[i].bytes, from) != tensors[i].bytes) exit(3);
    }
    return found;
}

int main(int argc, char **argv) {
    size_t inputs, outputs, calls = 0;
    int code = argc != 5;
    const tunebank_tensor *in = MODEL(_inputs)(&inputs), *out = MODEL(_outputs)(&outputs);
    MODEL(_model) *model = code ? NULL : MODEL(_create)(atoi(argv[1]), NULL, &code);
    FILE *from = code ? NULL : fopen(argv[3], "rb"), *to = code ? NULL : fopen(argv[4], "wb");
    if (!from || !to) return fprintf(stderr, "%s\n", MODEL(_error)(code)), 2;
    void **given = rooms(in, inputs, from), **made = rooms(out, outputs, NULL);
    double start_us = now_us(), limit_us = atof(argv[2]) * 1e6, before_us, after_us = start_us;
    for (int call = 0; !code && (after_us - start_us < limit_us || calls < 5); call++) {
        before_us = now_us();
        code = MODEL(_run)(model, (const void *const *)given, made);
        after_us = now_us();
        if (call >= 3 && calls < MAX_CALLS) times_us[calls++] = after_us - before_us;
    }
    for (size_t i = 0; i < outputs; i++) fwrite(made[i], 1, out[i].bytes, to);
    if (code || fclose(to)) return fprintf(stderr, "%s\n", MODEL(_error)(code)), 2;
    qsort(times_us, calls, sizeof *times_us, order);
    printf("%.3f\n", times_us[calls / 2]);
    MODEL(_destroy)(model);
    return 0;
}
