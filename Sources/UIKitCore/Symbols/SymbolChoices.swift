internal import FrameSymbols
internal import QuartzCore

/// What a symbol configuration sets; `nil` for what it leaves open.
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

    /// Points; an invalid size leaves it open.
    mutating func choose(_ pointSize: CGFloat) {
        size = pointSize.isFinite && pointSize > 0 ? .points(min(pointSize, Self.largestSize)) : nil
    }

    /// Points: larger symbols would need images of more pixels than a screen has.
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

    /// Points; 17 if it is open (facts/symbol-size).
    func pointSize(in traits: UITraitCollection?) -> CGFloat {
        switch size {
        case .points(let size): size
        case .style(let style): UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        case nil: 17
        }
    }
}
