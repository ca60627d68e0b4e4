/// The rule over runs of pixels of one row.
extension SourceOver {
    /// One source over `count` pixels.
    static func blend(_ source: Source, over pixels: UnsafeMutablePointer<Pixel>, count: Int) {
        if source.isOpaque {
            pixels.update(repeating: source.pixel, count: count)
        } else if !source.isClear {
            for index in 0..<count { pixels[index] = source.over(pixels[index]) }
        }
    }

    /// Lays `count` pixels, as they are, over `backdrop` with one weight, in place.
    static func lay(
        _ pixels: UnsafeMutablePointer<Pixel>, over backdrop: UnsafePointer<Pixel>, weight: UInt32, count: Int
    ) {
        if weight == UInt32(one) { return }
        if weight == 0 {
            pixels.update(from: backdrop, count: count)
            return
        }
        let rest = UInt32(one) &- weight
        for index in 0..<count {
            let t = pixels[index].channels &* weight &+ backdrop[index].channels &* rest &+ 32_768
            pixels[index] = Pixel(channels: (t &+ (t &>> 16)) &>> 16)
        }
    }
}
