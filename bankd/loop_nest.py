"""Loop nests of kernels, as the tuner describes them."""

from tuner.loop_nest import Box, Cut, Loop, LoopNest, Picture
