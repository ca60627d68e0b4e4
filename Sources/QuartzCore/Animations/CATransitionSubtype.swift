/// Where a transition's movement comes from.
///
/// `fromTop` and `fromBottom` are said in Core Animation's own coordinates, where y points up: on iOS `fromTop` comes from
/// the lower edge (widely reported; applications that slide a controller up use `fromTop`).
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
