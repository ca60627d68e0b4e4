import Foundation
import FrameJSON
import FrameOutput
import FrameTiming
import Framereel

/// The table of the documentation, for the command as it is used, including startup, manifest and files.
@MainActor struct PerformanceTable {
    private struct Column {
        let name: String
        let cells: [String]
    }

    private let program: String
    private let rounds: Int

    /// - Parameter program: Path of `framereel`.
    init(_ program: String, rounds: Int) {
        self.program = program
        self.rounds = rounds
    }

    /// Number of repetitions of the script, or number of frames per second to cut it into. Either way, the 1.15 s of
    /// reference scene A make 10,006 frames.
    private static let (repetitions, manyFrames) = (145, 8_700)

    func markdown(_ scenes: [String]) throws -> String {
        let columns = try scenes.map(column)
        let names = [
            "frames/s, 1 worker", "frames/s, 2 workers", "time with manifest to time without", "bytes per frame",
            "peak memory, 2 workers",
        ]
        var lines = ["| medians of \(rounds), whole process | " + columns.map(\.name).joined(separator: " | ") + " |"]
        lines.append("|---" + String(repeating: "|---", count: columns.count) + "|")
        for (index, name) in names.enumerated() {
            lines.append("| \(name) | " + columns.map { $0.cells[index] }.joined(separator: " | ") + " |")
        }
        if let first = scenes.first { lines += try notes(first) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func column(_ scene: String) throws -> Column {
        let counts = try Counts(of: Recording(of: Scene(contentsOfFile: scene)).timeline, at: .fps60)
        func command(_ workers: Int, _ options: String = "") -> String {
            "'\(program)' render '\(scene)' -o '{out}/%05d.png' -q -j\(workers) \(options)"
        }
        var (one, two, ratios): ([TimedCommand], [TimedCommand], [Double]) = ([], [], [])
        for _ in 0..<rounds {
            one.append(try TimedCommand(command(1)))
            let (with, without) = (try TimedCommand(command(2)), try TimedCommand(command(2, "--no-manifest")))
            two.append(with)
            ratios.append(with.time.wall / without.time.wall)
        }
        func rate(_ runs: [TimedCommand]) -> String {
            Self.text(Int(Spread(runs.map { Double(counts.frames) / $0.time.wall }).median))
        }
        let name = URL(filePath: scene).deletingLastPathComponent().lastPathComponent.uppercased()
        return Column(
            name: name,
            cells: [
                rate(one), rate(two), String(format: "%.2f", Spread(ratios).median),
                Self.text(counts.bytes / max(1, counts.frames)),
                "\(Int(Spread(two.map(\.peakMegabytes)).median.rounded(.up))) MB",
            ])
    }

    /// Returns a still and long sequences of one scene.
    private func notes(_ scene: String) throws -> [String] {
        let still = Spread(
            try (0..<rounds).map { _ in
                try TimedCommand("'\(program)' still '\(scene)' --at 0.3s -o '{out}/still.png' -q").time.wall * 1000
            })
        let folder = NSTemporaryDirectory() + "framereel-bench-\(UUID().uuidString)"
        // Copy the images that the scene names as well.
        let original = URL(filePath: scene).deletingLastPathComponent().path
        try FileManager.default.copyItem(atPath: original, toPath: folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let long = folder + "/repeated.json"
        try repeated(scene).write(toFile: long, atomically: true, encoding: .utf8)
        var lines = [
            "", String(format: "A still from start to end: %.1f ms, at least %.1f ms.", still.median, still.least),
        ]
        lines.append(try sequence("\(Self.repetitions) times in a row", long, at: .fps60))
        if let rate = FrameRate(Self.manyFrames) { lines.append(try sequence("At \(rate) frames/s", scene, at: rate)) }
        return lines
    }

    /// Returns one long run.
    private func sequence(_ name: String, _ scene: String, at rate: FrameRate) throws -> String {
        let limit = 1000.0
        let timeline = try Recording(of: Scene(contentsOfFile: scene), limit: limit).timeline
        let count = rate.frameCount(in: timeline.duration)
        let run = try TimedCommand(
            "'\(program)' render '\(scene)' --fps \(rate) --max-duration \(limit)s -o '{out}/%05d.png' -q -j2")
        let frames = Int(Double(count) / run.time.wall)
        return
            "\(name): \(Self.text(count)) frames, \(Self.text(frames)) frames/s, \(Int(run.peakMegabytes.rounded(.up))) MB."
    }

    private static func text(_ count: Int) -> String {
        count.formatted(.number.locale(Locale(identifier: "en_US")))
    }

    /// Returns a scene file whose script is repeated.
    private func repeated(_ scene: String) throws -> String {
        let text = try Data(contentsOf: URL(filePath: scene))
        guard case .object(var members) = try JSONDocument(text, file: scene).value,
            let script = members.firstIndex(where: { $0.key == "script" }),
            case .array(let actions) = members[script].value
        else { return String(decoding: text, as: UTF8.self) }
        members[script].value = .array((0..<Self.repetitions).flatMap { _ in actions })
        return JSONValue.object(members).compact
    }
}
