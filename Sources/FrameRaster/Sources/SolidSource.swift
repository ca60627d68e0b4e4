import FrameGeometry

/// One colour for every pixel of a shape.
struct SolidSource: Equatable, Sendable {
    /// Premultiplied by alpha and opacity, 0…65535, not yet rounded.
    private let color: SIMD4<Double>
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
        let within = shares.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
        // Adding 2²³ leaves no room for a fraction, as in SourceOver.whole.
        func whole(_ component: Double) -> SIMD4<Float> { (within * Float(component) + 0x1p23) - 0x1p23 }
        return FourPixels(red: whole(color.x), green: whole(color.y), blue: whole(color.z), alpha: whole(color.w))
    }

    /// The source of a pixel covered by `coverage` of ``CoverageSpan/full``.
    @inline(__always) func covering(_ coverage: Int) -> Source {
        coverage == CoverageSpan.full
            ? full : Source(color: SourceOver.whole(color * (Double(coverage) / Double(CoverageSpan.full))))
    }
}
