internal import FrameFigures
internal import FrameJSON

/// Curves as numbers, sampled at evenly spaced times including both ends.
struct CurveTable {
    let curves: [PlottedCurve]
    /// The number of samples, at least 2.
    let count: Int

    /// The table as comma-separated values, with one line per sample and curve.
    var csv: String {
        var text = "curve,time,value,velocity\n"
        for curve in curves {
            for sample in samples(of: curve) {
                let numbers = sample.map { JSONValue.number($0).compact }.joined(separator: ",")
                text += "\(Self.cell(curve.name)),\(numbers)\n"
            }
        }
        return text
    }

    /// The table as `{"curves": [{"name", "duration", "settlingDuration", "samples": [[time, value, velocity]]}]}`.
    /// Without a duration, times are progress. An undamped spring has no `settlingDuration`.
    var json: JSONValue {
        .object([
            JSONMember(
                "curves",
                .array(
                    curves.map { curve in
                        var members = [JSONMember("name", .string(curve.name))]
                        if let duration = curve.duration { members.append(JSONMember("duration", .number(duration))) }
                        if let settling = curve.settlingDuration, settling.isFinite {
                            members.append(JSONMember("settlingDuration", .number(settling)))
                        }
                        let samples = samples(of: curve).map { JSONValue.array($0.map { .number($0) }) }
                        return .object(members + [JSONMember("samples", .array(samples))])
                    }))
        ])
    }

    private func samples(of curve: PlottedCurve) -> [[Double]] {
        (0..<count).map { index in
            let time = (curve.duration ?? 1) * Double(index) / Double(count - 1)
            return [time, curve.value(at: time), curve.velocity(at: time)]
        }
    }

    /// Quotes a cell, following RFC 4180, if a comma or quotation mark in it would be misread.
    private static func cell(_ text: String) -> String {
        guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
        return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
