import FramePNG
import FramePainting
import FrameTiming

extension OutputError: CustomStringConvertible {
    /// One line without a final full stop that states what failed, where, what was expected, and how to fix it.
    public var description: String {
        switch self {
        case .pattern(let text, let column, let problem):
            "file pattern '\(text)', column \(column): \(problem)"
        case .numberDoesNotFit(let number, let digits, let pattern):
            "frame \(number) does not fit the \(digits)-digit field of '\(pattern)': "
                + (number < 0
                    ? "frame numbers start at 0"
                    : "files would sort wrongly; write %0\(String(number).count)d for the field, or start lower")
        case .selection(let text, let column, let element, let problem):
            "frames '\(text)', column \(column)\(element.isEmpty ? "" : ", '\(element)'"): \(problem)"
        case .format(let path, let formats) where !Self.hasExtension(path):
            "'\(path)' has no extension; write "
                + formats.map { "'\(path).\($0.name)'" }.joined(separator: " or ")
        case .format(let path, let formats):
            "the extension of '\(path)' names no format: expected "
                + formats.map { "." + $0.name }.joined(separator: " or ")
        case .delay(let frames, let rate):
            "a frame shown for \(frames) frame\(frames == 1 ? "" : "s") of \(rate) frames per second: the delay of an apng is a "
                + "fraction with parts up to 65535; choose another rate, or a shorter hold"
        case .tooManyFrames(let count, let most):
            "\(count) frames: at most \(most) are possible in one run; choose fewer frames, a lower rate, or "
                + "shorter holds"
        case .paletteMemory(let size, let frames, let most):
            "a gif of \(frames) frames of \(size.width) x \(size.height) pixels: to choose its colors, ffmpeg holds the whole movie in "
                + "memory, of which it gets at most \(most / 1_000_000_000) GB; choose fewer or smaller frames, or "
                + "colors for each frame"
        case .jobs(let count, let maximum):
            "\(count) workers: expected a number from 1 to \(maximum)"
        case .listedName(let name):
            "the manifest of the earlier run lists '\(name)', which is not a plain file name: nothing was removed; "
                + "check where that manifest comes from"
        case .replaced(let first, let count):
            "'\(first)'\(count > 1 ? " and \(more(count, "file"))" : "") of the earlier run's manifest changed since: nothing was "
                + "removed; move \(count > 1 ? "them" : "it") away, or overwrite"
        case .manifests(let path, let problem):
            "\(path): \(problem)"
        case .noFrames:
            "no frames to write: the run or the selection is empty"
        case .canvas(let size):
            "a canvas of \(size.width) x \(size.height) pixels: each side must be 1 to \(PixelSize.limit)"
        case .frameSize(let frame, let size, let expected):
            "frame \(frame) is \(size.width) x \(size.height) pixels, the run is \(expected.width) x "
                + "\(expected.height): all frames of a run have one size"
        case .tooManyEdges(let frame):
            "\(frame.map { "frame \($0)" } ?? "the picture") has paths with too many edges: together they may touch "
                + "8388608 rows of pixels; use simpler paths, thinner strokes of curves, or a smaller canvas"
        case .tooManyLayers(let frame):
            "\(frame.map { "frame \($0)" } ?? "the picture") has too many layers: at most 524288 are drawn, copies by "
                + "replicator layers included, and those in one space in depth cut each other at most 1024 times; use fewer copies"
        case .noAlpha(let format):
            "the canvas is not opaque, and \(format.name) has no alpha: give the scene an opaque background, or write "
                + OutputFormat.alternativesWithAlpha
        case .encoding(let error):
            error.message
        case .targetsExist(let first, let count):
            "'\(first)' exists\(count > 1 ? ", and so \(count == 2 ? "does" : "do") \(count - 1) more of this run's files" : ""): choose another place, "
                + "or say what to do with existing files: overwrite, skip or clean"
        case .targetIsFolder(let path):
            "'\(path)' is a folder, not a file: choose another name, or move the folder away"
        case .targetIsNotAFile(let path):
            "'\(path)' is a device, pipe or socket, not a file: choose another name, or remove it"
        case .cannotCreate(let path, let reason):
            "cannot create '\(path)': \(reason)"
        case .cannotWrite(let path, let reason):
            "cannot write '\(path)': \(reason); nothing incomplete was left under that name"
        case .cannotRead(let path, let reason):
            "cannot read '\(path)': \(reason)"
        case .cannotRemove(let path, let reason):
            "cannot remove '\(path)': \(reason)"
        case .vanished(let first, let count):
            "'\(first)' vanished during the run\(count > 1 ? ", and so did \(more(count, "frame"))" : ""): the sequence is "
                + "incomplete; skipping existing files writes what is missing"
        case .staleClaims(let first, let count):
            "'\(first)' is missing\(count > 1 ? ", and so \(count == 2 ? "is" : "are") \(more(count, "frame"))" : ""): the process that claimed it no "
                + "longer runs; when no other is at work, a run that skips existing files without claims writes it"
        case .threads(let started, let asked, let reason):
            "only \(started) of \(asked) workers could be started: \(reason); ask for fewer jobs"
        case .noFFmpeg(let format):
            "\(format.name) needs ffmpeg, which is not installed: install it (apt-get install ffmpeg), or write "
                + OutputFormat.list("or") { !$0.needsFFmpeg }
        case .cannotStart(let program, let reason):
            "cannot start '\(program)': \(reason)"
        case .ffmpegFailed(let message):
            "ffmpeg failed: \(message)"
        case .interrupted(let written, let isResumable):
            "interrupted after \(written) frame\(written == 1 ? "" : "s"); "
                + (isResumable
                    ? "the files written are complete, and skipping existing files resumes the run"
                    : "a single file of all frames cannot be resumed: render it again")
        }
    }

    /// Returns a phrase for the items besides the first, such as `1 more file`.
    private func more(_ count: Int, _ thing: String) -> String {
        "\(count - 1) more \(thing)\(count == 2 ? "" : "s")"
    }

    /// Whether the name of a file has a dot after its first character.
    private static func hasExtension(_ path: String) -> Bool {
        path.split(separator: "/").last?.dropFirst().contains(".") ?? false
    }
}
