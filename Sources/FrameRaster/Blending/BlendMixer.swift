import FramePainting

/// The blend mode formulas of W3C Compositing and Blending Level 1, sections 9 and 10, evaluated in `Double` and
/// rounded once.
struct BlendMixer {
    private typealias Color = SIMD3<Double>

    private let mode: BlendMode

    init(_ mode: BlendMode) { self.mode = mode }

    /// Blends one source pixel with its backdrop.
    ///
    /// - Parameters:
    ///   - opacity: Factor for the source, 0…1.
    ///   - coverage: Fraction of the pixel that changes at all, 0…1.
    func mix(_ source: Pixel, with backdrop: Pixel, opacity: Double, coverage: Double) -> Pixel {
        let above = SIMD4<Double>(source.channels) / 255 * opacity
        let below = SIMD4<Double>(backdrop.channels) / 255
        let mixed = below + (mix(above, below) - below) * coverage
        let alpha = min(max(mixed.w, 0), 1)
        let whole = mixed.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha)) * 255 + 0.5
        return Pixel(channels: SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(whole)))
    }

    /// Mixes two colors. Arguments and result are premultiplied, 0…1.
    private func mix(_ s: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
        switch mode {
        case .clear: return .zero
        case .copy: return s
        case .sourceIn: return s * b.w
        case .sourceOut: return s * (1 - b.w)
        case .sourceAtop: return s * b.w + b * (1 - s.w)
        case .destinationOver: return b + s * (1 - b.w)
        case .destinationIn: return b * s.w
        case .destinationOut: return b * (1 - s.w)
        case .destinationAtop: return b * s.w + s * (1 - b.w)
        case .xor: return s * (1 - b.w) + b * (1 - s.w)
        case .plusLighter: return (s + b).clamped(lowerBound: .zero, upperBound: .one)
        case .plusDarker:
            let alpha = min(1, s.w + b.w)
            var sum = s + b - (s.w + b.w - alpha)
            sum.w = alpha
            return sum.clamped(lowerBound: .zero, upperBound: .one)
        case .normal: return s + b * (1 - s.w)
        case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity:
            let both = blend(Self.straight(b), Self.straight(s)) * (s.w * b.w)
            return s * (1 - b.w) + b * (1 - s.w) + SIMD4(both, s.w * b.w)
        }
    }

    private static func straight(_ color: SIMD4<Double>) -> Color {
        color.w > 0 ? SIMD3(color.x, color.y, color.z) / color.w : .zero
    }

    private func blend(_ b: Color, _ s: Color) -> Color {
        switch mode {
        case .hue: return Self.setting(Self.setting(s, saturation: Self.saturation(b)), luminosity: Self.luminosity(b))
        case .saturation:
            return Self.setting(Self.setting(b, saturation: Self.saturation(s)), luminosity: Self.luminosity(b))
        case .color: return Self.setting(s, luminosity: Self.luminosity(b))
        case .luminosity: return Self.setting(b, luminosity: Self.luminosity(s))
        case .multiply: return b * s
        case .screen: return b + s - b * s
        case .difference: return (b - s).replacing(with: s - b, where: s .> b)
        case .exclusion: return b + s - 2 * b * s
        case .darken: return b.replacing(with: s, where: s .< b)
        case .lighten: return b.replacing(with: s, where: s .> b)
        case .normal, .overlay, .colorDodge, .colorBurn, .softLight, .hardLight, .clear, .copy, .sourceIn, .sourceOut,
            .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusLighter,
            .plusDarker:
            return SIMD3(channel(b.x, s.x), channel(b.y, s.y), channel(b.z, s.z))
        }
    }

    private func channel(_ b: Double, _ s: Double) -> Double {
        switch mode {
        case .overlay: return Self.hardLight(s, b)
        case .hardLight: return Self.hardLight(b, s)
        case .colorDodge: return b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .softLight:
            if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * s - 1) * (d - b)
        case .normal, .multiply, .screen, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
            .luminosity, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
            .destinationOut, .destinationAtop, .xor, .plusLighter, .plusDarker:
            return s
        }
    }

    private static func hardLight(_ b: Double, _ s: Double) -> Double {
        s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }

    // MARK: Hue, saturation, luminosity

    private static func luminosity(_ c: Color) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

    private static func saturation(_ c: Color) -> Double { c.max() - c.min() }

    private static func setting(_ c: Color, saturation: Double) -> Color {
        let range = c.max() - c.min()
        return range > 0 ? (c - c.min()) * (saturation / range) : .zero
    }

    private static func setting(_ c: Color, luminosity: Double) -> Color {
        let moved = c + (luminosity - Self.luminosity(c))
        let own = Self.luminosity(moved)
        let (low, high) = (moved.min(), moved.max())
        var clipped = moved
        if low < 0 { clipped = own + (clipped - own) * (own / (own - low)) }
        if high > 1 { clipped = own + (clipped - own) * ((1 - own) / (high - own)) }
        return clipped
    }
}
