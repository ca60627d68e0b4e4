public import FramePNG
public import FramePainting
public import FrameTiming
import Glibc

/// Everything that can go wrong between a display list and its file. Paths are as the caller gave them.
public enum OutputError: Error, Equatable, Sendable {
    // MARK: The request

    /// A malformed pattern. `column` counts characters from 1.
    case pattern(text: String, column: Int, problem: PatternProblem)
    /// A negative number, or one with more digits than the pattern's field.
    case numberDoesNotFit(number: Int, digits: Int, pattern: String)
    /// A malformed selection, or one that leaves the run. `element` begins at `column`, counted in characters from 1.
    case selection(text: String, column: Int, element: String, problem: SelectionProblem)
    /// A path whose extension names none of these formats.
    case format(path: String, among: [OutputFormat])
    /// A frame is to show for this many frames of `rate`, which an animated PNG's delay fraction cannot express.
    case delay(frames: Int, rate: FrameRate)
    /// A number of workers outside 1…`maximum`.
    case jobs(Int, maximum: Int)
    /// A manifest lists a name that is not a plain file name. Nothing was removed.
    case listedName(String)
    /// Files that the manifest of an earlier run lists and that are not the ones it wrote: the path of the first, and how many.
    /// Nothing was written or removed.
    case replaced(first: String, count: Int)
    /// Manifests that cannot be merged, and the path of the first that does not fit.
    case manifests(path: String, ManifestProblem)

    // MARK: The frames

    /// The run or the selection is empty.
    case noFrames
    /// A canvas with a side outside 1…`PixelSize.limit`.
    case canvas(PixelSize)
    /// A frame whose size differs from the run's.
    case frameSize(frame: Int, size: PixelSize, expected: PixelSize)
    /// A frame whose paths have more edges than can be drawn (`Rasterizer.isComplete`); `nil` for the only one.
    case tooManyEdges(frame: Int?)
    /// A frame with more layers, or more cuts between layers in depth, than can be drawn (`DisplayList.isWhole`); `nil` for the
    /// only one.
    case tooManyLayers(frame: Int?)
    /// A canvas that is not opaque, in a format without alpha.
    case noAlpha(OutputFormat)
    /// The PNG encoder failed.
    case encoding(PNGError)

    // MARK: Files

    /// Some target files exist and the policy is to refuse: the path of the first, and how many there are.
    case targetsExist(first: String, count: Int)
    /// The target is a folder.
    case targetIsFolder(String)
    /// The target is a device, pipe or socket, which a rename would destroy.
    case targetIsNotAFile(String)
    /// A folder, a file or its final name could not be created.
    case cannotCreate(path: String, SystemReason)
    case cannotWrite(path: String, SystemReason)
    case cannotRead(path: String, SystemReason)
    case cannotRemove(path: String, SystemReason)
    /// Frames that were written or kept are no longer there when the run ends: the path of the first, and how many.
    case vanished(first: String, count: Int)
    /// Frames are missing that processes claimed which no longer run: the path of the first, and how many.
    case staleClaims(first: String, count: Int)

    // MARK: The machine

    /// Fewer worker threads could be started than requested.
    case threads(started: Int, asked: Int, SystemReason)
    /// The format needs ffmpeg, which is not installed.
    case noFFmpeg(OutputFormat)
    case cannotStart(program: String, SystemReason)
    /// ffmpeg failed; the last line it printed.
    case ffmpegFailed(String)
    /// Stopped on request after `written` complete frames. `isResumable`: those are kept, and a run that skips existing
    /// files goes on from there.
    case interrupted(written: Int, isResumable: Bool)
}

extension OutputError {
    /// The families of errors that a command's exit status distinguishes, numbered as in `sysexits.h`.
    public enum Kind: Int32, CaseIterable, Sendable {
        /// The request is wrong.
        case usage = 64
        /// The frames are wrong.
        case data = 65
        /// This machine cannot do it.
        case software = 70
        /// A file or folder cannot be created.
        case cannotCreate = 73
        /// Reading or writing a file failed.
        case inputOutput = 74
        /// Stopped on request: 128 plus the number of SIGINT, as in shells.
        case interrupted = 130
    }

    public var kind: Kind {
        switch self {
        case .pattern, .numberDoesNotFit, .selection, .format, .delay, .jobs, .encoding(.invalidLevel): .usage
        case .noFrames, .canvas, .frameSize, .tooManyEdges, .tooManyLayers, .noAlpha, .listedName, .manifests: .data
        case .threads, .noFFmpeg, .cannotStart, .ffmpegFailed, .encoding: .software
        case .targetsExist, .replaced, .targetIsFolder, .targetIsNotAFile, .cannotCreate: .cannotCreate
        case .cannotWrite, .cannotRead, .cannotRemove, .vanished, .staleClaims: .inputOutput
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

    /// Must be read right after the failed call: any call in between may overwrite it.
    static var current: SystemReason { SystemReason(errno) }

    /// For example `No space left on device`. Always English: the program never sets a locale.
    public var description: String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            guard let text = buffer.baseAddress, strerror_r(code, text, buffer.count) == 0 else {
                return "system error \(code)"
            }
            return String(cString: text)
        }
    }
}
