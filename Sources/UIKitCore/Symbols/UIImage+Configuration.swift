internal import QuartzCore

extension UIImage {
    /// An image's dependence on traits. Immutable.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        // Unchecked because the class has subclasses; its state is immutable.
        let choices: SymbolChoices
        public let traitCollection: UITraitCollection?

        required init(_ choices: SymbolChoices, _ traitCollection: UITraitCollection?) {
            self.choices = choices
            self.traitCollection = traitCollection
            super.init()
        }

        /// Creates a configuration that specifies nothing.
        public convenience override init() { self.init(SymbolChoices(), nil) }

        public func copy(with zone: NSZone? = nil) -> Any { self }

        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            Self(choices, traitCollection)
        }

        /// A configuration in which the values of the other configuration take precedence over this one's.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let otherConfiguration else { return self }
            return Self(
                choices.applying(otherConfiguration.choices), otherConfiguration.traitCollection ?? traitCollection)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration, type(of: other) == type(of: self) else { return false }
            return other.choices == choices && other.traitCollection == traitCollection
        }

        public override var hash: Int { choices.hashValue }
    }

    /// The immutable size, weight, scale, and colors of a symbol. Unspecified values are left to the view, and
    /// otherwise default to 17 points, regular, and medium.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// A configuration that specifies nothing.
        public static let unspecified = SymbolConfiguration { _ in }

        required init(_ choices: SymbolChoices, _ traitCollection: UITraitCollection?) {
            super.init(choices, traitCollection)
        }

        private convenience init(_ choose: (inout SymbolChoices) -> Void) {
            var choices = SymbolChoices()
            choose(&choices)
            self.init(choices, nil)
        }

        public convenience init(pointSize: CGFloat) { self.init { $0.choose(pointSize) } }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init {
                $0.choose(pointSize)
                $0.weight = weight.drawn
            }
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init {
                $0.choose(pointSize)
                $0.weight = weight.drawn
                $0.scale = scale.drawn
            }
        }

        public convenience init(weight: SymbolWeight) { self.init { $0.weight = weight.drawn } }

        public convenience init(scale: SymbolScale) { self.init { $0.scale = scale.drawn } }

        /// Creates a configuration with the size of the text style in the traits of the view that shows the image.
        public convenience init(textStyle: UIFont.TextStyle) { self.init { $0.size = .style(textStyle) } }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init {
                $0.size = .style(textStyle)
                $0.scale = scale.drawn
            }
        }

        /// Creates a configuration with the size and weight of the font.
        public convenience init(font: UIFont) {
            self.init {
                $0.choose(font.pointSize)
                $0.weight = font.face.weight.symbolWeight().drawn
            }
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init {
                $0.choose(font.pointSize)
                $0.weight = font.face.weight.symbolWeight().drawn
                $0.scale = scale.drawn
            }
        }

        /// Creates a configuration with a single color, which is fainter in less important parts.
        public convenience init(hierarchicalColor: UIColor) {
            self.init { $0.colors = .hierarchical(hierarchicalColor) }
        }

        /// Creates a configuration with one color for each level of importance. The last color applies to all further
        /// levels.
        public convenience init(paletteColors: [UIColor]) {
            self.init { $0.colors = paletteColors.isEmpty ? nil : .palette(paletteColors) }
        }

        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration { $0.colors = .monochrome }
        }

        /// Differs from UIKit: symbols have a single color, and an image with such a configuration is reported.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration { $0.colors = .multicolor }
        }

        private func changing(_ change: (inout SymbolChoices) -> Void) -> Self {
            var choices = choices
            change(&choices)
            return Self(choices, traitCollection)
        }

        /// A copy with the size that its text style has now.
        public func withoutTextStyle() -> Self {
            changing { if case .style? = $0.size { $0.choose($0.pointSize(in: traitCollection)) } }
        }

        public func withoutScale() -> Self { changing { $0.scale = nil } }

        public func withoutWeight() -> Self { changing { $0.weight = nil } }

        public func withoutPointSizeAndWeight() -> Self {
            changing {
                $0.size = nil
                $0.weight = nil
            }
        }

        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }
    }
}
