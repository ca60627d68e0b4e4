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
    /// A malformed selection, or one that exceeds the run. `element` begins at `column`, counted in characters from 1.
    case selection(text: String, column: Int, element: String, problem: SelectionProblem)
    /// More frames than a run may have, held ones of a movie included.
    case tooManyFrames(Int, most: Int)
    /// A path whose extension does not name one of these formats.
    case format(path: String, among: [OutputFormat])
    /// A frame that should be shown for this many frames of `rate`, which the delay fraction of an animated PNG cannot
    /// express.
    case delay(frames: Int, rate: FrameRate)
    /// A GIF whose colors are chosen from a movie that ffmpeg cannot hold in `most` bytes.
    case paletteMemory(PixelSize, frames: Int, most: Int)
    /// A number of workers outside 1…`maximum`.
    case jobs(Int, maximum: Int)
    /// A manifest lists a name that is not a plain file name. Nothing was removed.
    case listedName(String)
    /// Files that are listed in the manifest of an earlier run but are not the ones it wrote, given as the first path
    /// and their number. Nothing was written or removed.
    case replaced(first: String, count: Int)
    /// Manifests that cannot be merged, given as the path of the first one that does not fit.
    case manifests(path: String, ManifestProblem)

    // MARK: The frames

    /// The run or the selection is empty.
    case noFrames
    /// A canvas with a side outside 1…`PixelSize.limit`.
    case canvas(PixelSize)
    /// A frame whose size differs from the run's.
    case frameSize(frame: Int, size: PixelSize, expected: PixelSize)
    /// A frame whose paths have more edges than can be drawn (`Rasterizer.isComplete`); `nil` for the only frame.
    case tooManyEdges(frame: Int?)
    /// A frame with more layers, or more cuts between layers in depth, than can be drawn (`DisplayList.isWhole`); `nil`
    /// for the only frame.
    case tooManyLayers(frame: Int?)
    /// A canvas that is not opaque, in a format without alpha.
    case noAlpha(OutputFormat)
    /// The PNG encoder failed.
    case encoding(PNGError)

    // MARK: Files

    /// Target files that exist although the policy is to refuse them, given as the first path and their number.
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
    /// Frames that were written or kept but are gone when the run ends, given as the first path and their number.
    case vanished(first: String, count: Int)
    /// Missing frames claimed by processes that no longer run, given as the first path and their number.
    case staleClaims(first: String, count: Int)

    // MARK: The machine

    /// Fewer worker threads could be started than requested.
    case threads(started: Int, asked: Int, SystemReason)
    /// The format needs ffmpeg, which is not installed.
    case noFFmpeg(OutputFormat)
    case cannotStart(program: String, SystemReason)
    /// ffmpeg failed, with the last line it printed.
    case ffmpegFailed(String)
    /// Stopped on request after `written` complete frames. If `isResumable`, those frames are kept, and a run that
    /// skips existing files continues from there.
    case interrupted(written: Int, isResumable: Bool)
}

extension OutputError {
    /// The families of errors that the exit status of a command distinguishes, numbered as in `sysexits.h`.
    public enum Kind: Int32, CaseIterable, Sendable {
        /// The request is wrong.
        case usage = 64
        /// The frames are wrong.
        case data = 65
        /// This machine cannot perform the task.
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
        case .pattern, .numberDoesNotFit, .selection, .tooManyFrames, .format, .delay, .paletteMemory, .jobs,
            .encoding(.invalidLevel):
            .usage
        case .noFrames, .canvas, .frameSize, .tooManyEdges, .tooManyLayers, .noAlpha, .listedName, .manifests: .data
        case .threads, .noFFmpeg, .cannotStart, .ffmpegFailed, .encoding: .software
        case .targetsExist, .replaced, .targetIsFolder, .targetIsNotAFile, .cannotCreate: .cannotCreate
        case .cannotWrite, .cannotRead, .cannotRemove, .vanished, .staleClaims: .inputOutput
        case .interrupted: .interrupted
        }
    }
}

/// The reason why the operating system refused a call, as the `errno` of that call.
public struct SystemReason: Equatable, Hashable, Sendable, CustomStringConvertible {
    public let code: Int32

    public init(_ code: Int32) {
        self.code = code
    }

    /// The current reason. It must be read right after the failed call, because any call in between may overwrite it.
    static var current: SystemReason { SystemReason(errno) }

    /// Text such as `No space left on device`. It is always English, because the program never sets a locale.
    public var description: String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            guard let text = buffer.baseAddress, strerror_r(code, text, buffer.count) == 0 else {
                return "system error \(code)"
            }
            return String(cString: text)
        }
    }
}
