/// Turns the colour of a configuration into the one that is shown.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The grey of the same luminance.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            let shown = color.color
            let luminance = 0.2126 * shown.red + 0.7152 * shown.green + 0.0722 * shown.blue
            return UIColor(white: luminance, alpha: shown.alpha)
        }
    }

    /// The colour that accents have: as it is.
    public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }

    /// The colour of accents that are less important.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .secondaryLabel }
    }
}
