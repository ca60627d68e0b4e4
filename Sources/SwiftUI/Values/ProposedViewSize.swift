/// A size that a view is offered; a dimension is `nil` where the view may choose it.
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    public init(width: CGFloat?, height: CGFloat?) {
        (self.width, self.height) = (width, height)
    }

    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// The size that a view is offered, in the form that earlier systems have.
public struct _ProposedSize {
    let width: CGFloat?
    let height: CGFloat?
}

/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
