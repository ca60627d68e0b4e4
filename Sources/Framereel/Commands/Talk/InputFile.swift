internal import FrameOutput
internal import Glibc

/// Files and streams a command reads whole.
enum InputFile {
    /// The most that is read of one: 256 MiB (tuned: a display list with a dozen large pictures in it takes a quarter).
    static let sizeLimit = 256 << 20

    /// - Throws: ``Failure``: ``ExitCode/inputMissing`` when there is no such file or it cannot be opened,
    ///   ``ExitCode/inputOutput`` when reading fails.
    static func read(_ path: String) throws(Failure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw Failure(.inputMissing, "\(path): \(errno == ENOENT ? "no such file" : reason)")
        }
        defer { close(descriptor) }
        return try read(descriptor, name: path)
    }

    static func readStandardInput() throws(Failure) -> [UInt8] {
        try read(STDIN_FILENO, name: "standard input")
    }

    private static func read(_ descriptor: Int32, name: String) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &part, part.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 {
                if errno == EISDIR { throw Failure(.inputMissing, "\(name): a folder; expected a file") }
                throw Failure(.inputOutput, "\(name): cannot be read: \(reason)")
            }
            if count == 0 { return bytes }
            bytes += part[..<count]
            guard bytes.count <= sizeLimit else {
                throw Failure(.badScene, "\(name): larger than \(sizeLimit >> 20) MiB")
            }
        }
    }

    /// Of the call before.
    private static var reason: String { SystemReason(errno).description }
}
