"""The soak: thousands of files of all kinds are thrown at a daemon that is killed again and again,
and then every one of them must have what is due to it.

content, valid, broken, hostile   what is thrown
plan, stock                       when, where to, and in which way; as files of the scratch folder
arrivals, thrower                 the ways in which files arrive, and the processes that throw
marked, served, killing, watching the daemon, who kills it, and what is seen of it meanwhile
found, comparing, verdict         what lies there in the end, and whether that is right
soak, summary, __main__           all of it in order, and told
"""
