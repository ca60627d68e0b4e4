internal import FrameGeometry
internal import FrameLayout
internal import QuartzCore

/// A view or layout guide in a ``LayoutSystem``, with its own constraints.
@MainActor final class LayoutItem {
    let box: BoxSystem.Box
    private(set) weak var view: UIView?
    private(set) weak var guide: UILayoutGuide?
    /// Whether a constraint refers to the view, or its content acts as one.
    fileprivate(set) var isReferred = true
    /// Whether constraints determine the frame.
    fileprivate(set) var isPlaced: Bool
    /// The solved frame, in the coordinates of the superview or owning view.
    var frame = Rect(x: 0, y: 0, width: 0, height: 0)
    /// Whether the item is in ``LayoutSystem/moved``.
    var hasMoved = false
    /// Whether constraints refer to baselines of the view.
    var hasBaselines = false
    /// The constraints for given numbers, along with the numbers: a frame, insets, or a content size.
    fileprivate var given: [(id: ConstraintID, value: CGFloat)] = []
    fileprivate var width: ConstraintID?
    fileprivate var height: ConstraintID?
    fileprivate var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    fileprivate var priorities = ContentPriorities()
    /// Whether the content is text that wraps rather than violate required constraints.
    fileprivate var wraps = false
    /// Whether the content is hidden in a stack view, so that its priorities rank below all others.
    fileprivate var isInHiding = false
    /// The width for which a text's height was last measured.
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

    /// The frame of the view in its superview: the solved alignment rectangle, with its origin and size rounded to the
    /// nearest pixel, as UIKit sets them in a window (facts/layout-rounding). A coordinate that is halfway between two
    /// pixels except for rounding errors counts as halfway.
    func viewFrame(scale: Double) -> CGRect {
        guard let view else { return .zero }
        func round(_ value: Double) -> CGFloat {
            ((value * scale * 1e6).rounded() / 1e6).rounded(.toNearestOrAwayFromZero) / scale
        }
        return view.frame(
            forAlignmentRect: CGRect(
                x: round(frame.origin.x), y: round(frame.origin.y), width: max(0, round(frame.size.width)),
                height: max(0, round(frame.size.height))))
    }
}

extension LayoutSystem {
    func addWithContent(_ view: UIView) {
        let size = view.intrinsicContentSize
        guard size.hasMetric else { return }
        _ = addView(view, content: size)
    }

    /// Adds a view, after its superview, with its own constraints.
    func addView(_ view: UIView, content: CGSize? = nil, isReferred: Bool = true) -> LayoutItem {
        let container = view === root ? nil : view.superview.map { self.container(for: $0) }
        let item = LayoutItem(view, box: boxes.addBox(in: container?.box), isPlaced: false)
        item.isReferred = isReferred
        register(item, for: view)
        view.viewConstraints.isItem = true
        addOwnConstraints(of: view, content, to: item)
        return item
    }

    private func addOwnConstraints(of view: UIView, _ content: CGSize? = nil, to item: LayoutItem) {
        let isFitted = view === root && fitting != nil
        item.isPlaced = view !== root && !view.translatesAutoresizingMaskIntoConstraints && item.isReferred
        view.viewConstraints.readsFrame = !item.isPlaced
        if item.isPlaced || isFitted { addContent(of: view, content ?? view.intrinsicContentSize, to: item) }
        if isFitted {
            hold(item, at: [0, 0])
        } else if !item.isPlaced {
            hold(item, at: givenFrame(of: view))
        }
    }

    func removeOwnConstraints(of item: LayoutItem) {
        let ids = item.given.map(\.id) + [item.width, item.height].compactMap { $0 }
        for id in ids { boxes.solver.remove(id) }
        item.given = []
        (item.width, item.height) = (nil, nil)
    }

    /// Updates an item whose view changed between a given frame and a solved one.
    func readmit(_ item: LayoutItem) {
        guard let view = item.view, view !== root,
            item.isPlaced == (view.translatesAutoresizingMaskIntoConstraints || !item.isReferred)
        else { return }
        removeOwnConstraints(of: item)
        addOwnConstraints(of: view, to: item)
        noteMove(of: item)
    }

    /// Lets constraints determine the frame of a view that has only contained other views until now.
    func refer(to item: LayoutItem) {
        guard !item.isReferred else { return }
        item.isReferred = true
        readmit(item)
    }

    func addFitting(_ fitting: LayoutEngine.Fitting, to item: LayoutItem) {
        _ = try? boxes.solver.add(
            .equal([.init(1, item.box.width)], fitting.size.width, priority: Double(fitting.horizontal.rawValue)))
        _ = try? boxes.solver.add(
            .equal([.init(1, item.box.height)], fitting.size.height, priority: Double(fitting.vertical.rawValue)))
    }

    func addGuide(_ guide: UILayoutGuide) -> LayoutItem {
        let container = guide.owningView.map { self.item(for: $0) }
        let item = LayoutItem(guide, box: boxes.addBox(in: container?.box))
        register(item, for: guide)
        guard let outer = container?.box else { return item }
        for rule in guide.rules(for: item.box, in: outer, isMeasured: fitting != nil) {
            guard let id = try? boxes.solver.add(rule) else { continue }
            item.given.append((id, CGFloat(rule.constant)))
        }
        return item
    }

    /// Updates the given numbers of an item.
    func refresh(_ item: LayoutItem) {
        if let view = item.view {
            if item.isPlaced || view === root && fitting != nil {
                refreshContentSize(of: view, item)
            } else {
                change(item, to: givenFrame(of: view))
            }
        } else if let guide = item.guide, let owner = guide.owningView.flatMap(existingItem) {
            let rules = guide.rules(for: item.box, in: owner.box, isMeasured: fitting != nil)
            change(item, to: rules.map { CGFloat($0.constant) })
        }
    }

    private func change(_ item: LayoutItem, to values: [CGFloat]) {
        for (index, value) in zip(item.given.indices, values) where item.given[index].value != value {
            item.given[index].value = value
            try? boxes.solver.setConstant(value, of: item.given[index].id)
        }
    }

    /// Fixes the first variables of an item at the given values.
    private func hold(_ item: LayoutItem, at values: [CGFloat]) {
        for (variable, value) in zip(item.variables, values) {
            guard let id = try? boxes.solver.add(.equal([.init(1, variable)], value)) else { continue }
            item.given.append((id, value))
        }
    }

    private func givenFrame(of view: UIView) -> [CGFloat] {
        let frame =
            view === root
            ? CGRect(origin: .zero, size: view.bounds.size) : view.alignmentRect(forFrame: view.constrainedFrame)
        return [frame.minX, frame.minY, frame.width, frame.height]
    }

    // MARK: - Content sizes

    private func addContent(of view: UIView, _ size: CGSize, to item: LayoutItem) {
        item.contentSize = size
        item.priorities = view.viewConstraints.priorities
        item.isInHiding = view.isInHiding
        item.wraps = view.wrapsContent
        item.width = content(item.box.width, item.contentSize.width, item.widthPriorities)
        item.height = content(item.box.height, item.contentSize.height, item.heightPriorities)
    }

    private func content(
        _ variable: LayoutVariable, _ length: CGFloat, _ priorities: (below: Double, above: Double),
        instead former: ConstraintID? = nil
    ) -> ConstraintID? {
        guard length != UIView.noIntrinsicMetric, length.isFinite else {
            if let former { boxes.solver.remove(former) }
            return nil
        }
        if let former {
            try? boxes.solver.setConstant(length, of: former)
            try? boxes.solver.setPriority(below: priorities.below, above: priorities.above, of: former)
            return former
        }
        return try? boxes.solver.add(
            LinearConstraint([.init(1, variable)], equal: length, below: priorities.below, above: priorities.above))
    }

    private func refreshContentSize(of view: UIView, _ item: LayoutItem) {
        let (size, priorities, isInHiding, wraps) = (
            view.intrinsicContentSize, view.viewConstraints.priorities, view.isInHiding, view.wrapsContent
        )
        // A text with several lines can become taller even if its single-line size is the same.
        if size != item.contentSize || item.measuredWidth != nil {
            item.measuredWidth = nil
            noteMove(of: item)
        } else if priorities == item.priorities, isInHiding == item.isInHiding, wraps == item.wraps {
            return
        }
        (item.contentSize, item.priorities, item.isInHiding, item.wraps) = (size, priorities, isInHiding, wraps)
        item.width = content(item.box.width, size.width, item.widthPriorities, instead: item.width)
        item.height = content(item.box.height, size.height, item.heightPriorities, instead: item.height)
    }

    /// Measures texts again at their solved widths.
    ///
    /// - Returns: Whether the height of a text changed.
    func remeasure() -> Bool {
        var hasChanged = false
        for item in moved where item.isPlaced || fitting != nil {
            guard let view = item.view, let id = item.height else { continue }
            let width = item.frame.size.width
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

extension LayoutItem {
    fileprivate var widthPriorities: (below: Double, above: Double) {
        var ranked = ranked(priorities.horizontalResistance, priorities.horizontalHugging)
        // Text of several lines wraps even if its resistance is required (facts/wrapping-labels).
        if wraps { ranked.below = min(ranked.below, Self.greatestOptional) }
        return ranked
    }

    /// A priority below the required one, and above all that applications use.
    private static let greatestOptional = 999.9

    fileprivate var heightPriorities: (below: Double, above: Double) {
        ranked(priorities.verticalResistance, priorities.verticalHugging)
    }

    private func ranked(_ below: UILayoutPriority, _ above: UILayoutPriority) -> (below: Double, above: Double) {
        let factor = isInHiding ? StackLayout.hiddenContentFactor : 1
        return (Double(below.rawValue) * factor, Double(above.rawValue) * factor)
    }
}

@MainActor extension CGSize {
    /// Whether a view's content has an intrinsic width or height.
    var hasMetric: Bool { width != UIView.noIntrinsicMetric || height != UIView.noIntrinsicMetric }
}
