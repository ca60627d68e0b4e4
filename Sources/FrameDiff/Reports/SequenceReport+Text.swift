import FramePages

extension SequenceReport {
    /// Number of layer changes printed per frame. Tuned to fit a screen.
    static let changeLimit = 12

    /// One line with the name, whether the sequence passes, and how many frames differ.
    public var summary: String { "\(name): \(result)" }

    /// The ``summary`` without the name.
    public var result: String {
        if passes {
            let tolerated = frames.count { $0.verdict != .equal }
            return "\(Self.count(frames.count)) as expected"
                + (tolerated > 0 ? ", \(tolerated) of them within the tolerance" : "")
                + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
        }
        guard !failures.isEmpty else { return problems.joined(separator: "; ") }
        return "\(failures.count) of \(Self.count(frames.count)) \(failures.count == 1 ? "differs" : "differ")"
    }

    /// Description of the failure in several lines; only ``summary`` if the sequence passes.
    public var text: String {
        var lines = [summary]
        guard !passes else { return summary + "\n" }
        // If no frames fail, the problems are part of the summary.
        if !failures.isEmpty { lines += problems.map { "  " + $0 } }
        if !parts.isEmpty {
            lines.append("  compared from the beginning of each step:")
            lines += parts.map { "    \(words(for: $0))" }
        }
        // The cause, as far as the scene shows it, precedes its consequences.
        if !traceDifference.isEmpty {
            lines.append("  changes in the trace (- golden, + now):")
            lines += traceDifference.split(separator: "\n").map { "    " + $0 }
        }
        if let first { lines.append("  first: \(first.name): \(first.verdict.message)") }
        if let worst, worst != first { lines.append("  worst: \(worst.name): \(worst.verdict.message)") }
        for frame in [first, worst == first ? nil : worst].compactMap(\.self) where !frame.changes.isEmpty {
            lines.append("  layers that differ in \(frame.name):")
            lines += frame.changes.prefix(Self.changeLimit).map { "    \($0)" }
            if frame.changes.count > Self.changeLimit {
                lines.append("    and \(frame.changes.count - Self.changeLimit) more")
            }
        }
        if !events.isEmpty, let first {
            lines.append("  events before \(first.name):")
            lines += events.map { "    " + $0 }
        }
        lines += notes.map { "  " + $0 }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns a line about a part: its name, how many of its frames differ, and how it has moved.
    func words(for part: Part) -> String {
        if part.isMissing { return "\(part.name): missing" }
        let failed = failures(in: part).count
        var words = [
            failed == 0
                ? "\(Self.count(part.frames.count)) as expected"
                : "\(failed) of \(Self.count(part.frames.count)) \(failed == 1 ? "differs" : "differ")"
        ]
        if let delay = Self.seconds(part.delay) {
            words.append("\(delay) s \(part.delay > 0 ? "later" : "earlier")")
        }
        if let stretch = Self.seconds(part.stretch) {
            words.append("takes \(stretch) s \(part.stretch > 0 ? "longer" : "less")")
        }
        return "\(part.name): \(words.joined(separator: ", "))"
    }

    /// Returns the magnitude with at most four decimals, or `nil` for less than that.
    private static func seconds(_ value: Double) -> String? {
        let rounded = (value.magnitude * 10_000).rounded() / 10_000
        guard rounded > 0 else { return nil }
        let text = "\(rounded)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func count(_ number: Int) -> String { "\(number) frame\(number == 1 ? "" : "s")" }
}

/// Results as JUnit XML for continuous integration: a suite with one test case per sequence, in the dialect of Jenkins'
/// `junit` step.
public enum JUnitReport {
    public static func text(_ reports: [SequenceReport]) -> String {
        let failed = reports.count { !$0.passes }
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites tests=\"\(reports.count)\" failures=\"\(failed)\">",
            "  <testsuite name=\"framereel\" tests=\"\(reports.count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"0\">",
        ]
        for report in reports {
            let head = "    <testcase classname=\"framereel\" name=\"\(Markup.escaped(report.name))\""
            guard !report.passes else {
                lines.append(head + "/>")
                continue
            }
            lines.append(head + ">")
            lines.append(
                "      <failure message=\"\(Markup.escaped(report.summary))\">\(Markup.escaped(report.text))</failure>")
            lines.append("    </testcase>")
        }
        return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
    }
}
