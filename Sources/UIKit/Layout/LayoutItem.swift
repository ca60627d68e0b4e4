internal import FrameLayout
internal import QuartzCore

/// A view or layout guide in a ``LayoutEngine``, with the constraints that come from itself.
@MainActor final class LayoutItem {
    let box: BoxSystem.Box
    private(set) weak var view: UIView?
    private(set) weak var guide: UILayoutGuide?
    /// Whether constraints decide the frame.
    let isPlaced: Bool
    /// The constraints that hold given numbers, and the numbers: a frame, insets, or a content size.
    fileprivate var given: [(id: ConstraintID, value: CGFloat)] = []
    fileprivate var width: ConstraintID?
    fileprivate var height: ConstraintID?
    fileprivate var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    fileprivate var priorities = ContentPriorities()
    /// The width for which a text's height was measured.
    fileprivate var measuredWidth: Double?

    var variables: [LayoutVariable] { [box.x, box.y, box.width, box.height] }

    init(_ view: UIView, box: BoxSystem.Box, isPlaced: Bool) {
        self.view = view
        self.box = box
        self.isPlaced = isPlaced
    }

    init(_ guide: UILayoutGuide, box: BoxSystem.Box) {
        self.guide = guide
        self.box = box
        isPlaced = false
    }
}

extension LayoutEngine {
    /// Adds a view after its superview, with what is given of it.
    func addView(_ view: UIView) -> LayoutItem {
        let isRoot = view === root
        let container = isRoot ? nil : view.superview.map { self.item(for: $0) }
        let isPlaced = !isRoot && !view.translatesAutoresizingMaskIntoConstraints
        let item = LayoutItem(view, box: boxes.addBox(in: container?.box), isPlaced: isPlaced)
        itemsByObject[ObjectIdentifier(view)] = item
        views.append(item)
        view.isLayoutItem = true
        let isFitted = isRoot && fitting != nil
        if isPlaced || isFitted { addContentSize(of: view, to: item) }
        if isFitted {
            hold(item, at: [0, 0])
        } else if !isPlaced {
            hold(item, at: givenFrame(of: view))
        }
        return item
    }

    func addFitting(_ fitting: Fitting, to item: LayoutItem) {
        _ = try? boxes.solver.add(
            .equal([.init(1, item.box.width)], fitting.size.width, priority: Double(fitting.horizontal.rawValue)))
        _ = try? boxes.solver.add(
            .equal([.init(1, item.box.height)], fitting.size.height, priority: Double(fitting.vertical.rawValue)))
    }

    func addGuide(_ guide: UILayoutGuide) -> LayoutItem {
        let container = guide.owningView.map { self.item(for: $0) }
        let item = LayoutItem(guide, box: boxes.addBox(in: container?.box))
        itemsByObject[ObjectIdentifier(guide)] = item
        guides.append(item)
        guard let outer = container?.box else { return item }
        for rule in guide.rules(for: item.box, in: outer) {
            guard let id = try? boxes.solver.add(rule) else { continue }
            item.given.append((id, CGFloat(rule.constant)))
        }
        return item
    }

    /// Brings what is given of an item up to date.
    func refresh(_ item: LayoutItem) {
        if let view = item.view {
            if item.isPlaced || view === root && fitting != nil {
                refreshContentSize(of: view, item)
            } else {
                change(item, to: givenFrame(of: view))
            }
        } else if let guide = item.guide, let owner = guide.owningView.flatMap({ itemsByObject[ObjectIdentifier($0)] })
        {
            change(item, to: guide.rules(for: item.box, in: owner.box).map { CGFloat($0.constant) })
        }
    }

    private func change(_ item: LayoutItem, to values: [CGFloat]) {
        for (index, value) in zip(item.given.indices, values) where item.given[index].value != value {
            item.given[index].value = value
            try? boxes.solver.setConstant(value, of: item.given[index].id)
        }
    }

    /// Ties the first variables of an item to values.
    private func hold(_ item: LayoutItem, at values: [CGFloat]) {
        for (variable, value) in zip(item.variables, values) {
            guard let id = try? boxes.solver.add(.equal([.init(1, variable)], value)) else { continue }
            item.given.append((id, value))
        }
    }

    private func givenFrame(of view: UIView) -> [CGFloat] {
        let frame =
            view === root
            ? CGRect(origin: .zero, size: view.bounds.size) : view.alignmentRect(forFrame: view.untransformedFrame)
        return [frame.minX, frame.minY, frame.width, frame.height]
    }

    // MARK: - Content sizes

    private func addContentSize(of view: UIView, to item: LayoutItem) {
        // What a stack view hides takes no room.
        guard !(view.isHidden && view.superview is UIStackView) else { return }
        item.contentSize = view.intrinsicContentSize
        item.priorities = view.contentPriorities
        item.width = content(item.box.width, item.contentSize.width, item.priorities.width)
        item.height = content(item.box.height, item.contentSize.height, item.priorities.height)
    }

    private func content(
        _ variable: LayoutVariable, _ length: CGFloat, _ priorities: (below: Double, above: Double)
    ) -> ConstraintID? {
        guard length != UIView.noIntrinsicMetric, length.isFinite else { return nil }
        return try? boxes.solver.add(
            LinearConstraint([.init(1, variable)], equal: length, below: priorities.below, above: priorities.above))
    }

    private func refreshContentSize(of view: UIView, _ item: LayoutItem) {
        let (size, priorities) = (view.intrinsicContentSize, view.contentPriorities)
        let hasChanged = size != item.contentSize
        guard hasChanged || priorities != item.priorities else { return }
        for id in [item.width, item.height].compactMap({ $0 }) { boxes.solver.remove(id) }
        if hasChanged { item.measuredWidth = nil }
        addContentSize(of: view, to: item)
    }

    /// Measures texts again in the widths that they have got. Whether one changed its height.
    func remeasure() -> Bool {
        var hasChanged = false
        for item in views where item.isPlaced || fitting != nil {
            guard let view = item.view, let id = item.height else { continue }
            let width = boxes.solver.value(of: item.box.width)
            guard width > 0, item.measuredWidth.map({ abs($0 - width) > 1e-6 }) ?? true,
                let height = view.contentHeight(forWidth: width)
            else { continue }
            item.measuredWidth = width
            try? boxes.solver.setConstant(height, of: id)
            hasChanged = true
        }
        return hasChanged
    }
}

extension ContentPriorities {
    fileprivate var width: (below: Double, above: Double) {
        (Double(horizontalResistance.rawValue), Double(horizontalHugging.rawValue))
    }

    fileprivate var height: (below: Double, above: Double) {
        (Double(verticalResistance.rawValue), Double(verticalHugging.rawValue))
    }
}
