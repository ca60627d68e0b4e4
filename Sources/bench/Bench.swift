import Foundation
import FrameJSON
import Framereel

/// Measures how fast scenes become frames, end to end and stage by stage.
///
/// This is the only program that reads the machine's clock. Times are printed but never judged: compare two runs on one
/// machine, in one sitting, or two commands with `--against`. Only counts are judged, because they do not depend on the
/// machine.
@main struct Bench {
    static let usage = """
        OVERVIEW: Measure how fast scenes become frames

        USAGE: bench [SCENE...] [--rounds N] [--workers LIST] [--json]
               bench [SCENE] --against COMMAND [--ours COMMAND] [--rounds N] [--workers N] [--json]
               bench --table [SCENE...] [--program PATH] [--rounds N]
               bench --check-counts | --record-counts

        ARGUMENTS:
          SCENE              Scene files (default: the reference scenes under Fixtures/scenes/reference, blurred images,
                             a tree of 2,000 layers with 500 animations running, a scene file of 1 MB, screens of
                             201 to 1,001 views under constraints, and tables of 20 to 100,000 rows)

        OPTIONS:
          --rounds N         How often everything is measured; medians are printed (default: 5)
          --workers LIST     Numbers of workers for the end-to-end rows (default: 1,2)
          --against COMMAND  Run a command of sh and our own in turn, and print the ratios of their times; {out}
                             stands for an empty folder
          --ours COMMAND     Our own command (default: framereel render of the first SCENE, with the last of the
                             numbers of workers)
          --program PATH     The program framereel (default: the one in the folder of bench)
          --table            Print the table of the documentation: framereel render as it is used, start-up, manifest
                             and files included
          --check-counts     Count rows, images and bytes of the reference scenes, and compare them with
                             \(RecordedCounts.path); differences make the exit status 1
          --record-counts    Write that file
          --json             Print the figures as JSON
          -h, --help         Show this text

        """

    @MainActor static func main() {
        do {
            exit(try run(Options(CommandLine.arguments.dropFirst())))
        } catch {
            FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
            exit(error is Options.Problem ? 64 : 70)
        }
    }

    /// - Returns: The exit status.
    @MainActor private static func run(_ options: Options) throws -> Int32 {
        switch options.task {
        case .help: print(usage, terminator: "")
        case .measure:
            var reports = try options.scenes.map { try SceneBenchmark($0, options).run() }
            if options.scenes == Options.referenceScenes {
                reports.append(BlurBenchmark(options).run())
                reports.append(BackdropBenchmark(options).run())
                reports.append(ShadowBenchmark(options).run())
                if let tree = TreeBenchmark(options) { reports.append(tree.run()) }
                reports.append(try TextBenchmark(options).run())
                reports.append(try GlyphBenchmark(options).run())
                reports += try LayoutBenchmark(options).run()
                reports += try ListBenchmark(options).run()
            }
            let json = JSONValue.array(reports.map(\.json)).pretty
            print(options.printsJSON ? json : reports.map(\.text).joined(separator: "\n"), terminator: "")
        case .compare(let theirs):
            let comparison = try Comparison(try ours(options), against: theirs, rounds: options.rounds)
            print(options.printsJSON ? comparison.json.pretty : comparison.text, terminator: "")
        case .table:
            print(
                try PerformanceTable(program(options), rounds: options.rounds).markdown(options.scenes), terminator: "")
        case .checkCounts:
            let counts = try RecordedCounts(counting: Options.referenceScenes, under: ".")
            let differences = counts.differences(from: try RecordedCounts(recordedUnder: "."))
            for difference in differences { print(difference) }
            print("\(counts.scenes.count) scenes counted, \(differences.count) differences")
            return differences.isEmpty ? 0 : 1
        case .recordCounts:
            let counts = try RecordedCounts(counting: Options.referenceScenes, under: ".")
            try Data(counts.text.utf8).write(to: URL(filePath: RecordedCounts.path))
        }
        return 0
    }

    private static func ours(_ options: Options) throws -> String {
        if let ours = options.ours { return ours }
        let scene = options.scenes.first ?? ""
        return "'\(try program(options))' render '\(scene)' -o '{out}/%05d.png' -q -j\(options.workers.last ?? 1)"
    }

    /// Returns the path of `framereel`.
    private static func program(_ options: Options) throws -> String {
        let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let program = options.program ?? folder.appending(path: "framereel").path
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw Options.Problem(
                description: "there is no program \(program); give the path of framereel with --program PATH")
        }
        return program
    }
}
