"""Random graphs of rewritten patterns, with discontinuities behind them: do rewrites keep them?"""
