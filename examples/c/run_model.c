/* Run a model without Python: `bankd atc --model m.onnx --output m --emit object`, then
 * cc -O2 -DNAME=m -include m.h run_model.c m.o -pthread -o run_model
 * ./run_model THREADS RUNS INPUTS OUTPUTS: files of all inputs, one behind the other, and of all
 * outputs. With --external_weight 1 the weights are in the file NAME.weights. */
#include <stdio.h>
#include <stdlib.h>

#define JOINED(a, b) a##b
#define OF(a, b) JOINED(a, b)
#define MODEL(function) OF(NAME, function)
#define TEXT(name) #name
#define WEIGHTS(name) TEXT(name) ".weights"

static void **rooms(const tunebank_tensor *tensors, size_t count, FILE *from) {
    void **found = calloc(count + 1, sizeof *found);
    for (size_t i = 0; i < count; i++) {
        found[i] = malloc(tensors[i].bytes + 1);
        if (from && fread(found[i], 1, tensors[i].bytes, from) != tensors[i].bytes) exit(3);
    }
    return found;
}

int main(int argc, char **argv) {
    size_t input_count, output_count;
    const tunebank_tensor *inputs = MODEL(_inputs)(&input_count);
    const tunebank_tensor *outputs = MODEL(_outputs)(&output_count);
    int code = argc == 5 ? 0 : 1;
    MODEL(_model) *model = code ? NULL : MODEL(_create)(atoi(argv[1]), WEIGHTS(NAME), &code);
    FILE *from = code ? NULL : fopen(argv[3], "rb"), *to = code ? NULL : fopen(argv[4], "wb");
    if (!from || !to) return fprintf(stderr, "%s\n", code ? MODEL(_error)(code) : "no file"), 2;
    void **given = rooms(inputs, input_count, from), **made = rooms(outputs, output_count, NULL);
    for (int run = 0; !code && run < atoi(argv[2]); run++)
        code = MODEL(_run)(model, (const void *const *)given, made);
    for (size_t i = 0; i < output_count; free(made[i++]))
        fwrite(made[i], 1, outputs[i].bytes, to);
    for (size_t i = 0; i < input_count; i++) free(given[i]);
    free(given), free(made), fclose(from), fclose(to);
    MODEL(_destroy)(model);
    return code ? fprintf(stderr, "%s\n", MODEL(_error)(code)), 2 : 0;
}
