internal import FrameLayout

extension LayoutSystem {
    /// The constraint in terms of its items' boxes; `nil` if an item was deallocated or is not in this hierarchy.
    func rule(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
        guard let first = constraint.firstItem, let (attribute, isOfMargins) = constraint.firstAttribute.layoutAttribute
        else { return nil }
        // The direction of a view is that of what it contains (facts/direction-of-constraints).
        let isRightToLeft =
            constraint.isDirectional
            && constraint.holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard var box = anchor(first, attribute, isOfMargins, toward: constraint.secondItem) else { return nil }
        box.offset = offset(of: box, first, in: constraint)
        var other: BoxSystem.Anchor?
        if constraint.relatesTwoItems, !constraint.comparesWithNothing {
            guard let second = constraint.secondItem,
                let (attribute, isOfMargins) = constraint.secondAttribute.layoutAttribute,
                var anchor = anchor(second, attribute, isOfMargins, toward: first)
            else { return nil }
            anchor.offset = offset(of: anchor, second, in: constraint)
            other = anchor
        }
        // Two edges of one view are positions in its superview, since its own coordinates would not move them.
        let isWithinOne = constraint.holder === first && constraint.secondItem === first
        let around = isWithinOne ? constraint.holder?.superview : constraint.holder
        return boxes.constraint(
            box, constraint.relation.layoutRelation, constraint.multiplier, other, constant: constraint.constant,
            priority: constraint.priority.rawValue > 0 ? Double(constraint.priority.rawValue) : .nan,
            isRightToLeft: isRightToLeft,
            in: around.flatMap { existingItem(for: $0)?.box })
    }

    private func anchor(
        _ object: AnyObject, _ attribute: LayoutAttribute, _ isOfMargins: Bool, toward other: AnyObject?
    ) -> BoxSystem.Anchor? {
        guard let owner = NSLayoutConstraint.view(of: object), owner.isDescendant(of: root) else { return nil }
        if isOfMargins { return BoxSystem.Anchor(item(for: owner.layoutMarginsGuide).box, attribute) }
        if let guide = object as? UILayoutGuide { return BoxSystem.Anchor(item(for: guide).box, attribute) }
        // For a view inside a scroll view, the edges of the scroll view stand for the edges of its content.
        if attribute.kind != .size, let content = owner.contentGuide,
            let inner = NSLayoutConstraint.view(of: other), inner !== owner, inner.isDescendant(of: owner)
        {
            return BoxSystem.Anchor(item(for: content).box, attribute)
        }
        let item = item(for: owner)
        guard attribute.isBaseline else { return BoxSystem.Anchor(item.box, attribute) }
        item.hasBaselines = true
        return BoxSystem.Anchor(
            item.box, attribute, baseline: owner.baselineOffset(attribute, height: item.frame.size.height))
    }

    private func offset(of anchor: BoxSystem.Anchor, _ object: AnyObject, in constraint: NSLayoutConstraint) -> Double {
        let origins = constraint.views(around: object).map(\.bounds.origin)
        return switch anchor.attribute.kind {
        case .horizontal: origins.reduce(0) { $0 + $1.x }
        case .vertical: origins.reduce(0) { $0 + $1.y }
        case .size: 0
        }
    }
}
