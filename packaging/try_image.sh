#!/bin/sh
# Tries an image as people use it: versions, a dropped model that is tuned, its health, its end.
# Usage: packaging/try_image.sh IMAGE (needs docker and a running daemon of it)
set -eu
image=${1:?usage: $0 IMAGE}
name=tunebank-try-$$
trap 'docker rm --force --volumes "$name" >/dev/null 2>&1 || true' EXIT

docker run --rm "$image" --version
test "$(docker run --rm --entrypoint id "$image" -u)" = 10001

docker run --detach --name "$name" --env ON_TUNED= "$image" >/dev/null
docker exec --interactive --env HOME=/tmp "$name" python - <<'MODEL'
import numpy as np, onnx
from onnx import helper, numpy_helper

weights = np.random.default_rng(0).normal(size=(64, 64)).astype(np.float32)
node = helper.make_node("MatMul", ["x", "w"], ["y"])
x, y = (helper.make_tensor_value_info(n, onnx.TensorProto.FLOAT, (8, 64)) for n in "xy")
graph = helper.make_graph([node], "g", [x], [y], [numpy_helper.from_array(weights, "w")])
model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)], ir_version=10)
onnx.save(model, "/srv/models/.small.part")
import os; os.replace("/srv/models/.small.part", "/srv/models/small.onnx")
MODEL

for _ in $(seq 120); do
    if docker logs "$name" 2>&1 | grep -q '"state": "tuned"'; then break; fi
    sleep 2
done
docker logs "$name" 2>&1 | grep '"state": "tuned"'
docker exec "$name" python -c \
    "import urllib.request as u; print(u.urlopen('http://127.0.0.1:9100/healthz').status)"
docker stop -t 60 "$name" >/dev/null
test "$(docker inspect --format '{{.State.ExitCode}}' "$name")" = 0
echo "the image works"
