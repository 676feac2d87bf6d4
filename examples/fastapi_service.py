"""Serve a tuned model over HTTP: MODEL=m.om uvicorn examples.fastapi_service:app (needs fastapi).

POST /run takes {"x": [[...]], ...}, the inputs by name, and gives the outputs in the same form.
"""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import numpy as np
from anyio import CapacityLimiter, to_thread
from fastapi import FastAPI, HTTPException

import tuner


@asynccontextmanager
async def opened(app: FastAPI) -> AsyncIterator[None]:
    """Load the model with one stream a core; a file tuned for throughput has them by itself."""
    with tuner.load(os.environ["MODEL"], streams=len(os.sched_getaffinity(0))) as model:
        app.state.model, app.state.limiter = model, CapacityLimiter(model.streams)
        yield


app = FastAPI(lifespan=opened)


@app.post("/run")
async def run(inputs: dict[str, Any]) -> dict[str, Any]:
    """One inference, in a thread: requests that find no stream free wait without one."""
    model = app.state.model
    try:
        types = {port.name: port.dtype for port in model.inputs}
        feeds = {name: np.asarray(value, types.get(name)) for name, value in inputs.items()}
        made = await to_thread.run_sync(model.run, feeds, limiter=app.state.limiter)
    except (ValueError, TypeError) as error:
        raise HTTPException(422, str(error)) from error
    return {name: array.tolist() for name, array in made.items()}
