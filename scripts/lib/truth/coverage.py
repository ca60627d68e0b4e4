"""How much of each pixel polygons cover: each row of pixels is cut into LINES lines, and on each line the covered lengths
between the edges it meets are added up. Exact along x; along y off by half a line at most."""

import numpy as np

LINES = 512


def coverage(polygons, rule, width, height, lines=LINES):
    numbers, places, windings = [], [], []
    for points in polygons:
        ends = np.roll(points, -1, 0)
        for (x0, y0), (x1, y1) in zip(points, ends):
            winding = 1 if y1 > y0 else -1
            if y1 < y0:
                x0, y0, x1, y1 = x1, y1, x0, y0
            # Line k lies at (k + 1/2) / lines.
            first = int(max(0, np.ceil(min(max(y0, -1), height + 1) * lines - 0.5)))
            last = int(min(height * lines, np.ceil(min(max(y1, -1), height + 1) * lines - 0.5)))
            if first >= last:
                continue
            rows = np.arange(first, last)
            numbers.append(rows)
            places.append(x0 + ((rows + 0.5) / lines - y0) * ((x1 - x0) / (y1 - y0)))
            windings.append(np.full(last - first, winding))
    if not numbers:
        return np.zeros((height, width))
    numbers, places, windings = map(np.concatenate, (numbers, places, windings))
    order = np.lexsort((places, numbers))
    numbers, places, windings = numbers[order], places[order], windings[order]
    # All polygons are closed, so the winding is 0 again at the end of each line and one sum does for all.
    sums = np.cumsum(windings)
    inside = sums % 2 != 0 if rule == "evenodd" else sums != 0
    before = np.concatenate([[False], inside[:-1]])
    change = inside.astype(int) - before.astype(int)
    used = change != 0
    numbers, places, change = numbers[used], np.clip(places[used], 0, width), change[used]
    # From a place on everything is covered (or no more): a part of its own pixel, all of those behind.
    column = np.minimum(places.astype(int), width - 1)
    part = column + 1 - places
    cells = np.zeros((height, width + 1))
    np.add.at(cells, (numbers // lines, column), change * part / lines)
    np.add.at(cells, (numbers // lines, column + 1), change * (1 - part) / lines)
    return np.clip(np.cumsum(cells, 1)[:, :width], 0, 1)
