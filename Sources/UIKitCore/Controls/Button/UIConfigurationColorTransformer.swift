/// Transforms the color of a configuration before it is shown.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A transformer that returns the gray of the same luminance.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            let shown = color.color
            let luminance = 0.2126 * shown.red + 0.7152 * shown.green + 0.0722 * shown.blue
            return UIColor(white: luminance, alpha: shown.alpha)
        }
    }

    /// A transformer for accents, which returns the color unchanged.
    public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }

    /// A transformer for less important accents, which returns the secondary label color.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .secondaryLabel }
    }
}
