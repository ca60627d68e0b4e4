"""Reads a movie with another program. Exits with 1 and a sentence if the result is wrong.

    movies.py apng READER FILE FRAMES RATE HELD_FIRST HELD_LAST PLAYS [CHROMIUM]
    movies.py movie FILE RATE COUNT [HELD_FIRST HELD_LAST]
    movies.py gif FILE RATE COUNT PLAYS
    movies.py end FILE COUNT
    movies.py colors FILE [FILTER]

FRAMES is the folder with the same frames as PNG files; frames are held for so many frames more.
"""

import base64
import json
import pathlib
import subprocess
import sys
import tempfile
from fractions import Fraction

from PIL import Image

sys.dont_write_bytecode = True


def expect(what, actual, expected):
    if actual != expected:
        raise SystemExit(f"{what}: {str(actual)[:300]}, expected {str(expected)[:300]}")


def run(*words):
    return subprocess.run(words, check=True, capture_output=True).stdout


def slices(data, size):
    length = size[0] * size[1] * 4
    return [data[start:start + length] for start in range(0, len(data), length)]


def probe(path, *entries):
    return json.loads(run("ffprobe", "-v", "error", "-count_frames", "-show_entries", ",".join(entries), "-of", "json", path))


# Every reader returns frames as RGBA and delays in seconds, or None if it does not keep them.


def pillow(path, size):
    animation = Image.open(path)
    frames, delays = [], []
    for index in range(animation.n_frames):
        animation.seek(index)
        frames.append(animation.convert("RGBA").tobytes())
        delays.append(animation.info["duration"] / 1000)
    return frames, delays, animation.info["loop"]


def imagemagick(path, size):
    return slices(run("convert", f"apng:{path}", "-depth", "8", "rgba:-"), size), None, None


def ffmpeg(path, size):
    data = run("ffmpeg", "-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgba", "-vsync", "passthrough", "-")
    times = [float(frame["pts_time"]) for frame in probe(path, "frame=pts_time")["frames"]]
    return slices(data, size), [later - sooner for sooner, later in zip(times, times[1:])], None


def chromium(path, size):
    from browser import Visit

    script = """(async () => {
      const bytes = Uint8Array.from(atob("%s"), c => c.charCodeAt(0));
      const decoder = new ImageDecoder({ data: bytes, type: "image/png", colorSpaceConversion: "none" });
      await decoder.tracks.ready; await decoder.completed;
      const { frameCount, repetitionCount } = decoder.tracks.selectedTrack, frames = [], delays = [];
      const canvas = document.createElement("canvas"), pen = canvas.getContext("2d", { willReadFrequently: true });
      for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex });
        canvas.width = image.displayWidth; canvas.height = image.displayHeight;
        pen.drawImage(image, 0, 0);
        const data = pen.getImageData(0, 0, canvas.width, canvas.height).data;
        let text = "";
        for (let start = 0; start < data.length; start += 32768) text += String.fromCharCode(...data.subarray(start, start + 32768));
        frames.push(btoa(text)); delays.push(image.duration / 1e6); image.close();
      }
      return JSON.stringify({ frames, delays, plays: repetitionCount === Infinity ? 0 : repetitionCount + 1 });
    })()""" % base64.b64encode(pathlib.Path(path).read_bytes()).decode()
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder, "page.html")
        page.write_text("<!doctype html><title>reader</title>")
        with Visit(sys.argv[9], page) as visit:
            answer = json.loads(visit.browser.value(script))
    return [base64.b64decode(frame) for frame in answer["frames"]], answer["delays"], answer["plays"]


def apng(reader, path, folder, rate, held_first, held_last, plays):
    paths = sorted(pathlib.Path(folder).glob("*.png"))
    images = [Image.open(path).convert("RGBA") for path in paths]
    frames, delays, loop = {"pillow": pillow, "imagemagick": imagemagick, "ffmpeg": ffmpeg,
                            "chromium": chromium}[reader](path, images[0].size)
    if reader == "imagemagick":
        # It uses ffmpeg to make frames of equal length, so that a held frame is repeated.
        images = images[:1] * held_first + images + images[-1:] * held_last
    expect("frames", len(frames), len(images))
    for index, (frame, image) in enumerate(zip(frames, images)):
        if frame != image.tobytes():
            raise SystemExit(f"the pixels of frame {index} are others")
    if delays is not None:
        expected = [1 / rate] * len(images)
        expected[0] += held_first / rate
        expected[-1] += held_last / rate
        for index, (delay, value) in enumerate(zip(delays, expected)):
            # Chromium reports whole milliseconds, and ffmpeg rounds to its own time base.
            if abs(delay - float(value)) > (0.001 if reader == "chromium" else 0.000_05):
                raise SystemExit(f"frame {index} shows for {delay} s, expected {float(value)}")
    if loop is not None:
        expect("plays", loop, plays)


def line(path, count, skipped, step):
    """The darkest column of every frame: where the line is."""
    size = [probe(path, "stream=width,height")["streams"][0][side] for side in ("width", "height")]
    data = run("ffmpeg", "-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "gray", "-vsync", "passthrough", "-")
    frames = [data[start:start + size[0] * size[1]] for start in range(0, len(data), size[0] * size[1])]
    for index in range(count):
        row = frames[index + skipped][size[0] * 20:size[0] * 21]
        column = min(range(size[0]), key=row.__getitem__)
        if abs(column - 1 - index * step) > 1 or row[column] > 120:
            raise SystemExit(f"frame {index}: the darkest column is {column} ({row[column]})")


def movie(path, rate, count, held_first=None, held_last=0):
    stream = probe(path, "stream=nb_read_frames,avg_frame_rate")["streams"][0]
    held = (int(held_first or 0), int(held_last))
    expect("frames", int(stream["nb_read_frames"]), count + sum(held))
    found = Fraction(stream["avg_frame_rate"])
    # WebM counts whole milliseconds.
    expect("rate", abs(found / rate - 1) < Fraction(1, 2000), True)
    if held_first is not None:
        line(path, count, held[0], 1)


def gif(path, rate, count, plays):
    animation = Image.open(path)
    expect("frames", animation.n_frames, count)
    for index in range(count):
        animation.seek(index)
        expect(f"hundredths of frame {index}", animation.info["duration"], 1000 / float(rate))
    # The block holds the number of repetitions; without it, a GIF plays once.
    expect("plays", 1 if "loop" not in animation.info else animation.info["loop"] and animation.info["loop"] + 1, plays)
    movie(path, rate, count)
    line(path, count, 0, 60 / 50)


def end(path, count):
    """The last picture shows the line where it is in the last frame."""
    animation = Image.open(path)
    animation.seek(animation.n_frames - 1)
    row = animation.convert("L").crop((0, 20, animation.width, 21)).tobytes()
    expect("the darkest column of the last picture", min(range(len(row)), key=row.__getitem__), count)


def colors(path, filters="null"):
    """Four colors within two levels, in the first frame."""
    data = run("ffmpeg", "-v", "error", "-i", path, "-frames:v", "1", "-vf", filters, "-f", "rawvideo", "-pix_fmt", "rgb24", "-")
    for index, color in enumerate([(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 128, 0)]):
        start = (8 * 64 + 8 + 16 * index) * 3
        found = tuple(data[start:start + 3])
        if max(abs(a - b) for a, b in zip(found, color)) > 2:
            raise SystemExit(f"{color} is read as {found}")


def main():
    words = sys.argv[1:]
    if words[0] == "apng":
        apng(*words[1:4], Fraction(words[4]), *map(int, words[5:8]))
    elif words[0] == "end":
        end(words[1], int(words[2]))
    elif words[0] == "colors":
        colors(*words[1:])
    elif words[0] == "movie":
        movie(words[1], Fraction(words[2]), int(words[3]), *words[4:])
    else:
        gif(words[1], Fraction(words[2]), int(words[3]), int(words[4]))


main()
