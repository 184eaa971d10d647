"""Random scenario files: written, checked, and those that pass are played to their end and read.

    python -m tools.scenarios                        # 10,000 that pass the check, from seed 0 on
    python -m tools.scenarios --from 3000 --count 50 # go on, or play some again
    python -m tools.scenarios --show 3017            # the file of a seed, and how it is played

Every key of the format is written, in all combinations: out of nothing, and by changing one of the
scenarios that the game comes with. What fails is told with its seed.
"""
