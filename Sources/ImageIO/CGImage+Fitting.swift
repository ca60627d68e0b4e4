internal import FramePainting
internal import FrameRaster

extension CGImage {
    /// The image turned upright.
    ///
    /// - Parameter orientation: 1…8 as in the Exif standard, which names the sides that the first row and the first
    ///   column lie at.
    func upright(from orientation: Int) -> CGImage {
        switch orientation {
        case 2: rearranged(swapsSides: false, mirrorsX: true, mirrorsY: false)
        case 3: rearranged(swapsSides: false, mirrorsX: true, mirrorsY: true)
        case 4: rearranged(swapsSides: false, mirrorsX: false, mirrorsY: true)
        case 5: rearranged(swapsSides: true, mirrorsX: false, mirrorsY: false)
        case 6: rearranged(swapsSides: true, mirrorsX: false, mirrorsY: true)
        case 7: rearranged(swapsSides: true, mirrorsX: true, mirrorsY: true)
        case 8: rearranged(swapsSides: true, mirrorsX: true, mirrorsY: false)
        default: self
        }
    }

    /// The image reduced so that no side is longer than `side` pixels.
    func reduced(to side: Double) -> CGImage {
        let factor = side / Double(max(width, height))
        guard factor > 0, factor < 1 else { return self }
        let size = PixelSize(
            width: max(1, Int((Double(width) * factor).rounded())),
            height: max(1, Int((Double(height) * factor).rounded())))
        return CGImage(RasterImage(rasterImage.pixels.shrunk(to: size)))
    }
}

/// Values of options, which applications give as numbers of any type.
struct ImageOptions {
    private let values: CFDictionary

    init(_ values: CFDictionary?) {
        self.values = values ?? [:]
    }

    func isSet(_ key: String) -> Bool { (values[key] as? Bool) ?? ((number(key) ?? 0) != 0) }

    func number(_ key: String) -> Double? {
        switch values[key] {
        case let number as Int: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    /// The options in a dictionary of these.
    subscript(_ key: String) -> ImageOptions { ImageOptions(values[key] as? CFDictionary) }
}
