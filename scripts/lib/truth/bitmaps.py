"""The bitmaps of cases that draw images: straight bytes."""

import numpy as np


def all():
    y, x = np.mgrid[0:9, 0:12]
    scene = np.stack([20 + 19 * x, 240 - 25 * y, 90 + 12 * ((3 * x + 5 * y) % 11), np.full(x.shape, 255)], -1)
    y, x = np.mgrid[0:6, 0:6]
    checker = np.where(((x + y) % 2)[..., None] == 0, [255, 255, 255, 255], [0, 0, 0, 255])
    y, x = np.mgrid[0:8, 0:8]
    glass = np.stack([255 - 30 * x, 40 + 20 * y, 30 * x + 5, (37 * x + 53 * y) % 256], -1)
    dot = np.array([[[200, 60, 20, 128]]])
    row = np.array([[[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 0, 0]]])
    y, x = np.mgrid[0:96, 0:96]
    large = np.stack([(x * 5 + y) % 256, (y * 3) % 256, (x * y // 9) % 256, np.full(x.shape, 255)], -1)
    return {
        "scene": scene, "checker": checker, "glass": glass, "dot": dot, "row": row, "large": large,
    }
