internal import Foundation
internal import FrameOutput
internal import Glibc

/// Renders a scene whenever it changes.
///
/// `play` runs in a process of its own: a scene that crashes or never returns does not end the watch, nothing of one rendering
/// stays in memory for the next, and a program that was built anew is the one that runs. A change cuts off the rendering of what
/// was there before.
struct WatchRendering {
    private enum End: Equatable {
        case done
        case failed(message: String)
        case cutOff
    }

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

    /// Looks at a process for each look at the files.
    private static let ratio = Int(pause / ChildProcess.lookInterval)

    /// Returns when the command is cancelled.
    func run(showing server: PageServer) throws {
        let source = package.map { WatchedFiles.Source.package(folder: $0) } ?? .file(path: scene)
        var files = WatchedFiles(source, except: folder)
        var seen = files.stamps()
        var looks = 0
        // The program is as new as the package when the command begins.
        var builds = false
        while !isCancelled {
            try render(building: builds, showing: server) {
                looks += 1
                return !isCancelled && (looks % Self.ratio != 0 || files.stamps() == seen)
            }
            builds = true
            var found = files.stamps()
            while found == seen && !isCancelled {
                usleep(Self.pause)
                found = files.stamps()
            }
            while found != seen && !isCancelled {
                seen = found
                usleep(Self.settling)
                found = files.stamps()
            }
        }
    }

    private var isCancelled: Bool { session.io.cancellation.isRequested }

    private func render(building: Bool, showing server: PageServer, while isWanted: () -> Bool) throws {
        let (end, seconds) = try session.io.timed {
            let end = building ? try build(while: isWanted) : .done
            return end == .done ? try play(while: isWanted) : end
        }
        // ^C reaches the processes of a terminal all at once.
        if isCancelled { return }
        switch end {
        case .done:
            server.showPage()
            session.console.summary("\(scene): rendered in \(Self.text(seconds)) s")
        case .failed(let message):
            server.show(message: message)
            session.console.error(message)
        case .cutOff: break
        }
    }

    private func play(while isWanted: () -> Bool) throws -> End {
        let words = ["play"] + words + ["--quiet", "--overwrite", "--output=\(folder)/player.html", "--", scene]
        return try run([program] + words, endingBy: SIGTERM, while: isWanted)
    }

    private func build(while isWanted: () -> Bool) throws -> End {
        guard let package else { return .done }
        let configuration = program.contains("/release/") ? "release" : "debug"
        let product = URL(filePath: program).lastPathComponent
        let words = ["swift", "build", "--package-path", package, "-c", configuration, "--product", product]
        // It ends its compilers on SIGINT only.
        return try run(words, endingBy: SIGINT, while: isWanted)
    }

    private func run(_ words: [String], endingBy request: Int32, while isWanted: () -> Bool) throws -> End {
        guard let outcome = try ChildProcess.run(words, endingBy: request, while: isWanted) else { return .cutOff }
        if outcome.status == 0 { return .done }
        let text = outcome.text.hasPrefix("error: ") ? String(outcome.text.dropFirst(7)) : outcome.text
        let lines = text.split(separator: "\n").joined(separator: "\n")
        return .failed(message: lines.isEmpty ? "\(words[0]) ended with status \(outcome.status)" : lines)
    }

    /// With two decimals.
    private static func text(_ seconds: Double) -> String {
        let hundredths = Int((seconds * 100).rounded())
        return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
    }
}
