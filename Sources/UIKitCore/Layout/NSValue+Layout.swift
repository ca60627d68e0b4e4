internal import QuartzCore

extension NSValue {
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(rect: HeldValues.mark([insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }))
        HeldValues.keep(insets, for: self)
    }

    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(
            rect: HeldValues.mark([insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) }))
        HeldValues.keep(insets, for: self)
    }

    public convenience init(uiOffset offset: UIOffset) {
        self.init(rect: HeldValues.mark([offset.horizontal, offset.vertical].map { Double($0) }))
        HeldValues.keep(offset, for: self)
    }

    /// The stored insets. Zero if the value has another type, as for the next two properties.
    public var uiEdgeInsetsValue: UIEdgeInsets { HeldValues.content(of: self) as? UIEdgeInsets ?? .zero }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        HeldValues.content(of: self) as? NSDirectionalEdgeInsets ?? .zero
    }
    public var uiOffsetValue: UIOffset { HeldValues.content(of: self) as? UIOffset ?? .zero }
}
