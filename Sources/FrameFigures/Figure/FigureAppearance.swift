/// Which page a figure is made for.
public enum FigureAppearance: String, CaseIterable, Hashable, Sendable {
    case light, dark
}
