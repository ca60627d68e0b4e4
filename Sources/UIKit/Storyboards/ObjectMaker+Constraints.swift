internal import FrameStoryboards
internal import QuartzCore

extension ObjectMaker {
    /// Creates the constraints of all views created since the last call, and stores the views that depend on size
    /// classes.
    func makeConstraints() {
        let views = unconstrained
        unconstrained = []
        for (description, view) in views {
            var made: [(description: InterfaceConstraint, constraint: NSLayoutConstraint)] = []
            var isWaiting = false
            for item in description.constraints where !item.isPlaceholder && file.document.header.usesAutoLayout {
                guard let constraint = constraint(item, in: view) else { continue }
                if let object = item.object {
                    register(constraint, object)
                } else {
                    register(constraint, id: item.id)
                }
                made.append((item, constraint))
                guard description.isInstalled(item.id, in: "constraints", width: sizes.width, height: sizes.height)
                else { continue }
                if constraint.relatesViews(in: view) { constraint.isActive = true } else { isWaiting = true }
            }
            let varying = subviewsOfVarying.removeValue(forKey: ObjectIdentifier(view)) ?? (isWaiting ? [] : nil)
            guard let varying else { continue }
            vary(VaryingView(view: view, description: description, subviews: varying, constraints: made))
        }
    }

    private func constraint(_ item: InterfaceConstraint, in view: UIView) -> NSLayoutConstraint? {
        let resolved = item.resolved(width: sizes.width, height: sizes.height)
        guard let first = object(item.firstItem),
            let attribute = NSLayoutConstraint.Attribute(archived: item.firstAttribute)
        else { return refuse(item) }
        let second = item.secondItem.flatMap(object)
        var other = NSLayoutConstraint.Attribute.notAnAttribute
        if item.secondItem != nil {
            guard second != nil, let name = item.secondAttribute,
                let found = NSLayoutConstraint.Attribute(archived: name)
            else { return refuse(item) }
            other = found
        }
        // Interface Builder omits the constant of a standard distance: 8 points between siblings, 20 to the superview.
        let standard: CGFloat = second === view || first === view ? 20 : 8
        let constraint = item.object.flatMap(ownConstraint) ?? NSLayoutConstraint()
        constraint.relate(
            first, attribute, NSLayoutConstraint.Relation(item.relation), second, other,
            multiplier: CGFloat(item.multiplier), constant: item.isSymbolic ? standard : CGFloat(resolved.constant))
        constraint.priority = UILayoutPriority(Float(resolved.priority))
        constraint.identifier = item.identifier
        constraint.shouldBeArchived = true
        let file = file
        constraint.findSource = { "\(file.name):\(item.place.line):\(item.place.column)" }
        return constraint
    }

    /// A constraint of the application's class.
    private func ownConstraint(_ description: InterfaceObject) -> NSLayoutConstraint? {
        madeByName(description, as: NSLayoutConstraint.self, instead: "a plain constraint replaces it")
    }

    private func refuse(_ item: InterfaceConstraint) -> NSLayoutConstraint? {
        file.reportUnsupported(
            "the constraint \(item.id) of \(file.name)", instead: "it is left out; one of its items is not made")
        return nil
    }
}

extension NSLayoutConstraint {
    /// Whether the views that it relates are in `view`, or around it. One that the size classes exclude is not, and its
    /// constraints are not installed either.
    func relatesViews(in view: UIView) -> Bool {
        [firstItem, secondItem].allSatisfy { item in
            (item as? UIView).map { $0.isDescendant(of: view) || view.isDescendant(of: $0) } ?? true
        }
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate init(_ relation: InterfaceConstraint.Relation) {
        switch relation {
        case .equal: self = .equal
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate init?(archived name: String) {
        let names: [String: Self] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
            "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
            "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
            "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
            "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
            "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
        ]
        guard let attribute = names[name] else { return nil }
        self = attribute
    }
}
