internal import FrameSymbols
internal import QuartzCore

// Symbols: images drawn at the size and weight of text.
// Not overridable: images are shared between threads, and UIKit makes them.
extension UIImage {
    /// Creates an image of a symbol, which views show in their tint color.
    ///
    /// Differs from UIKit: the symbols are drawn for this project and are not Apple's artwork (facts/symbol-names). A
    /// name without a drawing produces a dashed square that contains the name, which is reported; a text that cannot be
    /// a name produces `nil`.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Differs from UIKit: among the traits, only the content size category has an effect.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            systemName: name,
            withConfiguration: SymbolConfiguration.unspecified.withTraitCollection(traitCollection))
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard Self.canBeSymbolName(name) else { return nil }
        let image = SymbolImage(
            name: name, configuration: SymbolConfiguration.unspecified.applying(configuration), tint: nil)
        if !image.drawn().isKnown {
            Self.reportUnsupported(
                "UIImage(systemName: “\(name)”)", instead: "a dashed square is shown; there is no drawing of that name")
        }
        var attributes = RenderingAttributes()
        attributes.flipsFromRightToLeft = Self.isDirectional(name)
        self.init(symbol: image, attributes)
    }

    /// Whether a symbol follows the direction of text, as symbols that point forward or backward and lists do.
    private static func isDirectional(_ name: String) -> Bool {
        [
            "chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward", "list.bullet", "list.dash",
            "list.number",
        ]
        .contains { name == $0 || name.hasPrefix($0 + ".") }
    }

    /// Differs from UIKit: the value has no effect, and a value below 1 is reported.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) {
        if value < 1 {
            Self.reportUnsupported("UIImage.variableValue", instead: "all parts of the symbol are drawn")
        }
        self.init(systemName: name, withConfiguration: configuration)
    }

    convenience init(symbol: SymbolImage, _ attributes: RenderingAttributes = RenderingAttributes()) {
        let scale = screenScale()
        if symbol.configuration.choices.colors == .multicolor {
            Self.reportUnsupported(
                "UIImage.SymbolConfiguration.preferringMulticolor()", instead: "symbols have one color")
        }
        self.init(symbol.drawn().image(pixels: scale), scale: scale, attributes, symbol: symbol)
    }

    /// Whether a text consists of words of lowercase letters and digits, joined by periods.
    private static func canBeSymbolName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 100
            && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
                !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
            }
    }

    // MARK: System images

    public class var add: UIImage { UIImage(system: "plus") }
    public class var remove: UIImage { UIImage(system: "minus") }
    public class var actions: UIImage { UIImage(system: "ellipsis.circle") }
    public class var checkmark: UIImage { UIImage(system: "checkmark") }
    public class var strokedCheckmark: UIImage { UIImage(system: "checkmark") }

    /// Creates an image of one of the framework's own symbols.
    private convenience init(system name: String) {
        self.init(symbol: SymbolImage(name: name, configuration: .unspecified, tint: nil))
    }

    // MARK: Configurations

    public var isSymbolImage: Bool { symbol != nil }
    public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }
    public var configuration: Configuration? { symbol?.configuration }

    /// A copy of a symbol with this configuration in place of its own.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        configured { _ in SymbolConfiguration.unspecified.applying(configuration) }
    }

    /// A copy of a symbol in which the values of this configuration take precedence over its own; `nil` for any other
    /// image.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbol == nil ? nil : configured { $0.applying(configuration) }
    }

    private func configured(_ change: (SymbolConfiguration) -> SymbolConfiguration) -> UIImage {
        guard var symbol else { return self }
        symbol.configuration = change(symbol.configuration)
        return UIImage(symbol: symbol, renderingAttributes)
    }

    // MARK: Display in views

    /// Whether views show the image in their tint color. Symbols are templates unless they have colors of their own
    /// (facts/symbol-tint).
    var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: symbol?.hasOwnColors == false
        }
    }

    /// A symbol with the values that the view prefers, and the colors and text sizes of the view's traits. Any other
    /// image is returned unchanged.
    @MainActor func drawn(preferring preferred: SymbolConfiguration?, in view: UIView) -> UIImage {
        guard var symbol else { return self }
        let choices = (preferred?.choices ?? SymbolChoices()).applying(symbol.configuration.choices)
        guard choices != symbol.configuration.choices || choices.dependsOnTraits else { return self }
        let traits = view.traitCollection
        symbol.configuration = SymbolConfiguration(choices, symbol.configuration.traitCollection ?? traits)
        return view.asCurrent { UIImage(symbol: symbol, renderingAttributes) }
    }

    /// Whether the image is redrawn at a larger size and stays sharp, as symbols and vector images do.
    var isDrawnAtAnySize: Bool { symbol != nil || vector != nil && !renderingAttributes.isResizable }

    /// The pixels as displayed, for an image drawn at a larger size.
    func pixels(_ magnification: CGFloat) -> CGImage? {
        guard magnification > 1, let symbol else { return vectorPixels(magnification) ?? upright }
        let image = symbol.drawn().image(pixels: scale, magnification: magnification)
        return image.flatMap { UIImage($0, scale: scale, renderingAttributes).upright }
    }

    // MARK: Baselines

    /// The distance from the bottom to the baseline of adjacent text, in points; `nil` if there is none
    /// (facts/symbol-baseline).
    public var baselineOffsetFromBottom: CGFloat? {
        if let baseline = renderingAttributes.baseline { return baseline }
        return symbol?.drawn().baseline(pixels: scale)
    }

    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baseline = baselineOffset }
    }

    public func imageWithoutBaseline() -> UIImage { with { $0.baseline = .some(nil) } }
}
