internal import FrameSymbols
internal import QuartzCore

extension UIImage {
    /// The thickness of a symbol's lines. Raw values match the public header.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The weight of text beside such a symbol; regular if unspecified.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }

        var drawn: FrameSymbols.SymbolWeight? {
            switch self {
            case .unspecified: nil
            case .ultraLight: .ultralight
            case .thin: .thin
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The size of a symbol relative to its font. Raw values match the public header.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large

        var drawn: FrameSymbols.SymbolScale? {
            switch self {
            case .unspecified: nil
            case .default, .medium: .medium
            case .small: .small
            case .large: .large
            }
        }
    }
}

extension UIFont.Weight {
    /// The symbol weight closest to the font weight.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let nearest = weights.min {
            abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue)
        }
        return nearest ?? .regular
    }
}
