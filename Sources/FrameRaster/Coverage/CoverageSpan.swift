/// A run of pixels of one row and how much of them a shape covers.
///
/// Coverage is area in units of 2⁻³³ pixel: twice the product of two ``Subpixel`` lengths, which keeps the mean of two
/// positions whole.
struct CoverageSpan {
    static let full = 1 << 33

    var start: Int
    var end: Int
    /// The coverage of every pixel of the run, or ``varying``.
    var coverage: Int

    /// Each pixel has its own coverage: see ``CoverageRow/values``.
    static let varying = -1
}
