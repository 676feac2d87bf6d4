"""One entry of a bank in full: read in a thread, told in sections.

bank -> detail.read_detail -> Detail -> sections -> what the screen shows
child process -> legal.LegalValues -> the column of legal values, when it is there
"""
