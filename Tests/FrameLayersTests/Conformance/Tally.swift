/// Counts and prints verdicts, so that a run shows the compared and the skipped rows.
struct Tally {
    private(set) var met = 0
    private(set) var missed: [String] = []
    private(set) var notApplicable: [String: Int] = [:]

    mutating func add(_ verdict: Verdict, _ row: @autoclosure () -> String) {
        switch verdict {
        case .notApplicable(let reason): notApplicable[reason, default: 0] += 1
        case .answered(let found, let expected, let tolerance):
            let isMet =
                found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
            if isMet { met += 1 } else { missed.append("\(row()): \(found), not \(expected)") }
        }
    }

    func report(_ title: String) {
        let outside = notApplicable.values.reduce(0, +)
        print("\(title): \(met) met, \(missed.count) missed, \(outside) not applicable")
        for (reason, count) in notApplicable.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            print("  \(count) \(reason)")
        }
    }
}
