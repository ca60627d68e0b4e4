internal import Foundation
internal import FrameOutput
internal import Glibc

/// Renders a scene whenever it changes.
///
/// `play` runs in a process of its own: a scene that crashes or never returns does not end the watch, nothing of one rendering
/// stays in memory for the next, and a program that was built anew is the one that runs.
struct WatchRendering {
    let scene: String
    let program: String
    /// Options of `play`.
    let words: [String]
    /// Where the player goes.
    let folder: String
    /// Where the program is built; `nil` for a scene in a file.
    let package: String?
    let session: Session

    /// Microseconds between looks at the files, and until those of one save are all there. Tuned: a change shows at once, and
    /// looking takes a hundredth of a processor.
    private static let pause: UInt32 = 200_000
    private static let settling: UInt32 = 50_000

    /// Returns when the command is cancelled.
    func run(showing server: PageServer) throws {
        let source = package.map { WatchedFiles.Source.package(folder: $0) } ?? .file(path: scene)
        var files = WatchedFiles(source, except: folder)
        var seen = files.stamps()
        try render(building: false, showing: server)
        while !isCancelled {
            var found = files.stamps()
            if found == seen {
                usleep(Self.pause)
                continue
            }
            repeat {
                seen = found
                usleep(Self.settling)
                found = files.stamps()
            } while found != seen && !isCancelled
            try render(building: package != nil, showing: server)
        }
    }

    private var isCancelled: Bool { session.io.cancellation.isRequested }

    private func render(building: Bool, showing server: PageServer) throws {
        let (message, seconds) = try session.io.timed {
            try building ? build() ?? play() : play()
        }
        if isCancelled { return }
        if let message {
            server.show(message: message)
            session.console.error(message)
        } else {
            server.showPage()
            session.console.summary("\(scene): rendered in \(Self.text(seconds)) s")
        }
    }

    /// - Returns: What went wrong.
    private func play() throws -> String? {
        let words = ["play"] + words + ["--quiet", "--overwrite", "--output=\(folder)/player.html", "--", scene]
        return try run([program] + words)
    }

    private func build() throws -> String? {
        guard let package else { return nil }
        let configuration = program.contains("/release/") ? "release" : "debug"
        let product = URL(filePath: program).lastPathComponent
        return try run(["swift", "build", "--package-path", package, "-c", configuration, "--product", product])
    }

    private func run(_ words: [String]) throws -> String? {
        let log = folder + "/.framereel-watch.log"
        defer { unlink(log) }
        guard let outcome = try ChildProcess.run(words, log: log, until: session.io.cancellation), outcome.status != 0
        else {
            return nil
        }
        let text = outcome.text.hasPrefix("error: ") ? String(outcome.text.dropFirst(7)) : outcome.text
        let lines = text.split(separator: "\n").joined(separator: "\n")
        return lines.isEmpty ? "\(words[0]) ended with status \(outcome.status)" : lines
    }

    /// With two decimals.
    private static func text(_ seconds: Double) -> String {
        let hundredths = Int((seconds * 100).rounded())
        return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
    }
}
