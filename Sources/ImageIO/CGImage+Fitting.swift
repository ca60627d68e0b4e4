internal import FramePainting
internal import FrameRaster

extension CGImage {
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
