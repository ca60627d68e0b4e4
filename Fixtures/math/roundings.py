"""Writes roundings.txt: which double the exact value of a function is nearest to, for 20,000 arguments of each.

Computed with mpmath (arbitrary precision). The arguments come from a generator of pseudo-random numbers (Knuth's MMIX)
that the test runs too, so only the answers are kept, a byte each: the last seven bits of the nearest double, and whether
the exact value is beyond it, away from 0. An error below 1 ulp means the nearest double or the one beside it on that side.
A line is a function's name and its bytes in base64:

    pip install mpmath && python3 roundings.py
"""
import base64
import math
import os
import struct

import mpmath as mp
from mpmath import mpf

COUNT = 20_000
mp.mp.prec = 240


class Dice:
    def __init__(self):
        self.state = 1

    def fraction(self):
        """0…1 in 53 bits."""
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 11) * 2.0**-53

    def between(self, low, high):
        return low + (high - low) * self.fraction()

    def magnitude(self, low, high):
        """A number from 2^low up to, not including, 2^high; its exponent is as likely as any other."""
        exponent = low + math.floor((high - low) * self.fraction())
        return math.ldexp(1 + self.fraction(), exponent)

    def signed(self, magnitude):
        return -magnitude if self.fraction() < 0.5 else magnitude


def angle(dice, kind):
    if kind == 0:
        return [dice.between(-10, 10)]
    if kind == 1:
        return [dice.between(-1e6, 1e6)]
    if kind == 2:  # beside multiples of a quarter turn
        return [math.floor(dice.between(-500, 500)) * (math.pi / 2) + dice.signed(dice.magnitude(-40, -2))]
    return [dice.signed(dice.magnitude(-40, 1023))]


def power(dice, kind):
    if kind == 0:
        return [dice.between(-1, 1)]
    if kind == 1:
        return [dice.between(-745, 709)]
    if kind == 2:
        return [dice.between(-50, 50)]
    return [dice.signed(dice.magnitude(-60, 6))]


def positive(dice, kind):
    if kind == 0:
        return [dice.between(0.5, 2)]
    if kind == 1:
        return [1 + dice.signed(dice.magnitude(-50, -2))]
    return [dice.magnitude(-1022, 1023)]


def direction(dice, kind):
    if kind == 0:
        return [dice.between(-1, 1), dice.between(-1, 1)]
    if kind == 1:
        return [dice.signed(dice.magnitude(-30, 30)), dice.signed(dice.magnitude(-30, 30))]
    if kind == 2:  # beside the diagonals
        x = dice.signed(dice.magnitude(-3, 3))
        return [dice.signed(x * (1 + dice.signed(dice.magnitude(-50, -2)))), x]
    return [dice.signed(dice.magnitude(-500, 500)), dice.signed(dice.magnitude(-500, 500))]


def answer(exact):
    nearest = float(exact)
    bits = struct.unpack("<Q", struct.pack("<d", nearest))[0]
    return (bits & 127) << 1 | (abs(exact) > abs(mpf(nearest)))


FUNCTIONS = [("sin", mp.sin, angle), ("cos", mp.cos, angle), ("exp", mp.exp, power), ("log", mp.log, positive),
             ("atan2", mp.atan2, direction)]

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "roundings.txt"), "w") as file:
    file.write("# Roundings of exact values, computed with mpmath by roundings.py, which says what the bytes mean.\n")
    for name, function, arguments in FUNCTIONS:
        dice = Dice()
        answers = bytes(answer(function(*map(mpf, arguments(dice, n % 4)))) for n in range(COUNT))
        file.write(name + " " + base64.b64encode(answers).decode() + "\n")
