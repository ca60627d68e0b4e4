import Foundation
import FrameOutput
import FrameTiming
import Framereel

/// The table of the documentation: the command as it is used, start-up, manifest and files included.
@MainActor struct PerformanceTable {
    private struct Column {
        let name: String
        let cells: [String]
    }

    private let program: String
    private let rounds: Int

    /// - Parameter program: The path of `framereel`.
    init(_ program: String, rounds: Int) {
        self.program = program
        self.rounds = rounds
    }

    /// Frames a second at which a second of a scene has thousands of frames.
    private static let manyFrames = 8_600

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
            "\(Int(Spread(runs.map { Double(counts.frames) / $0.time.wall }).median))"
        }
        let name = URL(filePath: scene).deletingLastPathComponent().lastPathComponent.uppercased()
        return Column(
            name: name,
            cells: [
                rate(one), rate(two), String(format: "%.2f", Spread(ratios).median),
                "\(counts.bytes / max(1, counts.frames))",
                "\(Int(Spread(two.map(\.peakMegabytes)).median.rounded(.up))) MB",
            ])
    }

    /// A still and a long sequence of one scene.
    private func notes(_ scene: String) throws -> [String] {
        let still = try (0..<rounds).map { _ in
            try TimedCommand("'\(program)' still '\(scene)' --at 0.3s -o '{out}/still.png' -q").time.wall
        }
        let timeline = try Recording(of: Scene(contentsOfFile: scene)).timeline
        let count = FrameRate(Self.manyFrames)?.frameCount(in: timeline.duration) ?? 0
        let long = try TimedCommand(
            "'\(program)' render '\(scene)' --fps \(Self.manyFrames) -o '{out}/%05d.png' -q -j2")
        return [
            "", String(format: "A still from start to end: %.0f ms.", Spread(still).median * 1000),
            "\(count) frames: \(Int(Double(count) / long.time.wall)) frames/s, \(Int(long.peakMegabytes.rounded(.up))) MB.",
        ]
    }
}
