internal import FrameSymbols
internal import QuartzCore

/// The values that a symbol configuration specifies; `nil` for unspecified ones.
struct SymbolChoices: Hashable {
    enum Size: Hashable {
        case points(CGFloat)
        case style(UIFont.TextStyle)
    }

    enum Colors: Hashable {
        case monochrome, multicolor
        case hierarchical(UIColor)
        case palette([UIColor])
    }

    var size: Size?
    var weight: FrameSymbols.SymbolWeight?
    var scale: FrameSymbols.SymbolScale?
    var colors: Colors?

    /// Sets the size in points. An invalid size leaves it unspecified.
    mutating func choose(_ pointSize: CGFloat) {
        size = pointSize.isFinite && pointSize > 0 ? .points(min(pointSize, Self.largestSize)) : nil
    }

    /// The maximum size in points. Larger symbols would need images with more pixels than a screen has.
    private static let largestSize: CGFloat = 1_000

    func applying(_ other: SymbolChoices) -> SymbolChoices {
        var result = self
        result.size = other.size ?? size
        result.weight = other.weight ?? weight
        result.scale = other.scale ?? scale
        result.colors = other.colors ?? colors
        return result
    }

    /// Whether the traits of the view that shows the symbol have an effect.
    var dependsOnTraits: Bool {
        let hasStyle = if case .style? = size { true } else { false }
        return hasStyle || colors != nil
    }

    /// The size in points; 17 if it is unspecified (facts/symbol-size).
    func pointSize(in traits: UITraitCollection?) -> CGFloat {
        switch size {
        case .points(let size): size
        case .style(let style): UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        case nil: 17
        }
    }
}
