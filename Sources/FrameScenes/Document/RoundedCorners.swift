/// The corners of a view that a corner radius applies to.
public enum RoundedCorners: String, CaseIterable, Sendable {
    case all, top, bottom, left, right
}
