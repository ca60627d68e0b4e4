/// Device coordinates as integers in units of 1/65,536 pixel.
///
/// Every vertex is snapped to this grid once, while the plan is made; all arithmetic from there to coverage is in
/// integers. A shape moved by whole pixels therefore has the same coverage, and no row depends on how its neighbors are
/// drawn. Snapping moves an edge by at most 1/131,072 pixel, a 128th of the promised accuracy of coverage (1/1024).
enum Subpixel {
    static let bits = 16
    static let one = 1 << bits

    /// Distance in pixels that vertices may lie beyond the canvas; outlines are cut there. With a canvas of at most
    /// 16,384 pixels, coordinates stay below 2³¹ and the product of two differences below 2⁶¹.
    static let margin = 1024.0

    /// Returns the nearest grid position, ties to even. Snapping commutes with translation by whole pixels.
    ///
    /// Between 2³⁶ and 2³⁷, neighboring `Double`s are 2⁻¹⁶ apart: adding 1½·2³⁶ rounds to the grid, and the difference
    /// of the bit patterns is the position. The function never traps and is correct for coordinates within ±2³⁵.
    @inline(__always) static func snap(_ coordinate: Double) -> Int {
        let shift = 0x1.8p36
        return Int(bitPattern: UInt(truncatingIfNeeded: (coordinate + shift).bitPattern &- shift.bitPattern))
    }

    /// Returns the pixel that contains a position.
    @inline(__always) static func floor(_ position: Int) -> Int { position >> bits }

    /// Point of a pixel that decides its coverage with hard edges: 1/1024 pixel to the right of its center and 1/4096
    /// below.
    ///
    /// Common edges of neighbors often pass exactly through centers: on half pixels, or at 45°. The display list rounds
    /// the numbers of each neighbor separately, to 1/10,000 point, so that the centers might be in none of them, or in
    /// both. Both offsets are larger than that rounding, and they are unequal because of edges at 45°.
    static let center = (x: one / 2 + one / 1024, y: one / 2 + one / 4096)

    /// Returns the first pixel whose ``center`` lies at or after a position.
    @inline(__always) static func firstCenter(x: Int) -> Int { ceil(x - center.x) }
    @inline(__always) static func firstCenter(y: Int) -> Int { ceil(y - center.y) }

    /// Returns the first pixel that starts at or after a position.
    @inline(__always) static func ceil(_ position: Int) -> Int { (position + one - 1) >> bits }
}
