/// Where the texels of a blurred picture lie along one axis.
///
/// Source texel i is the mean of the pixels from `start` + i·step on, moved by `offset`. Those of the result go on before
/// the first and after the last one. Texels begin a whole number of steps from an anchor, so that they do not depend on what
/// part of a picture is looked at.
struct SoftGrid: Sendable {
    let step: Int
    /// Source texels.
    let count: Int
    /// Pixels of the first source texel that lie before the source.
    let lead: Int
    /// The first texel of the result that is needed, and how many are.
    let first: Int
    let needed: Int
    /// The pixels in which something may be seen, half open.
    let seen: Range<Int>

    private let start: Int
    /// In 256ths of a pixel.
    private let offset: Int

    /// `nil` if nothing is seen.
    ///
    /// - Parameters:
    ///   - source: the pixels there are, the first not before the anchor.
    ///   - wanted: the pixels that are looked at.
    ///   - isEndless: whether something is seen everywhere.
    init?(
        source: Range<Int>, wanted: Range<Int>, anchor: Int, axis: BlurAxis, offset: Int, isEndless: Bool
    ) {
        step = axis.step
        lead = (source.lowerBound - anchor) % axis.step
        start = source.lowerBound - lead
        self.offset = offset
        count = (lead + source.count + step - 1) / step
        let whole = offset >> 8
        let low = start + whole - (axis.radius + 1) * step
        let high = start + whole + 1 + (count + axis.radius + 1) * step
        let lower = isEndless ? wanted.lowerBound : max(wanted.lowerBound, low)
        let upper = isEndless ? wanted.upperBound : min(wanted.upperBound, high)
        guard lower < upper, count > 0 else { return nil }
        seen = lower..<upper
        let span = 256 * axis.step
        first = Self.floor(Self.position(lower, start, offset, axis.step), span)
        needed = Self.floor(Self.position(upper - 1, start, offset, axis.step), span) + 2 - first
    }

    /// Where the centre of a pixel lies after the centre of the first texel, in 256ths of a pixel.
    private static func position(_ pixel: Int, _ start: Int, _ offset: Int, _ step: Int) -> Int {
        (pixel - start) * 256 + 128 - offset - 128 * step
    }

    private static func floor(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
    }

    /// The needed texel before a pixel's centre, counted from the first, and how far it is to the next in 256ths of
    /// pixels, 0..<256·step.
    @inline(__always) func place(_ pixel: Int) -> (index: Int, part: Int) {
        let value = Self.position(pixel, start, offset, step) - first * 256 * step
        return (value / (256 * step), value % (256 * step))
    }
}
