internal import Glibc

/// Reads the contents of input files. Every file that a user, a scene or a storyboard names is opened here.
public enum InputBytes {
    /// The reason why a file was not read.
    public enum Refusal: Error, Equatable, Sendable {
        case missing
        case folder
        /// The file is a pipe, socket or device, for which reading could wait forever.
        case notAFile
        /// The file cannot be read, for a reason given by the system, such as “Permission denied”.
        case unreadable(String)
        /// The file is larger than the limit, in bytes.
        case tooLarge(limit: Int)

        /// Part of a message, after the name of the file.
        public var message: String {
            switch self {
            case .missing: "no such file"
            case .folder: "a folder; expected a file"
            case .notAFile: "a pipe or device; expected a file"
            case .unreadable(let reason): reason
            case .tooLarge(let limit):
                limit >= 1 << 20 ? "is larger than \(limit >> 20) MiB" : "is larger than \(limit >> 10) KiB"
            }
        }
    }

    /// Reads the regular file at a path, following links.
    ///
    /// - Parameter limit: Maximum size in bytes.
    public static func read(_ path: String, limit: Int) throws(Refusal) -> [UInt8] {
        // Without O_NONBLOCK, opening a pipe waits for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR: throw .missing
            case ENXIO: throw .notAFile
            default: throw .unreadable(lastError)
            }
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(lastError) }
        try check(status)
        return try read(descriptor, size: Int(status.st_size), limit: limit)
    }

    /// Checks that a path leads to a regular file, for libraries that open it themselves.
    public static func check(_ path: String) throws(Refusal) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { throw .missing }
            throw .unreadable(lastError)
        }
        try check(status)
    }

    /// Whether a path leads into a folder once all links are resolved; `false` if one of them does not exist.
    public static func isInside(_ path: String, folder: String) -> Bool {
        guard let file = resolve(path), let folder = resolve(folder) else { return false }
        return file.hasPrefix(folder == "/" ? folder : folder + "/")
    }

    private static func resolve(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func check(_ status: stat) throws(Refusal) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: throw .folder
        default: throw .notAFile
        }
    }

    /// - Parameter size: Size reported by the system; 0 for files generated when they are read.
    private static func read(_ descriptor: Int32, size: Int, limit: Int) throws(Refusal) -> [UInt8] {
        guard size <= limit else { throw .tooLarge(limit: limit) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size)
        var part = [UInt8](repeating: 0, count: min(max(size + 1, 1 << 12), 1 << 18))
        while true {
            let count = Glibc.read(descriptor, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(lastError) }
            if count == 0 { return bytes }
            bytes += part[..<count]
            guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
        }
    }

    /// Text of the last error. It is always English, because the program never sets a locale.
    private static var lastError: String {
        let code = errno
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            guard let text = buffer.baseAddress, strerror_r(code, text, buffer.count) == 0 else {
                return "system error \(code)"
            }
            return String(cString: text)
        }
    }
}
