/// The view a track animates.
public enum TrackTarget: Hashable, Sendable {
    /// The two sides of a transition.
    public enum Side: String, CaseIterable, Sendable {
        case presented, presenting
    }

    /// The whole screen on one side.
    case screen(Side)
    /// A view of the screen on one side, by its identifier.
    case view(String, in: Side)

    /// What no view may be called.
    static let reservedNames = Side.allCases.map(\.rawValue)
}
