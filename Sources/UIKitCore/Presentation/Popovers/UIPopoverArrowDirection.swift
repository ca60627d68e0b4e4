internal import FrameLayout

/// The direction in which a popover's arrow points. The popover lies on the opposite side of its source.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction before the popover has been laid out.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension UIPopoverArrowDirection {
    /// Creates a set with one direction; ``unknown`` for `nil`.
    init(_ direction: PopoverPlacement.Direction?) {
        self =
            switch direction {
            case .up?: .up
            case .down?: .down
            case .left?: .left
            case .right?: .right
            case nil: .unknown
            }
    }

    /// The directions in the set, as placement directions.
    var placements: Set<PopoverPlacement.Direction> {
        Set(PopoverPlacement.Direction.allCases.filter { contains(UIPopoverArrowDirection($0)) })
    }
}
