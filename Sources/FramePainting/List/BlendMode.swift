/// How a group's colour S with alpha A and what lies below, B with alpha D, make one.
///
/// Formulas are those of W3C Compositing and Blending Level 1, on gamma-encoded sRGB; Core Graphics names the same ones. The
/// first sixteen mix colours where both are; the others say what remains of each (Porter and Duff, 1984).
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    /// Nothing remains.
    case clear
    /// S alone, whatever lies below.
    case copy
    case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
    /// The sum, at most white.
    case plusLighter
    /// The sum less white, at least black.
    case plusDarker

    /// Whether a group leaves what is below as it is where it has painted nothing. The others change everything within
    /// the group's clip, or everything around the group if it has none.
    public var leavesUnpaintedAlone: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut, .xor, .plusLighter, .plusDarker:
            true
        }
    }

    /// Whether what is opaque below stays opaque.
    public var keepsOpaque: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop, .xor: false
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .plusLighter, .plusDarker:
            true
        }
    }
}
