import FramePNG
import FramePainting
import FrameTiming

extension OutputError: CustomStringConvertible {
    /// What, where, what was expected, and how to fix it: one line, without a final full stop.
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
        case .format(let path, let formats):
            "'\(path)' does not say what to write: let it end in "
                + formats.map { "." + $0.name }.joined(separator: " or ")
        case .delay(let frames, let rate):
            "a frame shown for \(frames) frame\(frames == 1 ? "" : "s") of \(rate) frames per second: an apng counts time in "
                + "fractions with parts up to 65535; choose another rate, or hold it for less long"
        case .jobs(let count):
            "\(count) workers: expected a number from 1 to \(FramePipeline.maximumJobs)"
        case .listedName(let name):
            "the manifest of the earlier run lists '\(name)', which is no plain file name: nothing was removed; "
                + "check where that manifest comes from"
        case .manifests(let path, let problem):
            "\(path): \(problem)"
        case .noFrames:
            "no frames to write: the run or the selection is empty"
        case .canvas(let size):
            "a canvas of \(size.width) x \(size.height) pixels: each side must be 1 to \(PixelSize.limit)"
        case .frameSize(let frame, let size, let expected):
            "frame \(frame) is \(size.width) x \(size.height) pixels, the run is \(expected.width) x "
                + "\(expected.height): all frames of a run have one size"
        case .noAlpha(let format):
            "the canvas can be seen through, which a \(format.name) cannot show: give the scene an opaque background, or write "
                + "apng, webm or mov"
        case .encoding(let error):
            error.message
        case .targetsExist(let first, let count):
            "'\(first)' exists\(count > 1 ? ", and so do \(count - 1) more of this run's files" : ""): choose another place, "
                + "or say what to do with existing files: overwrite, skip or clean"
        case .targetIsFolder(let path):
            "'\(path)' is a folder, and a file should go there: choose another name, or move the folder away"
        case .targetIsNotAFile(let path):
            "'\(path)' is a device, pipe or socket, and a file should go there: choose another name"
        case .cannotCreate(let path, let reason):
            "cannot create '\(path)': \(reason)"
        case .cannotWrite(let path, let reason):
            "cannot write '\(path)': \(reason); nothing incomplete was left under that name"
        case .cannotRead(let path, let reason):
            "cannot read '\(path)': \(reason)"
        case .cannotRemove(let path, let reason):
            "cannot remove '\(path)': \(reason)"
        case .threads(let started, let asked, let reason):
            "only \(started) of \(asked) workers could be started: \(reason); ask for fewer jobs"
        case .noFFmpeg(let format):
            "a \(format.rawValue) is made by ffmpeg, which is not installed: install it (apt-get install ffmpeg), or write "
                + "apng, which needs nothing"
        case .cannotStart(let program, let reason):
            "cannot start '\(program)': \(reason)"
        case .ffmpegFailed(let message):
            "ffmpeg failed: \(message)"
        case .noDigest:
            "libcrypto gives no SHA-256, which the manifest needs: check the OpenSSL configuration, or write no manifest"
        case .interrupted(let written):
            "interrupted after \(written) frame\(written == 1 ? "" : "s"); the files written are complete, and "
                + "skipping existing files resumes the run"
        }
    }
}

extension FrameNamePattern.Problem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .empty: "the pattern is empty; write a path such as frames/%05d.png"
        case .zeroByte: "a zero byte cannot stand in a path"
        case .percentSign: "'%' begins a frame field such as %05d; write %% for a plain percent sign"
        case .paddedWithSpaces(let digits): "this field pads with spaces; write %0\(digits)d to pad with zeros"
        case .bracket: "expected [frame] or [frame:5]; write %[ for a plain bracket"
        case .digits: "a frame field has 1 to \(FrameNamePattern.maximumDigits) digits; write %05d"
        case .secondField(let first):
            "a second frame field; the first is at column \(first), and a pattern has one. "
                + "Plain signs are written %%, %# and %["
        case .fieldInFolder: "a frame field in the folder part; put it behind the last '/'"
        }
    }
}

extension FrameSelection.Problem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .empty: "expected a frame number, a percentage, a time, 'first' or 'last'"
        case .unknown(let suggestion):
            "expected a frame number, 50%, 0.25s, 250ms, 'first' or 'last'"
                + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
        case .tooManyDigits: "at most \(ExactRatio.maximumDigits) digits"
        case .percentageAbove100: "percentages run from 0% to 100%"
        case .openRange(let suggestion): "a range needs both ends; did you mean '\(suggestion)'?"
        case .step: "the step behind 'x' is a whole number above 0, as in 10-20x2"
        case .stepWithoutRange(let suggestion): "a step needs a range; did you mean '\(suggestion)'?"
        case .backwards(let suggestion): "the range runs backwards; did you mean '\(suggestion)'?"
        case .outside(let count, let rate):
            "outside the run, which has frames 0 to \(count - 1) (0 s to \(Self.seconds(ofFrame: count - 1, at: rate)) s)"
        }
    }

    private static func seconds(ofFrame index: Int, at rate: FrameRate) -> String {
        let (numerator, denominator) = rate.seconds(ofFrame: index)
        return denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
    }
}
