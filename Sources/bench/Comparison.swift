import Foundation
import FrameJSON
import FramePainting

/// Runs this command and another one in alternation, A B A B, so that a disturbance affects both of them.
struct Comparison {
    let ours: String
    let theirs: String
    private(set) var pairs: [(ours: Stopwatch.Time, theirs: Stopwatch.Time)] = []

    /// - Parameters:
    ///   - ours, theirs: Lines for `sh`; `{out}` stands for a folder that is empty when the command starts.
    init(_ ours: String, against theirs: String, rounds: Int) throws {
        self.ours = ours
        self.theirs = theirs
        for _ in 0..<rounds {
            pairs.append((try TimedCommand(ours).time, try TimedCommand(theirs).time))
        }
    }

    // MARK: What came of it

    private func ratio(_ seconds: (Stopwatch.Time) -> Double) -> Spread {
        Spread(pairs.map { seconds($0.theirs) / seconds($0.ours) })
    }

    var text: String {
        func seconds(_ spread: Spread) -> String {
            String(format: "%.3f s (%.3f…%.3f)", spread.median, spread.least, spread.most)
        }
        func row(_ name: String, _ time: (Int) -> Stopwatch.Time) -> String {
            let times = pairs.indices.map(time)
            return
                "  \(name)  wall \(seconds(Spread(times.map(\.wall)))), CPU \(seconds(Spread(times.map(\.processor))))"
        }
        func times(_ spread: Spread) -> String {
            String(format: "%.2f (%.2f…%.2f)", spread.median, spread.least, spread.most)
        }
        return """
            \(ours)
            against \(theirs), \(pairs.count) pairs in turn
            \(row("ours  ") { pairs[$0].ours })
            \(row("theirs") { pairs[$0].theirs })
              theirs / ours  wall \(times(ratio(\.wall))), CPU \(times(ratio(\.processor)))

            """
    }

    var json: JSONValue {
        func json(_ spread: Spread) -> JSONValue {
            ["median": .number(spread.median), "least": .number(spread.least), "most": .number(spread.most)]
        }
        return [
            "ours": .string(ours), "theirs": .string(theirs), "wallRatio": json(ratio(\.wall)),
            "processorRatio": json(ratio(\.processor)),
        ]
    }
}
