/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, CaseIterable, Sendable {
    case unspecified, compact, regular
}
