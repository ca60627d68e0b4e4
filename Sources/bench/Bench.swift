import Foundation
import Framereel

/// Measures how fast scenes become frames, end to end and stage by stage.
///
/// The only place that reads the machine's clock. Times are printed and never judged: compare two runs on one machine, in
/// one sitting.
@main struct Bench {
    static let usage = """
        OVERVIEW: Measure how fast scenes become frames

        USAGE: bench [SCENE...] [--rounds N] [--workers LIST] [--json]

        ARGUMENTS:
          SCENE            Scene files (default: the reference scenes under Fixtures/scenes/reference); after them
                           always a tree of 2,000 layers with 500 animations running

        OPTIONS:
          --rounds N       How often everything is measured; medians are printed (default: 5)
          --workers LIST   Numbers of workers for the end-to-end rows (default: 1,2)
          --json           Print the figures as JSON
          -h, --help       Show this text

        """

    @MainActor static func main() {
        do {
            let options = try Options(CommandLine.arguments.dropFirst())
            if options.showsHelp { return print(usage, terminator: "") }
            let trees = [TreeBenchmark(options)].compactMap { $0?.run() }
            let reports = try options.scenes.map { try SceneBenchmark($0, options).run() } + trees
            print(options.printsJSON ? Report.json(reports) : Report.table(reports), terminator: "")
        } catch {
            FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
            exit(error is Options.Problem ? 64 : 70)
        }
    }
}
