/// An axis-aligned rectangle in ``Subpixel`` units.
struct DeviceRect: Equatable, Sendable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    init(_ bounds: PixelBounds) {
        self.init(
            left: bounds.minX << Subpixel.bits, top: bounds.minY << Subpixel.bits,
            right: bounds.maxX << Subpixel.bits, bottom: bounds.maxY << Subpixel.bits)
    }

    /// Whether all four edges lie between pixels.
    var isOnWholePixels: Bool { (left | top | right | bottom) & (Subpixel.one - 1) == 0 }
}
