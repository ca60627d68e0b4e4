internal import FrameOutput
internal import Glibc

/// Reads whole files and streams.
package enum InputFile {
    /// The largest input: 256 MiB (tuned: a display list with a dozen large images takes a quarter).
    static let sizeLimit = 256 << 20

    /// - Throws: ``GoldenError/missing(path:reason:)`` when the file does not exist or cannot be opened,
    ///   ``GoldenError/unreadable(path:reason:)`` when reading fails, ``GoldenError/tooLarge(path:limit:)``.
    package static func read(_ path: String) throws(GoldenError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .missing(path: path, reason: errno == ENOENT ? "no such file" : lastError)
        }
        defer { close(descriptor) }
        return try read(descriptor, name: path)
    }

    package static func readStandardInput() throws(GoldenError) -> [UInt8] {
        try read(STDIN_FILENO, name: "standard input")
    }

    private static func read(_ descriptor: Int32, name: String) throws(GoldenError) -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &part, part.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 {
                if errno == EISDIR { throw .missing(path: name, reason: "a folder; expected a file") }
                throw .unreadable(path: name, reason: lastError)
            }
            if count == 0 { return bytes }
            bytes += part[..<count]
            guard bytes.count <= sizeLimit else { throw .tooLarge(path: name, limit: sizeLimit) }
        }
    }

    private static var lastError: String { SystemReason(errno).description }
}
