import FramePainting

/// The positions at which a blurred rectangle is sampled along one axis: every few pixels near its ends, and once in
/// between, where it is constant.
///
/// Samples are an eighth of a standard deviation apart, so linear interpolation is off by at most ⅛² / 8 · 0.242 = 4.7
/// · 10⁻⁴, an eighth of a level.
struct BlurredRectAxis: Equatable, Sendable {
    let start: Int
    /// One past the last pixel.
    let end: Int
    let step: Int
    /// Number of samples in the first strip; the second begins at ``secondStart``.
    let firstCount: Int
    let secondStart: Int
    let secondCount: Int

    /// - Parameters:
    ///   - from, to: Ends of the shape.
    ///   - sigma: Standard deviation of the Gaussian.
    ///   - corner: Distance from its ends over which the unblurred shape still varies.
    init(from: Double, to: Double, sigma: Double, _ falloff: Falloff, corner: Double) {
        let reach = sigma * falloff.reach
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

    /// Returns the center of a sample's pixel.
    func place(_ index: Int) -> Double { Double(pixel(ofSample: index)) + 0.5 }

    /// One past the last pixel of the first strip.
    var firstEnd: Int { secondCount == 0 ? end : start + (firstCount - 1) * step }

    /// Returns the sample at or before a pixel, and the pixel's position toward the next one, 0…1.
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
