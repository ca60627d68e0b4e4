internal import Foundation
internal import Synchronization

/// The separate program that ports sources. `framereel` itself does not contain SwiftSyntax.
struct PortProgram {
    struct Result {
        let status: Int32
        let output: String
        let messages: String
    }

    private static let name = "framereel-port"
    private let path: String

    /// Looks for the program next to this one, then on `PATH`.
    init(_ io: CommandIO) throws(Failure) {
        let beside = io.programPath().map {
            URL(filePath: $0).deletingLastPathComponent().appending(path: Self.name).path
        }
        let path = beside.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
        guard let path = path ?? io.program(named: Self.name) else {
            throw Failure(
                .internalError,
                "\(Self.name) is neither beside this program nor on PATH; swift build --product \(Self.name) makes it, "
                    + "with a toolchain that has SwiftSyntax in lib/swift/host")
        }
        self.path = path
    }

    func run(_ words: [String]) throws(Failure) -> Result {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: path)
        process.arguments = words
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
        } catch {
            throw Failure(.internalError, "\(path) cannot be run: \(error.localizedDescription)")
        }
        // Both pipes are read concurrently, because a full pipe blocks the program that writes to it.
        let messages = Mutex<[UInt8]>([])
        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let data = errors.fileHandleForReading.readDataToEndOfFile()
            messages.withLock { $0 = [UInt8](data) }
            end.signal()
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        end.wait()
        return Result(
            status: process.terminationStatus, output: text,
            messages: String(decoding: messages.withLock { $0 }, as: UTF8.self))
    }
}
