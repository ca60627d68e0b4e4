import FrameGeometry

/// A single color for every pixel of a shape.
struct SolidSource: Equatable, Sendable {
    /// Color premultiplied by alpha and opacity, 0…65535, not yet rounded.
    let color: SIMD4<Double>
    /// Source of a fully covered pixel.
    let full: Source

    /// Components and opacity are clamped to 0…1; NaN counts as 0.
    init(_ color: Color, opacity: Double) {
        func fraction(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        let alpha = fraction(color.alpha) * fraction(opacity) * Double(SourceOver.one)
        self.color = SIMD4(
            fraction(color.red) * alpha, fraction(color.green) * alpha, fraction(color.blue) * alpha, alpha)
        full = Source(color: SourceOver.whole(self.color))
    }

    /// Returns the source scaled by `fraction`, clamped to 0…1: a pixel of a blurred shape.
    @inline(__always) func scaled(by fraction: Float) -> Source {
        Source(color: SourceOver.whole(color * Double(max(0, min(1, fraction)))))
    }

    /// Returns the source scaled for four pixels.
    @inline(__always) func scaled(by fractions: SIMD4<Float>) -> FourPixels {
        let within = Self.within(fractions)
        return FourPixels(
            red: Self.scaled(within, Float(color.x)), green: Self.scaled(within, Float(color.y)),
            blue: Self.scaled(within, Float(color.z)), alpha: Self.scaled(within, Float(color.w)))
    }

    @inline(__always) static func within(_ fractions: SIMD4<Float>) -> SIMD4<Float> {
        fractions.replacing(with: 0, where: fractions .< 0).replacing(with: 1, where: fractions .> 1)
    }

    /// Scales and rounds. Adding 2²³ leaves no bits for a fraction, as in ``SourceOver/whole(_:)``.
    @inline(__always) static func scaled(_ fractions: SIMD4<Float>, _ component: Float) -> SIMD4<Float> {
        (fractions * component + 0x1p23) - 0x1p23
    }

    var isBlack: Bool { color.x == 0 && color.y == 0 && color.z == 0 }

    /// Returns the source of a pixel with the given coverage, in units of ``CoverageSpan/full``.
    @inline(__always) func covering(_ coverage: Int) -> Source {
        coverage == CoverageSpan.full
            ? full : Source(color: SourceOver.whole(color * (Double(coverage) / Double(CoverageSpan.full))))
    }
}

extension SolidSource {
    /// Largest fraction that changes no pixel. With an alpha of 128 in 65,535, a byte keeps more than 254.5/255 of
    /// itself and gains less than half a level of color.
    var leastFraction: Float { full.color.w > 0 ? 128 / full.color.w : 1 }

    /// Draws over `count` pixels, each scaled by its own fraction.
    ///
    /// - Parameter fractions: Fractions 0…1; up to three past the end may be read.
    func draw(_ fractions: UnsafePointer<Float>, over pixels: UnsafeMutablePointer<Pixel>, count: Int) {
        // Most shadows are black, which saves the computation of three channels.
        if isBlack {
            draw(fractions, pixels, count) { [color] in
                FourPixels(
                    red: .zero, green: .zero, blue: .zero, alpha: Self.scaled(Self.within($0), Float(color.w)))
            }
        } else {
            draw(fractions, pixels, count) { scaled(by: $0) }
        }
    }

    @inline(__always) private func draw(
        _ fractions: UnsafePointer<Float>, _ pixels: UnsafeMutablePointer<Pixel>, _ count: Int,
        _ sources: (SIMD4<Float>) -> FourPixels
    ) {
        let memory = UnsafeRawPointer(fractions)
        var index = 0
        while index < count {
            let four = memory.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<Float>.self)
            let words = PackedPixels.load(pixels + index, count: count &- index)
            PackedPixels.store(sources(four).over(words), to: pixels + index, count: count &- index)
            index &+= 4
        }
    }
}
