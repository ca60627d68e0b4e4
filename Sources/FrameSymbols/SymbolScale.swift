/// The size of a symbol relative to its font.
public enum SymbolScale: Int, CaseIterable, Hashable, Sendable {
    case small, medium, large

    /// Size relative to medium scale (tuned).
    var size: Double {
        switch self {
        case .small: 0.78
        case .medium: 1
        case .large: 1.28
        }
    }

    /// Width of lines relative to the size: lines grow less than symbols, so that all scales match the same text
    /// (tuned).
    var thinning: Double {
        switch self {
        case .small: 1.1
        case .medium: 1
        case .large: 0.93
        }
    }
}
