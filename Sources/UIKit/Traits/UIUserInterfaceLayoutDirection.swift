/// The direction of reading.
public enum UIUserInterfaceLayoutDirection: Int, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}
