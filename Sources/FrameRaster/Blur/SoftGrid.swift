/// Where the texels of a blurred picture lie along one axis.
///
/// Texel i stands for `step` pixels that begin i·`step` after an anchor, moved by `offset`; texels have no ends. The anchor is
/// a pixel of the picture itself, so that they do not depend on what part of it is looked at.
struct SoftGrid: Sendable {
    let step: Int
    let anchor: Int
    /// The first texel that is needed, and how many are.
    let first: Int
    let needed: Int

    /// In 256ths of a pixel. At every pixel only whole ones: the rest is in the Gaussian.
    private let offset: Int

    /// - Parameter wanted: the pixels that are looked at.
    init(wanted: Range<Int>, anchor: Int, axis: BlurAxis, offset: Int) {
        step = axis.step
        self.anchor = anchor
        let whole = step == 1 ? offset & ~255 : offset
        self.offset = whole
        func texel(_ pixel: Int) -> Int {
            Self.floor(Self.position(pixel, anchor, whole, axis.step), 256 * axis.step)
        }
        first = texel(wanted.lowerBound) - (step == 1 ? 0 : 1)
        needed = texel(wanted.upperBound - 1) + (step == 1 ? 1 : 3) - first
    }

    /// How many texels share in a pixel.
    var window: Int { step == 1 ? 1 : 4 }

    /// Where the centre of a pixel lies after the centre of texel 0, in 256ths of a pixel.
    private static func position(_ pixel: Int, _ anchor: Int, _ offset: Int, _ step: Int) -> Int {
        (pixel - anchor) * 256 + 128 - offset - 128 * step
    }

    private static func floor(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
    }

    /// The first of the texels that share in a pixel, counted from ``first``, and how far the pixel's centre is from the second
    /// of four to the third in 256ths of pixels, 0..<256·step.
    @inline(__always) func place(_ pixel: Int) -> (index: Int, part: Int) {
        let span = 256 * step
        let value = Self.position(pixel, anchor, offset, step) - (step == 1 ? first : first + 1) * span
        return (value / span, value % span)
    }

    /// The first pixel of a source whose centre lies at or after that of texel `texel`.
    func firstPixel(ofTexel texel: Int) -> Int { anchor + texel * step + step / 2 }

    /// In a source: the shares of pixel 0..<`step` after ``firstPixel(ofTexel:)`` in the texel before, that one and the next
    /// two.
    func shares(ofPixel pixel: Int) -> SIMD4<Double> {
        CubicSpline.weights((Double(pixel) + (step.isMultiple(of: 2) ? 0.5 : 0)) / Double(step)) / Double(step)
    }
}
