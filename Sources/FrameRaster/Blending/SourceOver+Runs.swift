/// The rule over runs of pixels of one row.
///
/// Interfaces are flat: four pixels mostly equal the four before them. Then so does the result, and is not worked out again.
extension SourceOver {
    /// One source over `count` pixels.
    static func blend(_ source: Source, over pixels: UnsafeMutablePointer<Pixel>, count: Int) {
        if source.isOpaque {
            pixels.update(repeating: source.pixel, count: count)
            return
        }
        if source.isClear { return }
        let sources = source.fourfold
        var below = SIMD4<UInt32>(repeating: 0)
        var result = sources.over(below)
        var index = 0
        while index < count {
            if count &- index >= 16, Words.are(below, pixels + index) {
                Words.store(result, fourTimesTo: pixels + index)
                index &+= 16
                continue
            }
            let words = Words.load(pixels + index, count: count &- index)
            if !Words.areEqual(words, below) {
                below = words
                result = sources.over(words)
            }
            Words.store(result, to: pixels + index, count: count &- index)
            index &+= 4
        }
    }

    /// `count` pixels, as they are, over others.
    static func blend(_ sources: UnsafePointer<Pixel>, over pixels: UnsafeMutablePointer<Pixel>, count: Int) {
        for index in stride(from: 0, to: count, by: 4) {
            let words = Words.load(sources + index, count: count &- index)
            if Words.areEqual(words, .zero) { continue }
            let below = Words.load(pixels + index, count: count &- index)
            let result = FourPixels(words).map { $0 * 257 }.over(below)
            Words.store(result, to: pixels + index, count: count &- index)
        }
    }

    /// Lays `count` pixels, as they are, over `backdrop` with one weight, in place.
    static func lay(
        _ pixels: UnsafeMutablePointer<Pixel>, over backdrop: UnsafePointer<Pixel>, weight: Weight, count: Int
    ) {
        if weight.value == weight.unit { return }
        if weight.value == 0 {
            pixels.update(from: backdrop, count: count)
            return
        }
        let (part, rest) = (weight.value, weight.unit - weight.value)
        let isShifted = weight.unit != one
        var upper = SIMD4<UInt32>(repeating: 0)
        var lower = upper
        var result = upper
        for index in stride(from: 0, to: count, by: 4) {
            let words = Words.load(pixels + index, count: count &- index)
            let others = Words.load(backdrop + index, count: count &- index)
            if !Words.areEqual(words, upper) || !Words.areEqual(others, lower) {
                upper = words
                lower = others
                let sums = FourPixels(words).zip(FourPixels(others)) { above, below in above * part + below * rest }
                result = isShifted ? sums.shifted : sums.divided
            }
            Words.store(result, to: pixels + index, count: count &- index)
        }
    }

    /// One pixel laid over another.
    @inline(__always) static func lay(_ pixel: Pixel, over backdrop: Pixel, weight: Weight) -> Pixel {
        let sum = pixel.channels * weight.value + backdrop.channels * (weight.unit - weight.value)
        return Pixel(channels: weight.unit == one ? divide(sum) : shift(sum))
    }
}
