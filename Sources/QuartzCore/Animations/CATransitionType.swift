/// The key under which a layer keeps its transition, whatever key it was added for.
public let kCATransition = "transition"

/// How a layer's new picture takes the old one's place.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
