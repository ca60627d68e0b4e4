/// The formula that combines a group's color S and alpha A with the backdrop's color B and alpha D.
///
/// The formulas are those of W3C Compositing and Blending Level 1, on gamma-encoded sRGB; Core Graphics uses the same
/// ones. The first sixteen modes blend colors where both are present; the others choose between them (Porter and Duff,
/// 1984).
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    /// Nothing remains.
    case clear
    /// Only S.
    case copy
    case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
    /// The sum, at most white.
    case plusLighter
    /// The sum minus white, at least black.
    case plusDarker

    /// Whether pixels that a group has not painted stay unchanged. The other modes change everything inside the group's
    /// clip, or everything if it has none.
    public var leavesUnpaintedAlone: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut, .xor, .plusLighter, .plusDarker:
            true
        }
    }

    /// Whether opaque pixels below stay opaque.
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
