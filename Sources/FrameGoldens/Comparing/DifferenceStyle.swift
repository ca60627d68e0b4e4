package import FrameDiff
package import FramePNG

/// How a difference is shown as one PNG.
package enum DifferenceStyle: String, CaseIterable, Sendable {
    /// Expected, difference and actual side by side.
    case panels
    /// The expected image in pale grey with differences in colour: pixelmatch's picture.
    case overlay
    /// The differences alone, on transparent ground.
    case mask

    package func png(
        expected: StraightImage, actual: StraightImage, rules: ComparisonRules
    ) throws(PNGError) -> [UInt8] {
        switch self {
        case .panels:
            let picture = DifferencePicture(expected: expected.premultiplied, actual: actual.premultiplied).pixels
            return try PNGEncoder.encode(StraightImage(picture, isOpaque: false))
        case .overlay:
            return try PNGEncoder.encode(
                DifferenceOverlay(expected: expected, actual: actual, rules: rules).image)
        case .mask:
            var style = DifferenceOverlay.Style()
            style.isMask = true
            return try PNGEncoder.encode(
                DifferenceOverlay(expected: expected, actual: actual, rules: rules, style: style).image)
        }
    }
}
