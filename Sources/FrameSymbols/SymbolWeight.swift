/// The thickness of a symbol's lines, corresponding to the weight of a font.
public enum SymbolWeight: Int, CaseIterable, Hashable, Sendable {
    case ultralight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Width of a line at medium scale, in hundredths of an em (tuned: lines look as thick as the stems of adjacent
    /// text with that weight).
    var stem: Double {
        switch self {
        case .ultralight: 2.4
        case .thin: 4.2
        case .light: 6.2
        case .regular: 8.2
        case .medium: 9.4
        case .semibold: 10.8
        case .bold: 12.2
        case .heavy: 13.8
        case .black: 15.6
        }
    }
}
