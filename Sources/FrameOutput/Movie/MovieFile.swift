public import FrameTiming
import Glibc
import Synchronization

/// The single file of a movie while it is written. Only one thread may use it at a time.
final class MovieFile: Sendable {
    private let target: MovieTarget
    private let folder: Folder?
    private let file: Mutex<TemporaryFile?>

    /// - Throws: The errors of ``WholeFile/write(_:to:replacing:)``.
    init(_ target: MovieTarget) throws(OutputError) {
        self.target = target
        switch target {
        case .file(let path, let replacing):
            let folder = try MovieFile.folder(for: path, replacing: replacing)
            do throws(OutputError) {
                file = Mutex(try TemporaryFile(for: path))
            } catch {
                folder.removeIfEmpty()
                throw error
            }
            self.folder = folder
        case .standardOutput:
            folder = nil
            file = Mutex(nil)
        }
    }

    /// Creates the folder of a file and removes anything that killed processes left behind for that file.
    static func folder(for path: String, replacing: Bool) throws(OutputError) -> Folder {
        let folder = try Folder(creating: Folder.parent(of: path))
        do throws(OutputError) {
            if try Target.exists(path), !replacing, !FileMark.isOn(path) { throw .targetsExist(first: path, count: 1) }
            try Leftovers.remove(for: [path])
        } catch {
            folder.removeIfEmpty()
            throw error
        }
        return folder
    }

    /// - Throws: ``OutputError/cannotWrite(path:_:)``.
    func write(_ bytes: [UInt8]) throws(OutputError) {
        switch target {
        case .file:
            try file.withLock { file throws(OutputError) in try file?.write(bytes) }
        case .standardOutput:
            let reason = Descriptor.write(bytes, to: STDOUT_FILENO)
            if let reason { throw .cannotWrite(path: "standard output", reason) }
        }
    }

    /// - Parameter marked: Whether a ``FileMark`` is appended before the file is renamed.
    /// - Throws: The errors of ``TemporaryFile/commit(marked:)``.
    func commit(marked: Bool = false) throws(OutputError) {
        try file.withLock { file throws(OutputError) in
            try file?.commit(marked: marked)
            file = nil
        }
    }

    func abandon() {
        file.withLock { $0 = nil }
        folder?.removeIfEmpty()
    }
}

/// Options for formats that hold all frames in one file.
public struct MovieSettings: Equatable, Sendable {
    /// The time that H.264 may take. Other encoders have one effort.
    public enum Effort: Sendable {
        /// Half of the standard time, for a file of about the same size.
        case low
        case standard
        /// Several times the standard time, for a smaller file.
        case high
    }

    public var rate: FrameRate
    /// Number of frames, 0 or more, for which the first frame is shown in addition to its own time.
    public var holdFirst: Int
    /// Number of frames, 0 or more, for which the last frame is shown in addition to its own time.
    public var holdLast: Int
    /// Number of times the movie plays, in formats with ``OutputFormat/hasLoopCount``; 0 loops forever.
    public var plays: Int
    /// Colors of a GIF.
    public var palette = GIFPalette()
    /// The setting that determines the size of a lossy file.
    public var quality = MovieQuality.standard
    /// The maximum number of frames between key frames; `nil` for the encoder's own interval.
    public var keyInterval: Int?
    /// How long the encoder searches for a smaller file.
    public var effort = Effort.standard
    /// Path of the program `ffmpeg`; `nil` if it is not installed.
    public var ffmpeg: String?

    public init(rate: FrameRate, holdFirst: Int = 0, holdLast: Int = 0, plays: Int = 0, ffmpeg: String? = nil) {
        self.rate = rate
        self.holdFirst = holdFirst
        self.holdLast = holdLast
        self.plays = plays
        self.ffmpeg = ffmpeg
    }

    /// Returns the number of frames for which the frame at `index` of `count` is shown.
    func frames(at index: Int, of count: Int) -> Int {
        1 + (index == 0 ? holdFirst : 0) + (index == count - 1 ? holdLast : 0)
    }
}

/// The destination of a movie.
public enum MovieTarget: Equatable, Sendable {
    /// A file that appears when it is complete.
    case file(path: String, replacing: Bool)
    case standardOutput
}
