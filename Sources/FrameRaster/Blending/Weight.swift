/// How much a finished picture hides of what is below.
///
/// A clip hides as the edge of a shape does, in 65,535ths: so what is clipped to a shape is as if it had been filled. Half an
/// opacity is half of 65,536 exactly, so that a colour just between two bytes goes up, as it would in real numbers.
struct Weight: Equatable {
    /// A whole number, 0…`unit`.
    let value: Float
    /// 65,535 or 65,536.
    let unit: Float

    /// - Parameters:
    ///   - opacity: of the picture, its mask included, 0…1.
    ///   - coverage: of the pixel, 0…``CoverageSpan/full``.
    @inline(__always) init(opacity: Double, coverage: Int = CoverageSpan.full) {
        unit = opacity < 1 ? 65_536 : SourceOver.one
        let share = opacity * (Double(coverage) / Double(CoverageSpan.full))
        // Adding 2⁵² leaves no room for a fraction.
        value = Float((share * Double(unit) + 0x1p52) - 0x1p52)
    }
}
