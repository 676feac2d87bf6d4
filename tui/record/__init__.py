"""One entry of a bank in full: read in a thread, shown in sections.

bank -> detail.read_detail -> Detail -> sections.paint -> what the screen shows
child process -> tuner_answers.TunerAnswer -> legal values and loops, when they are there
"""
