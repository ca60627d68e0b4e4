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

    /// The source of a pixel covered by `coverage` of ``CoverageSpan/full``.
    @inline(__always) func covering(_ coverage: Int) -> Source {
        coverage == CoverageSpan.full
            ? full : Source(color: SourceOver.whole(color * (Double(coverage) / Double(CoverageSpan.full))))
    }
}
