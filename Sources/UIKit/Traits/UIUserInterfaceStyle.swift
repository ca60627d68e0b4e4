/// Light or dark.
public enum UIUserInterfaceStyle: Int, CaseIterable, Sendable {
    case unspecified, light, dark
}
