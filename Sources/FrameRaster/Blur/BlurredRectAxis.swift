/// Where a soft shape is looked at along one axis: every few pixels near its two ends, and once between, where it does not
/// change.
///
/// An eighth of a standard deviation apart, straight lines between the looks are off by at most ⅛² / 8 · 0.242 = 4.7 · 10⁻⁴,
/// an eighth of a level.
struct BlurredRectAxis: Equatable, Sendable {
    let start: Int
    /// After the last place.
    let end: Int
    let step: Int
    /// Places looked at in the first strip; the second begins at ``secondStart``.
    let firstCount: Int
    let secondStart: Int
    let secondCount: Int

    /// - Parameters:
    ///   - from, to: the ends of the shape.
    ///   - sigma: the Gaussian's standard deviation.
    ///   - corner: how far from its ends the shape still changes by itself.
    init(from: Double, to: Double, sigma: Double, corner: Double) {
        let reach = sigma * NormalDistribution.reach
        let begin = Int((from - reach).rounded(.down))
        let finish = Int((to + reach).rounded(.up))
        let strip = Int((2 * reach + corner).rounded(.up)) + 1
        let step = max(1, min(16, Int(sigma / 8)))
        start = begin
        end = finish
        self.step = step
        if finish - begin > 2 * (strip + step) {
            firstCount = strip / step + 2
            secondCount = strip / step + 2
            secondStart = finish - (secondCount - 1) * step
        } else {
            firstCount = (finish - begin) / step + 2
            secondStart = begin + (firstCount - 1) * step
            secondCount = 0
        }
    }

    var count: Int { firstCount + secondCount }

    func pixel(ofSample index: Int) -> Int {
        index < firstCount ? start + index * step : secondStart + (index - firstCount) * step
    }

    /// The centre of the pixel a look is at.
    func place(_ index: Int) -> Double { Double(pixel(ofSample: index)) + 0.5 }

    /// After the last pixel of the first strip, and the first pixel of the second.
    var firstEnd: Int { secondCount == 0 ? end : start + (firstCount - 1) * step }

    /// The look at or before a pixel, and how far it is on the way to the next, 0…1.
    @inline(__always) func sample(_ pixel: Int) -> (index: Int, part: Float) {
        if pixel < firstEnd {
            let offset = pixel - start
            return (offset / step, Float(offset % step) / Float(step))
        }
        if pixel < secondStart || secondCount == 0 { return (firstCount - 2, 1) }
        let offset = pixel - secondStart
        return (firstCount + min(offset / step, secondCount - 2), Float(offset % step) / Float(step))
    }
}
