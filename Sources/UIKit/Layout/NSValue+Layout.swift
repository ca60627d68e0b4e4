internal import QuartzCore

extension _NSValueMaking where Self: NSValue {
    public init(uiEdgeInsets insets: UIEdgeInsets) { self.init(box: BoxedValue(insets)) }
    public init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(box: BoxedValue(insets)) }
    public init(uiOffset offset: UIOffset) { self.init(box: BoxedValue(offset)) }
}

/// Zero if the value is of another type.
extension NSValue {
    public var uiEdgeInsetsValue: UIEdgeInsets { (self as? BoxedValue)?.content as? UIEdgeInsets ?? .zero }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        (self as? BoxedValue)?.content as? NSDirectionalEdgeInsets ?? .zero
    }
    public var uiOffsetValue: UIOffset { (self as? BoxedValue)?.content as? UIOffset ?? .zero }
}
