internal import Foundation
internal import FrameOutput
internal import Glibc

/// Renders a scene whenever it changes.
///
/// `play` runs in a separate process. A scene that crashes or never returns therefore does not end the watch, no memory
/// is carried over to the next rendering, and a rebuilt program takes effect. A change interrupts the rendering of the
/// previous version.
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
    /// Folder that receives the player.
    let folder: String
    /// Folder in which the program is built; `nil` for a scene in a file.
    let package: String?
    let session: Session

    /// Microseconds between checks of the files, and until all files of one save are complete. Tuned: a change shows at
    /// once, and checking takes a hundredth of a processor.
    private static let pause: UInt32 = 200_000
    private static let settling: UInt32 = 50_000

    /// Number of process polls per check of the files.
    private static let ratio = Int(pause / ChildProcess.lookInterval)

    /// Renders until the command is canceled.
    func run(showing server: PageServer) throws {
        let source = package.map { WatchedFiles.Source.package(folder: $0) } ?? .file(path: scene)
        var files = WatchedFiles(source, except: folder)
        var seen = files.stamps()
        var looks = 0
        // When the command begins, the program is up to date with the package.
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
        // A terminal sends ^C to all of its processes at once.
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
        // `swift build` stops its compilers only on SIGINT.
        return try run(words, endingBy: SIGINT, while: isWanted)
    }

    private func run(_ words: [String], endingBy request: Int32, while isWanted: () -> Bool) throws -> End {
        guard let outcome = try ChildProcess.run(words, endingBy: request, while: isWanted) else { return .cutOff }
        if outcome.status == 0 { return .done }
        let text = outcome.text.hasPrefix("error: ") ? String(outcome.text.dropFirst(7)) : outcome.text
        let lines = text.split(separator: "\n").joined(separator: "\n")
        return .failed(message: lines.isEmpty ? "\(words[0]) ended with status \(outcome.status)" : lines)
    }

    /// Returns the time with two decimals.
    private static func text(_ seconds: Double) -> String {
        let hundredths = Int((seconds * 100).rounded())
        return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
    }
}
