package import FrameFiles
internal import FrameOutput
internal import Glibc

/// Reads whole files and streams.
package enum InputFile {
    /// Maximum size of an input, 256 MiB. Tuned: a display list with a dozen large images takes a quarter of that.
    static let sizeLimit = 256 << 20

    /// Reads a regular file. Any other item at the path is refused, so that reading never blocks.
    ///
    /// - Throws: ``GoldenError/missing(path:reason:)`` if the file does not exist or cannot be opened,
    ///   ``GoldenError/notAFile(path:)``, ``GoldenError/unreadable(path:reason:)`` if reading fails,
    ///   ``GoldenError/tooLarge(path:limit:)``.
    package static func read(_ path: String) throws(GoldenError) -> [UInt8] {
        do throws(InputBytes.Refusal) {
            return try InputBytes.read(path, limit: sizeLimit)
        } catch {
            throw GoldenError(error, of: path)
        }
    }

    /// Reads an operand, which is either a file or a pipe to be read to its end, such as a shell's `<(…)`.
    ///
    /// - Throws: The errors of ``read(_:)``.
    package static func readOperand(_ path: String) throws(GoldenError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENXIO { throw .notAFile(path: path) }
            throw .missing(path: path, reason: errno == ENOENT ? "no such file" : lastError)
        }
        defer { close(descriptor) }
        return try read(descriptor, name: path)
    }

    /// Reads an open file from its beginning, regardless of its current position.
    package static func readFromStart(of descriptor: Int32, name: String) throws(GoldenError) -> [UInt8] {
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .unreadable(path: name, reason: lastError) }
        return try read(descriptor, name: name)
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

extension GoldenError {
    /// The refusal of a file.
    package init(_ refusal: InputBytes.Refusal, of path: String) {
        switch refusal {
        case .missing, .folder: self = .missing(path: path, reason: refusal.message)
        case .notAFile: self = .notAFile(path: path)
        case .unreadable(let reason): self = .missing(path: path, reason: reason)
        case .tooLarge(let limit): self = .tooLarge(path: path, limit: limit)
        }
    }
}
