import FrameGeometry

/// One colour for every pixel of a shape.
struct SolidSource: Equatable, Sendable {
    /// Premultiplied by alpha and opacity, 0…65535, not yet rounded.
    let color: SIMD4<Double>
    /// The source of a pixel that is covered wholly.
    let full: Source

    /// Components and opacity outside 0…1 are brought into it; NaN counts as 0.
    init(_ color: Color, opacity: Double) {
        func share(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        let alpha = share(color.alpha) * share(opacity) * Double(SourceOver.one)
        self.color = SIMD4(share(color.red) * alpha, share(color.green) * alpha, share(color.blue) * alpha, alpha)
        full = Source(color: SourceOver.whole(self.color))
    }

    /// The source of a pixel that gets `share`, 0…1, of a soft shape.
    @inline(__always) func sharing(_ share: Float) -> Source {
        Source(color: SourceOver.whole(color * Double(max(0, min(1, share)))))
    }

    /// The same for four pixels.
    @inline(__always) func sharing(_ shares: SIMD4<Float>) -> FourPixels {
        let within = Self.within(shares)
        return FourPixels(
            red: Self.sharing(within, Float(color.x)), green: Self.sharing(within, Float(color.y)),
            blue: Self.sharing(within, Float(color.z)), alpha: Self.sharing(within, Float(color.w)))
    }

    @inline(__always) static func within(_ shares: SIMD4<Float>) -> SIMD4<Float> {
        shares.replacing(with: 0, where: shares .< 0).replacing(with: 1, where: shares .> 1)
    }

    /// Adding 2²³ leaves no room for a fraction, as in ``SourceOver/whole(_:)``.
    @inline(__always) static func sharing(_ shares: SIMD4<Float>, _ component: Float) -> SIMD4<Float> {
        (shares * component + 0x1p23) - 0x1p23
    }

    var isBlack: Bool { color.x == 0 && color.y == 0 && color.z == 0 }

    /// The source of a pixel covered by `coverage` of ``CoverageSpan/full``.
    @inline(__always) func covering(_ coverage: Int) -> Source {
        coverage == CoverageSpan.full
            ? full : Source(color: SourceOver.whole(color * (Double(coverage) / Double(CoverageSpan.full))))
    }
}
