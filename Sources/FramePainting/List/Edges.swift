/// What becomes of a pixel that an edge crosses.
public enum Edges: String, CaseIterable, Sendable {
    /// It is covered by as much as lies inside: exact area.
    case smooth
    /// It is covered whole if its centre lies inside, and else not at all.
    case hard
}
