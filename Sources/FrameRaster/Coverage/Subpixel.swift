/// Device coordinates as whole numbers of 1/65,536 pixel.
///
/// Every vertex is snapped to this grid once, when the plan is made; from there to the coverage of a pixel there are only
/// integers. So a shape moved by whole pixels has the same coverage, and no row depends on how its neighbours were drawn.
/// The grid moves an edge by at most 1/131,072 pixel: a 128th of what is promised of coverage (1/1024).
enum Subpixel {
    static let bits = 16
    static let one = 1 << bits

    /// How far beyond the canvas, in pixels, vertices may lie; outlines are cut there. With a canvas of at most 16,384
    /// pixels, coordinates stay below 2³¹ and the product of two differences below 2⁶¹.
    static let margin = 1024.0

    /// The nearest grid position, halves towards +∞ (so that it commutes with moving by whole pixels).
    ///
    /// - Precondition: `coordinate` is a number within the canvas and its margin.
    @inline(__always) static func snap(_ coordinate: Double) -> Int {
        let scaled = coordinate * Double(one) + 0.5
        let truncated = Int(scaled)
        return Double(truncated) > scaled ? truncated - 1 : truncated
    }

    /// The pixel that holds a position.
    @inline(__always) static func floor(_ position: Int) -> Int { position >> bits }

    /// The first pixel that starts at or after a position.
    @inline(__always) static func ceil(_ position: Int) -> Int { (position + one - 1) >> bits }
}
