"""Run a Keras model in the faster engine; what the bank misses is recorded for the daemon."""

import time

import keras
import tensorflow as tf

import tuner.tensorflow

keras.utils.set_random_seed(0)
layers = keras.layers
model = keras.Sequential(
    [
        keras.Input((64, 64, 3)),
        layers.Conv2D(32, 3, strides=2, activation="relu"),
        layers.Conv2D(64, 3, activation="relu"),
        layers.GlobalAveragePooling2D(),
        layers.Dense(10),
    ]
)
image = tf.random.normal((1, 64, 64, 3))
fast = tuner.tensorflow.compile(model)


def microseconds(function) -> float:
    """Mean time of 50 calls."""
    start_s = time.perf_counter()
    for _ in range(50):
        function(image)
    return (time.perf_counter() - start_s) / 50 * 1e6


graph = tf.function(model)
for function in (fast, graph):  # the first calls compile, compare and race
    function(image)
print(f"TensorFlow {microseconds(graph):6.0f} us a call")
print(f"ours       {microseconds(fast):6.0f} us a call")
print(f"largest difference: {tf.reduce_max(tf.abs(fast(image) - model(image))):.1e}")
