import FrameGeometry
import FrameLayers

/// A row of `wpt_interpolation.json`: two values, a progress, and the expected value.
struct InterpolationRow {
    let property: String
    let from: String
    let to: String
    let at: Double
    let expected: String
    private let expectedMatrix: [Double]?
    /// The relative error of the browser that replayed the row. Some rows are written with two digits.
    private let rounding: Double
    private let isMatrixOnly: Bool

    init(_ row: [String: Any]) {
        property = row["property"] as? String ?? ""
        from = row["from"] as? String ?? ""
        to = row["to"] as? String ?? ""
        at = (row["at"] as? Double) ?? .nan
        expected = row["expected"] as? String ?? ""
        expectedMatrix = row["expectedMatrix"] as? [Double]
        rounding = row["chromiumMaxDelta"] as? Double ?? 0
        isMatrixOnly = row["matrixOnly"] as? Bool ?? false
    }

    var verdict: Verdict {
        property == "transform" ? transformVerdict : valueVerdict
    }

    private var transformVerdict: Verdict {
        guard isMatrixOnly, let expectedMatrix else { return .notApplicable(Verdict.Reason.functionLists) }
        guard let start = CSSValues.matrix(from), let end = CSSValues.matrix(to) else {
            return .answered([], expected: expectedMatrix, tolerance: 0)
        }
        let found = AnimatedValue.matrix(start).mixed(with: .matrix(end), at).components
        // 10⁻³ of an entry, or of 1, or the precision of the row's own digits.
        let steps = expectedMatrix.map { max(1, abs($0)) * max(1e-3, rounding + 1e-6) }
        return .answered(
            zip(found, steps).map { $0 / $1 }, expected: zip(expectedMatrix, steps).map { $0 / $1 }, tolerance: 1)
    }

    private var valueVerdict: Verdict {
        if [from, to, expected].contains(where: { $0.contains("rgba") || $0.contains("transparent") }) {
            return .notApplicable(Verdict.Reason.premultiplied)
        }
        guard let start = CSSValues.components(from), let end = CSSValues.components(to),
            let there = CSSValues.components(expected), start.kinds == end.kinds, end.kinds == there.kinds
        else { return .notApplicable(Verdict.Reason.keywords) }
        var found: [Double] = []
        for (start, end) in zip(start.numbers, end.numbers) {
            found.append(AnimatedValue.number(start).mixed(with: .number(end), at).number ?? .nan)
        }
        // Colors are clamped when they become bytes and are written as whole bytes.
        let isColor = there.kinds.map { $0 == "color" }
        found = zip(found, isColor).map { $1 ? min(max($0, 0), 255) : $0 }
        if isClamped(found, there.numbers, isColor) { return .notApplicable(Verdict.Reason.clamped) }
        let exact = zip(zip(found, there.numbers), isColor).map { pair, isColor in
            isColor && abs(pair.0 - pair.1) <= 0.5 ? pair.1 : pair.0
        }
        return .answered(exact, expected: there.numbers, tolerance: 0.01)
    }

    /// Nonnegative lengths and opacities stop at the end of their range.
    private func isClamped(_ found: [Double], _ expected: [Double], _ isColor: [Bool]) -> Bool {
        guard !["transform-origin", "offset-distance", "background-position"].contains(property) else { return false }
        for index in found.indices where !isColor[index] {
            if found[index] < 0, expected[index] == 0 { return true }
            if property == "opacity", found[index] > 1, expected[index] == 1 { return true }
        }
        return false
    }
}
