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
