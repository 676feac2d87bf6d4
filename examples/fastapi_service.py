"""Serve a tuned model over HTTP: MODEL=m.om uvicorn examples.fastapi_service:app (needs fastapi).

POST /run takes {"x": [[...]], ...}, the inputs by name, and gives the outputs in the same form.
"""

import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NoReturn

import numpy as np
from anyio import CapacityLimiter, to_thread
from fastapi import FastAPI, HTTPException, Request, Response

import tuner

MAX_BODY_BYTES = 16 << 20


@asynccontextmanager
async def opened(app: FastAPI) -> AsyncIterator[None]:
    """Load the model with one stream a core; a file tuned for throughput has them by itself."""
    with tuner.load(os.environ["MODEL"], streams=len(os.sched_getaffinity(0))) as model:
        app.state.model, app.state.limiter = model, CapacityLimiter(model.streams)
        yield


app = FastAPI(lifespan=opened)


@app.post("/run")
async def run(request: Request) -> Response:
    """One inference, in a thread: requests that find no stream free wait without one."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > MAX_BODY_BYTES:
            raise HTTPException(413, f"a request has {MAX_BODY_BYTES} bytes at most")
    state = app.state
    try:
        made = await to_thread.run_sync(answer, state.model, body, limiter=state.limiter)
    except (ValueError, TypeError, OverflowError, RecursionError) as error:
        raise HTTPException(422, str(error)) from error
    return Response(made, media_type="application/json")


def answer(model: tuner.LoadedModel, body: bytearray) -> str:
    """The outputs as JSON. The event loop reads and writes no numbers: other requests go first."""
    inputs = json.loads(body, parse_constant=refuse)
    if not isinstance(inputs, dict):
        raise TypeError("a request is an object: inputs by name")
    types = {port.name: port.dtype for port in model.inputs}
    feeds = {name: np.asarray(value, types.get(name)) for name, value in inputs.items()}
    made = {name: array.tolist() for name, array in model.run(feeds).items()}
    return json.dumps(made, allow_nan=False)


def refuse(word: str) -> NoReturn:
    """NaN and Infinity, which Python reads, are no numbers of JSON."""
    raise ValueError(f"{word} is not JSON")
