internal import FrameOutput
internal import Glibc

/// Where a command's output or talk goes.
protocol ByteStream: Sendable {
    /// Whether a person reads along.
    var isTerminal: Bool { get }

    /// - Throws: ``Failure`` when the stream takes no more; not when nobody reads it any longer.
    func write(_ bytes: [UInt8]) throws(Failure)
}

extension ByteStream {
    func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }
}

/// A stream the process was started with.
struct ProcessStream: ByteStream {
    let descriptor: Int32
    /// How messages call it.
    let name: String

    static let output = ProcessStream(descriptor: STDOUT_FILENO, name: "standard output")
    static let errors = ProcessStream(descriptor: STDERR_FILENO, name: "standard error")

    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Keeps files from getting the numbers of streams the process was started without (`2>&-`): a frame that became
    /// standard error would be written over with talk. Reading and writing such a stream stays the error it was.
    static func occupyMissing() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            // Opening takes the lowest number that is free: this one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    func write(_ bytes: [UInt8]) throws(Failure) {
        guard let reason = Descriptor.write(bytes, to: descriptor), reason.code != EPIPE else { return }
        throw Failure(.inputOutput, "cannot write \(name): \(reason)")
    }
}
