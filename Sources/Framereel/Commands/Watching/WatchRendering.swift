internal import Foundation
internal import FrameGoldens
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
    /// The files that the page asks for while a rendering runs.
    let studio: StudioFolder
    /// Folder in which the program is built; `nil` for a scene in a file.
    let package: String?
    let session: Session

    /// Microseconds between checks of the files. Tuned: a change shows at once, and checking takes a hundredth of a
    /// processor, for which a package with many files is checked less often.
    private var pause: UInt32 { package == nil ? 40_000 : 200_000 }
    /// Microseconds until all files of one save are complete.
    private var settling: UInt32 { package == nil ? 10_000 : 50_000 }

    /// Renders until the command is canceled.
    func run(showing server: PageServer) throws {
        let source = package.map { WatchedFiles.Source.package(folder: $0) } ?? .file(path: scene)
        var files = WatchedFiles(source, except: folder)
        var seen = files.stamps()
        var choices = server.choices
        var (looks, number, shown) = (0, 0, nil as Int?)
        let ratio = Int(pause / ChildProcess.lookInterval)
        // When the command begins, the program is up to date with the package.
        var builds = false
        while !isCancelled {
            number += 1
            try studio.begin(number, keeping: shown)
            let isShown = try render(number, building: builds, choosing: choices, showing: server) {
                looks += 1
                return !isCancelled && server.choices == choices && (looks % ratio != 0 || files.stamps() == seen)
            }
            if isShown { shown = number }
            var found = files.stamps()
            while found == seen && server.choices == choices && !isCancelled {
                usleep(pause)
                found = files.stamps()
            }
            // Another device needs no build.
            builds = found != seen
            choices = server.choices
            while found != seen && !isCancelled {
                seen = found
                usleep(settling)
                found = files.stamps()
            }
        }
    }

    private var isCancelled: Bool { session.io.cancellation.isRequested }

    /// Renders once, and shows the page as soon as it exists.
    ///
    /// - Returns: Whether the page of this rendering is shown.
    private func render(
        _ number: Int, building: Bool, choosing choices: StudioChoices, showing server: PageServer,
        while isWanted: () -> Bool
    ) throws -> Bool {
        var isShown = false
        let (end, seconds) = try session.io.timed {
            let end = building ? try build(while: isWanted) : .done
            guard end == .done else { return end }
            return try play(number, choices) {
                if !isShown, studio.hasPage(number) {
                    isShown = true
                    server.showPage(of: number)
                }
                return isWanted()
            }
        }
        // A terminal sends ^C to all of its processes at once.
        if isCancelled { return isShown }
        switch end {
        case .done:
            if studio.hasPage(number) {
                if !isShown { server.showPage(of: number) }
                isShown = true
            } else {
                server.showPage()
            }
            session.console.summary("\(scene): rendered in \(Self.text(seconds)) s")
        case .failed(let message):
            server.show(message: message + excerpt(of: message))
            session.console.error(message)
        case .cutOff: break
        }
        return isShown
    }

    private func play(_ number: Int, _ choices: StudioChoices, while isWanted: () -> Bool) throws -> End {
        let words =
            ["play"] + choices.applied(to: words) + [
                "--quiet", "--overwrite", "--output=\(folder)/player.html", "--", scene,
            ]
        return try run(
            [program] + words, endingBy: SIGTERM, environment: [StudioFolder.variable: studio.folder(number)],
            while: isWanted)
    }

    /// Returns the line that a message about the scene file names, with its neighbors, or an empty text.
    private func excerpt(of message: String) -> String {
        let prefix = scene + ":"
        guard package == nil, message.hasPrefix(prefix),
            let number = message.dropFirst(prefix.count).split(separator: ":").first.flatMap({ Int($0) }), number > 0,
            let bytes = try? InputFile.read(scene)
        else { return "" }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(number - 1) else { return "" }
        let shown = max(1, number - 2)...(number + 1)
        let excerpt = shown.filter { lines.indices.contains($0 - 1) }.map {
            "\($0 == number ? "▸" : " ") \($0)  \(lines[$0 - 1])"
        }
        return "\n\n" + excerpt.joined(separator: "\n")
    }

    private func build(while isWanted: () -> Bool) throws -> End {
        guard let package else { return .done }
        let configuration = program.contains("/release/") ? "release" : "debug"
        let product = URL(filePath: program).lastPathComponent
        let words = ["swift", "build", "--package-path", package, "-c", configuration, "--product", product]
        // `swift build` stops its compilers only on SIGINT.
        return try run(words, endingBy: SIGINT, while: isWanted)
    }

    private func run(
        _ words: [String], endingBy request: Int32, environment: [String: String] = [:], while isWanted: () -> Bool
    ) throws -> End {
        guard
            let outcome = try ChildProcess.run(words, endingBy: request, environment: environment, while: isWanted)
        else { return .cutOff }
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
