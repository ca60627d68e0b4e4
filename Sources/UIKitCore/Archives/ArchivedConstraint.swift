internal import QuartzCore

/// A constraint in the archive of the view that holds it. Items are found by the positions of subviews, since Foundation
/// on Linux does not read objects that refer to each other.
@MainActor struct ArchivedConstraint {
    private let holder: UIView

    init(of holder: UIView) { self.holder = holder }

    /// - Returns: `nil` for a constraint with an item that is not in the archive.
    func object(_ constraint: NSLayoutConstraint) -> NSObject? {
        guard let first = constraint.firstItem.flatMap(path) else { return nil }
        let second = constraint.secondItem.flatMap(path)
        if constraint.secondItem != nil, second == nil { return nil }
        return NSArray(array: [
            first as NSString, NSNumber(value: constraint.firstAttribute.rawValue),
            NSNumber(value: constraint.relation.rawValue), (second ?? "") as NSString,
            NSNumber(value: constraint.secondAttribute.rawValue), NSNumber(value: Double(constraint.multiplier)),
            NSNumber(value: Double(constraint.constant)), NSNumber(value: constraint.priority.rawValue),
            (constraint.identifier ?? "") as NSString,
        ])
    }

    func restored(_ object: Any) -> NSLayoutConstraint? {
        guard let parts = object as? [Any], parts.count == 9, let first = (parts[0] as? String).flatMap(item),
            let second = parts[3] as? String, let identifier = parts[8] as? String
        else { return nil }
        let numbers = [1, 2, 4, 5, 6, 7].compactMap { (parts[$0] as? NSNumber)?.doubleValue }
        let kinds = numbers.prefix(3).compactMap { Int(exactly: $0) }
        guard numbers.count == 6, kinds.count == 3, let attribute = NSLayoutConstraint.Attribute(rawValue: kinds[0]),
            let relation = NSLayoutConstraint.Relation(rawValue: kinds[1]),
            let other = NSLayoutConstraint.Attribute(rawValue: kinds[2])
        else { return nil }
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: item(second), attribute: other,
            multiplier: numbers[3], constant: numbers[4])
        constraint.priority = UILayoutPriority(rawValue: Float(numbers[5]))
        constraint.identifier = identifier.isEmpty ? nil : identifier
        constraint.shouldBeArchived = true
        return constraint
    }

    /// The way from the holder: `0/2` is the third subview of the first, `.` the holder, and `0:safe` the safe area of the
    /// first subview.
    private func path(_ item: AnyObject) -> String? {
        if let view = item as? UIView { return path(of: view) }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let path = path(of: owner) else {
            return nil
        }
        return Self.guides.first { owner[keyPath: $1] === guide }.map { "\(path):\($0.name)" }
    }

    private func path(of view: UIView) -> String? {
        if view === holder { return "." }
        guard let parent = view.superview, let index = parent.subviews.firstIndex(of: view), let path = path(of: parent)
        else { return nil }
        return path == "." ? "\(index)" : "\(path)/\(index)"
    }

    private func item(_ path: String) -> AnyObject? {
        let parts = path.split(separator: ":")
        guard let steps = parts.first else { return nil }
        var view = holder
        for step in steps.split(separator: "/") where step != "." {
            guard let index = Int(step), view.subviews.indices.contains(index) else { return nil }
            view = view.subviews[index]
        }
        guard parts.count == 2 else { return view }
        return Self.guides.first { $0.name == parts[1] }.map { view[keyPath: $0.path] }
    }

    private static let guides: [(name: String, path: KeyPath<UIView, UILayoutGuide>)] = [
        ("safe", \.safeAreaLayoutGuide), ("margins", \.layoutMarginsGuide), ("readable", \.readableContentGuide),
    ]
}
