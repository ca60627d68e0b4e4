public import FrameTiming
import Glibc
import Synchronization

/// The single file of a movie while it is written. Used by one thread at a time.
final class MovieFile: Sendable {
    private let target: MovieTarget
    private let folder: Folder?
    private let file: Mutex<TemporaryFile?>

    /// - Throws: As ``WholeFile/write(_:to:replacing:)``.
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

    /// Creates the folder of a file and removes what killed processes left behind of that file.
    static func folder(for path: String, replacing: Bool) throws(OutputError) -> Folder {
        let folder = try Folder(creating: Folder.parent(of: path))
        do throws(OutputError) {
            if try Target.exists(path), !replacing { throw .targetsExist(first: path, count: 1) }
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

    /// - Throws: As ``TemporaryFile/commit()``.
    func commit() throws(OutputError) {
        try file.withLock { file throws(OutputError) in
            try file?.commit()
            file = nil
        }
    }

    func abandon() {
        file.withLock { $0 = nil }
        folder?.removeIfEmpty()
    }
}

/// Options of formats that hold all frames in one file.
public struct MovieSettings: Equatable, Sendable {
    public var rate: FrameRate
    /// The number of frames for which the first one shows beyond its own time, 0 or more.
    public var holdFirst: Int
    /// The number of frames for which the last one shows beyond its own time, 0 or more.
    public var holdLast: Int
    /// How often the movie plays, in formats with ``OutputFormat/hasLoopCount``; 0 loops forever.
    public var plays: Int
    /// The colours of a GIF.
    public var palette = GIFPalette()
    /// The path of the program `ffmpeg`; `nil` when it is not installed.
    public var ffmpeg: String?

    public init(rate: FrameRate, holdFirst: Int = 0, holdLast: Int = 0, plays: Int = 0, ffmpeg: String? = nil) {
        self.rate = rate
        self.holdFirst = holdFirst
        self.holdLast = holdLast
        self.plays = plays
        self.ffmpeg = ffmpeg
    }

    /// The number of frames for which the frame at `index` of `count` shows.
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
