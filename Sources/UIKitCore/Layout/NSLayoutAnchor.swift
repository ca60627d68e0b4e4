/// An edge, center, or length of a view or layout guide, from which constraints are created.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    weak var item: AnyObject?
    nonisolated let attribute: NSLayoutConstraint.Attribute
    /// The item, which may have been deallocated.
    nonisolated private let identity: ObjectIdentifier

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        identity = ObjectIdentifier(item)
        super.init()
    }

    /// Anchors of the same attribute of the same item are equal.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
        return identity == other.identity && attribute == other.attribute
    }

    nonisolated open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(identity)
        hasher.combine(attribute)
        return hasher.finalize()
    }

    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint { relate(.equal, to: anchor, constant: c, source: "\(file):\(line)") }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, to: anchor, constant: c, source: "\(file):\(line)") }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, to: anchor, constant: c, source: "\(file):\(line)") }

    /// The constraint that places this anchor after another one, at a multiple of the standard spacing of 8 points.
    func space(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat,
        source: String
    ) -> NSLayoutConstraint { relate(relation, to: anchor, constant: 8 * multiplier, source: source) }

    func relate(
        _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        constant: CGFloat, source: String
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item, attribute, relation, anchor?.item, anchor?.attribute ?? .notAnAttribute, multiplier: multiplier,
            constant: constant, source: source)
    }
}

/// A horizontal edge or center.
@MainActor @preconcurrency open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another one, positive to the right.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor, .width)
    }

    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint { space(.equal, anchor, multiplier, source: "\(file):\(line)") }

    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { space(.greaterThanOrEqual, anchor, multiplier, source: "\(file):\(line)") }

    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { space(.lessThanOrEqual, anchor, multiplier, source: "\(file):\(line)") }
}

/// A vertical edge, center, or baseline.
///
/// Differs from UIKit: system spacing below a baseline does not depend on the font, because its rule is not documented.
@MainActor @preconcurrency open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to another one, positive downward.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor, .height)
    }

    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint { space(.equal, anchor, multiplier, source: "\(file):\(line)") }

    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { space(.greaterThanOrEqual, anchor, multiplier, source: "\(file):\(line)") }

    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { space(.lessThanOrEqual, anchor, multiplier, source: "\(file):\(line)") }
}

/// A width or height from which constraints are created.
@MainActor @preconcurrency open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A guide that spans the distance between two anchors. It is positioned when its first constraint is created.
    private var span: UILayoutGuide?

    override init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        super.init(item, attribute)
    }

    /// Creates a dimension for the distance between two anchors.
    fileprivate convenience init<Anchor>(
        from first: NSLayoutAnchor<Anchor>, to second: NSLayoutAnchor<Anchor>, _ attribute: NSLayoutConstraint.Attribute
    ) {
        let guide = UILayoutGuide()
        guide.identifier = "offset"
        self.init(guide, attribute)
        span = guide
        guard let view = NSLayoutConstraint.view(of: first.item),
            let common = view.nearestCommonView(with: NSLayoutConstraint.view(of: second.item))
        else { return }
        common.addLayoutGuide(guide)
        let isHorizontal = attribute == .width
        for (edge, anchor) in [
            (isHorizontal ? NSLayoutConstraint.Attribute.left : .top, first), (isHorizontal ? .right : .bottom, second),
        ] {
            let tie = NSLayoutConstraint(
                guide, edge, .equal, anchor.item, anchor.attribute, multiplier: 1, constant: 0, source: nil)
            common.hold(tie)
        }
    }

    open func constraint(
        equalToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint { relate(.equal, to: nil, constant: c, source: "\(file):\(line)") }

    open func constraint(
        greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: nil, constant: c, source: "\(file):\(line)")
    }

    open func constraint(
        lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: nil, constant: c, source: "\(file):\(line)")
    }

    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0, file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint { relate(.equal, to: anchor, multiplier: m, constant: c, source: "\(file):\(line)") }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c, source: "\(file):\(line)")
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, multiplier: m, constant: c, source: "\(file):\(line)")
    }
}
