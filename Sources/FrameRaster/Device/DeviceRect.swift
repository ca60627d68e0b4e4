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

    /// The pixels whose centres lie inside; `nil` if there are none.
    var centres: DeviceRect? {
        func edge(_ position: Int) -> Int { Subpixel.firstCentre(position) << Subpixel.bits }
        let whole = DeviceRect(left: edge(left), top: edge(top), right: edge(right), bottom: edge(bottom))
        return whole.left < whole.right && whole.top < whole.bottom ? whole : nil
    }

    /// Whether all four edges lie between pixels.
    var isOnWholePixels: Bool { (left | top | right | bottom) & (Subpixel.one - 1) == 0 }
}
