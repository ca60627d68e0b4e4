internal import FrameGeometry
internal import QuartzCore

extension UIColor {
    /// Whether the colour is a grey; what the pointers point to is left alone if not.
    @discardableResult public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// All 0…1; greys have the hue and the saturation 0.
    @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (red, green, blue) = (color.red, color.green, color.blue)
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        let sixths: CGFloat
        if range <= 0 {
            sixths = 0
        } else if most == red {
            sixths = (green - blue) / range
        } else if most == green {
            sixths = (blue - red) / range + 2
        } else {
            sixths = (red - green) / range + 4
        }
        hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = color.alpha
        return true
    }

    /// Differs from UIKit: there are no patterns; the picture's mean colour is used, which is noted as unsupported.
    public convenience init(patternImage image: UIImage) {
        UIImage.note("UIColor(patternImage:)", instead: "the picture's mean colour is used")
        self.init(image.cgImage?.meanColor ?? .clear)
    }
}

extension CGImage {
    fileprivate var meanColor: Color {
        var sums = SIMD4<Double>.zero
        for index in stride(from: 0, to: rasterImage.pixels.bytes.count, by: 4) {
            for channel in 0..<4 { sums[channel] += Double(rasterImage.pixels.bytes[index + channel]) }
        }
        // Premultiplied: what is clear has no say in the colour.
        guard sums.w > 0 else { return .clear }
        let count = Double(rasterImage.pixels.bytes.count / 4)
        return Color(
            red: sums.x / sums.w, green: sums.y / sums.w, blue: sums.z / sums.w, alpha: sums.w / (255 * count))
    }
}
