/// Which corners of a view a corner radius is for.
public enum RoundedCorners: String, CaseIterable, Sendable {
    case all, top, bottom, left, right
}
