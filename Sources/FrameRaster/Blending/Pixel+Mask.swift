import FramePainting

extension Pixel {
    /// How much a mask shows that has this pixel, 0…1. Brightness has weights of 65,536ths: 0.2126, 0.7152 and 0.0722, the
    /// nearest that add up to one.
    @inline(__always) func share(by kind: Mask.Kind) -> Double {
        switch kind {
        case .alpha: return Double(alpha) / 255
        case .luminance:
            let sum = 13_933 * (word & 255) + 46_871 * ((word &>> 8) & 255) + 4_732 * ((word &>> 16) & 255)
            return Double(sum) / (255 * 65_536)
        }
    }
}
