public import FrameTiming
import Glibc
import Synchronization

/// The one file of a movie while it is written. Used by one thread at a time.
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

    /// The folder a file is to be written into, free of what killed processes left of that file.
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

/// What the formats that hold all frames in one file need to know besides the frames.
public struct MovieSettings: Equatable, Sendable {
    public var rate: FrameRate
    /// For how many frames the first one shows beyond its own, 0 or more.
    public var holdFirst: Int
    /// For how many frames the last one shows beyond its own, 0 or more.
    public var holdLast: Int
    /// How often an APNG or a GIF plays, 0 for without end.
    public var plays: Int
    /// Where the program `ffmpeg` is; `nil` when there is none.
    public var ffmpeg: String?

    public init(rate: FrameRate, holdFirst: Int = 0, holdLast: Int = 0, plays: Int = 0, ffmpeg: String? = nil) {
        self.rate = rate
        self.holdFirst = holdFirst
        self.holdLast = holdLast
        self.plays = plays
        self.ffmpeg = ffmpeg
    }

    /// How many frames the one at `index` of `count` stands for.
    func frames(at index: Int, of count: Int) -> Int {
        1 + (index == 0 ? holdFirst : 0) + (index == count - 1 ? holdLast : 0)
    }
}

/// Where the one file of a movie goes.
public enum MovieTarget: Equatable, Sendable {
    /// A file, which appears when it is complete.
    case file(path: String, replacing: Bool)
    case standardOutput
}
