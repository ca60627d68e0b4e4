/// An axis-aligned rectangle in ``Subpixel`` units.
struct DeviceRect: Equatable, Sendable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// Whether all four edges lie between pixels.
    var isOnWholePixels: Bool { (left | top | right | bottom) & (Subpixel.one - 1) == 0 }
}
