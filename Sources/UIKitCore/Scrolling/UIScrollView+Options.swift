internal import FrameTiming

extension UIScrollView {
    /// The factor applied to the velocity per millisecond. Values match the public header.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public static let normal = DecelerationRate(rawValue: Deceleration.normalRate)
        public static let fast = DecelerationRate(rawValue: Deceleration.fastRate)

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }
    }

    /// The part of the safe area that is added to ``contentInset``. Raw values match the public header.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// Raw values match the public header.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// Raw values match the public header.
    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }
}
