"""Serve a tuned model over HTTP: MODEL=m.om uvicorn examples.fastapi_service:app (needs fastapi).

POST /run takes {"x": [[...]], ...}, the inputs by name, and gives the outputs in the same form.
"""

import json
import os
from typing import Annotated

import numpy as np
from fastapi import Depends, FastAPI, HTTPException, Request, Response

import tuner

model = tuner.load(os.environ["MODEL"], streams=len(os.sched_getaffinity(0)))
types = {port.name: port.dtype for port in model.inputs}
app = FastAPI()


async def received(request: Request) -> bytearray:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > 16 << 20:
            raise HTTPException(413, "a request has 16 MiB at most")
    return body


@app.post("/run")
def run(body: Annotated[bytearray, Depends(received)]) -> Response:
    """Run once, in a thread of FastAPI's pool: the event loop reads no numbers and never waits."""
    try:
        inputs = dict(json.loads(body))
        feeds = {name: np.asarray(value, types.get(name)) for name, value in inputs.items()}
        made = {name: array.tolist() for name, array in model.run(feeds).items()}
        return Response(json.dumps(made, allow_nan=False), media_type="application/json")
    except (ValueError, TypeError, OverflowError, RecursionError) as error:
        raise HTTPException(422, str(error)) from error
