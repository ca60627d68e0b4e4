public import FrameGeometry

/// The contrast ratio of WCAG 2.2 (“relative luminance” and “contrast ratio”): 1 for equal colors, 21 for black on
/// white.
public enum ContrastRatio {
    /// Returns the contrast between two opaque colors, in any order.
    public static func between(_ one: Color, _ other: Color) -> Double {
        let (first, second) = (luminance(of: one), luminance(of: other))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// Returns the luminance, from 0 for black to 1 for white.
    public static func luminance(of color: Color) -> Double {
        0.2126 * DeltaE.linear(color.red) + 0.7152 * DeltaE.linear(color.green) + 0.0722 * DeltaE.linear(color.blue)
    }
}
