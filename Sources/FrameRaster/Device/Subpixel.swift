/// Device coordinates as integers in units of 1/65,536 pixel.
///
/// Every vertex is snapped to this grid once, while the plan is made; all arithmetic from there to coverage is in
/// integers. A shape moved by whole pixels therefore has the same coverage, and no row depends on how its neighbours
/// are drawn. Snapping moves an edge by at most 1/131,072 pixel, a 128th of the promised accuracy of coverage (1/1024).
enum Subpixel {
    static let bits = 16
    static let one = 1 << bits

    /// How far beyond the canvas vertices may lie, in pixels; outlines are cut there. With a canvas of at most 16,384
    /// pixels, coordinates stay below 2³¹ and the product of two differences below 2⁶¹.
    static let margin = 1024.0

    /// The nearest grid position, ties to even. Commutes with translation by whole pixels.
    ///
    /// Between 2³⁶ and 2³⁷, neighbouring `Double`s are 2⁻¹⁶ apart: adding 1½·2³⁶ rounds to the grid, and the difference
    /// of the bit patterns is the position. Never traps; correct for coordinates within ±2³⁵.
    @inline(__always) static func snap(_ coordinate: Double) -> Int {
        let shift = 0x1.8p36
        return Int(bitPattern: UInt(truncatingIfNeeded: (coordinate + shift).bitPattern &- shift.bitPattern))
    }

    /// The pixel that contains a position.
    @inline(__always) static func floor(_ position: Int) -> Int { position >> bits }

    /// The point of a pixel that decides for hard edges: 1/1024 pixel right of its centre and 1/4096 below.
    ///
    /// Common edges of neighbours often pass exactly through centres: on half pixels, or at 45°. The display list rounds each
    /// neighbour's numbers by itself, to 1/10,000 point, so that the centres might be in none of them, or in both. Both offsets
    /// are larger than that rounding, and they are unequal for the sake of the 45°.
    static let centre = (x: one / 2 + one / 1024, y: one / 2 + one / 4096)

    /// The first pixel whose ``centre`` lies at or after a position.
    @inline(__always) static func firstCentre(x: Int) -> Int { ceil(x - centre.x) }
    @inline(__always) static func firstCentre(y: Int) -> Int { ceil(y - centre.y) }

    /// The first pixel that starts at or after a position.
    @inline(__always) static func ceil(_ position: Int) -> Int { (position + one - 1) >> bits }
}
