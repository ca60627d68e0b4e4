/// The size of a symbol relative to its font.
public enum SymbolScale: Int, CaseIterable, Hashable, Sendable {
    case small, medium, large

    /// Relative to medium scale (tuned).
    var size: Double {
        switch self {
        case .small: 0.78
        case .medium: 1
        case .large: 1.28
        }
    }

    /// The width of lines relative to the size: lines grow less than symbols, so that all scales go with the same text
    /// (tuned).
    var thinning: Double {
        switch self {
        case .small: 1.1
        case .medium: 1
        case .large: 0.93
        }
    }
}
