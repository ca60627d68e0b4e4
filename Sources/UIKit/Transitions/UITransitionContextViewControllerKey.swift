/// The two controllers of a transition: the one on screen at its start, the one on screen at its end.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
