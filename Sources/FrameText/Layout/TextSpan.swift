import FrameGeometry
import FrameGlyphs

/// A horizontal part of a line, for backgrounds and rules. Its edges are on whole pixels, so that adjacent spans meet.
struct TextSpan {
    let x: Double
    let width: Double
    let baseline: Double
    /// Pixels per point.
    let scale: Double

    func rect(from top: Double, height: Double) -> Rect {
        let (left, right) = (snapped(x), snapped(x + width))
        let (upper, lower) = (snapped(top), snapped(top + height))
        return Rect(x: left, y: upper, width: right - left, height: max(lower - upper, 1 / scale))
    }

    /// - Parameters:
    ///   - size: Font size. The thickness of a rule is a 15th of it (facts/underlines), rounded to whole pixels.
    ///   - offset: Points from the baseline down to the middle of the rule.
    func rules(_ rule: TextRule, size: Double, at offset: Double) -> [Rect] {
        let thickness = max(1, (size / 15 * rule.thickness * scale).rounded()) / scale
        let top = baseline + offset - thickness / 2
        let tops = rule.isDouble ? [top - thickness, top + thickness] : [top]
        return tops.map { top in
            var rect = rect(from: top, height: thickness)
            rect.size.height = thickness
            return rect
        }
    }

    private func snapped(_ value: Double) -> Double { (value * scale).rounded() / scale }
}
