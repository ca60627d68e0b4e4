public import FramePNG
public import FramePainting
public import FrameTiming
import Glibc

/// Everything that can go wrong between a frame and its file. Paths are as the caller gave them.
public enum OutputError: Error, Equatable, Sendable {
    // MARK: What was asked for

    /// A pattern that does not read. `column` counts characters from 1.
    case pattern(text: String, column: Int, problem: FrameNamePattern.Problem)
    /// A number with more digits than the pattern's field, or a negative one.
    case numberDoesNotFit(number: Int, digits: Int, pattern: String)
    /// A selection that does not read, or leaves the run. `element` begins at `column`, counted in characters from 1.
    case selection(text: String, column: Int, element: String, problem: FrameSelection.Problem)
    /// A path whose extension names none of these formats.
    case format(path: String, among: [OutputFormat])
    /// A frame shows for as many frames of a rate, which the parts of an animated PNG's fraction cannot express.
    case delay(frames: Int, rate: FrameRate)
    /// A number of workers outside 1…``FramePipeline/maximumJobs``.
    case jobs(Int)
    /// A manifest lists a name that is not a plain file name, so nothing by that name is removed.
    case listedName(String)

    /// Manifests that do not make one; the path of the one that does not fit.
    case manifests(path: String, ManifestMerge.Problem)

    // MARK: The frames

    /// Nothing to write.
    case noFrames
    /// A canvas with a side outside 1…``FramePainting/PixelSize/limit``.
    case canvas(PixelSize)
    /// A frame whose canvas is not that of the run.
    case frameSize(frame: Int, size: PixelSize, expected: PixelSize)
    /// A canvas that can be seen through, in a format that cannot.
    case noAlpha(OutputFormat)
    /// The PNG encoder refused.
    case encoding(PNGError)

    // MARK: Files

    /// Some files to be written exist and the policy says to refuse: the first one's path, and how many.
    case targetsExist(first: String, count: Int)
    /// A folder stands where a file should go.
    case targetIsFolder(String)
    /// A device, pipe or socket stands where a file should go; a rename would destroy it.
    case targetIsNotAFile(String)
    /// A folder, a file or its final name could not be made.
    case cannotCreate(path: String, SystemReason)
    case cannotWrite(path: String, SystemReason)
    case cannotRead(path: String, SystemReason)
    case cannotRemove(path: String, SystemReason)

    // MARK: The machine

    /// Fewer worker threads could be started than were asked for.
    case threads(started: Int, asked: Int, SystemReason)
    /// A film was asked for, and ffmpeg is not installed.
    case noFFmpeg(FilmFormat)
    case cannotStart(program: String, SystemReason)
    /// ffmpeg ended with an error; its last words.
    case ffmpegFailed(String)
    /// libcrypto does not give SHA-256.
    case noDigest
    /// Stopped on request, after that many frames were written in whole.
    case interrupted(written: Int)
}

extension OutputError {
    /// The families of errors a command tells apart by its exit status, with the numbers of `sysexits.h`.
    public enum Kind: Int32, CaseIterable, Sendable {
        /// The request itself is wrong.
        case usage = 64
        /// The frames are.
        case data = 65
        /// This machine cannot do it.
        case software = 70
        /// A file or folder cannot be made.
        case cannotCreate = 73
        /// Reading or writing a file failed.
        case inputOutput = 74
        /// Stopped on request: 128 and the number of SIGINT, as shells count it.
        case interrupted = 130
    }

    public var kind: Kind {
        switch self {
        case .pattern, .numberDoesNotFit, .selection, .format, .delay, .jobs, .encoding(.invalidLevel): .usage
        case .noFrames, .canvas, .frameSize, .noAlpha, .listedName, .manifests: .data
        case .threads, .noDigest, .noFFmpeg, .cannotStart, .ffmpegFailed, .encoding: .software
        case .targetsExist, .targetIsFolder, .targetIsNotAFile, .cannotCreate: .cannotCreate
        case .cannotWrite, .cannotRead, .cannotRemove: .inputOutput
        case .interrupted: .interrupted
        }
    }
}

/// Why the operating system refused: the `errno` of a failed call.
public struct SystemReason: Equatable, Hashable, Sendable, CustomStringConvertible {
    public let code: Int32

    public init(_ code: Int32) {
        self.code = code
    }

    /// Right after the call: anything in between may overwrite it.
    static var current: SystemReason { SystemReason(errno) }

    /// `No space left on device`. In English: the program never chooses another locale.
    public var description: String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            guard let text = buffer.baseAddress, strerror_r(code, text, buffer.count) == 0 else {
                return "system error \(code)"
            }
            return String(cString: text)
        }
    }
}
