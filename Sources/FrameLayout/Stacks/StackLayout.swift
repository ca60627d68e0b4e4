/// The linear constraints of a stack view on its arranged boxes.
///
/// Sources: Apple's pages on UIStackView (distribution, alignment, spacing, margins); the priorities, which they do not
/// state, as printed from live stack views by A. Grebenyuk, "Let's Build UIStackView".
public struct StackLayout: Sendable {
    public enum Distribution: Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The alignment across the axis. In a horizontal stack, leading and trailing mean top and bottom.
    public enum Alignment: Sendable {
        case fill, leading, center, trailing, firstBaseline, lastBaseline
    }

    public struct Item: Sendable {
        public var box: BoxSystem.Box
        /// Length of the content along the axis, in points, for ``Distribution/fillProportionally``.
        public var intrinsicLength: Double?
        public var firstBaseline: Double
        public var lastBaseline: Double
        /// Spacing in points that replaces the stack's.
        public var spacingAfter: Double?
        public var isHidden: Bool

        public init(
            _ box: BoxSystem.Box, intrinsicLength: Double? = nil, firstBaseline: Double = 0, lastBaseline: Double = 0,
            spacingAfter: Double? = nil, isHidden: Bool = false
        ) {
            self.box = box
            self.intrinsicLength = intrinsicLength
            self.firstBaseline = firstBaseline
            self.lastBaseline = lastBaseline
            self.spacingAfter = spacingAfter
            self.isHidden = isHidden
        }
    }

    public var axis: LayoutAxis
    public var distribution: Distribution
    public var alignment: Alignment
    public var spacing: Double
    public var isRightToLeft: Bool
    /// Whether spacing runs from last baseline to first baseline, in a vertical stack.
    public var isBaselineRelative: Bool

    public init(
        axis: LayoutAxis, distribution: Distribution, alignment: Alignment, spacing: Double,
        isRightToLeft: Bool = false,
        isBaselineRelative: Bool = false
    ) {
        self.axis = axis
        self.distribution = distribution
        self.alignment = alignment
        self.spacing = spacing
        self.isRightToLeft = isRightToLeft
        self.isBaselineRelative = isBaselineRelative
    }

    /// Priority below every content priority and above the priority of fitting sizes, 50, so that a free cross size is
    /// no larger than the content.
    private static let crossSizePriority = 51.0
    private static let equalCenteringPriority = 149.0
    private static let firstProportionalPriority = 999.0

    /// Priority above 999, which applications use for constraints that may break. A hidden item with a required length
    /// keeps it, without effect on the other items.
    private static let hidingPriority = 999.5
    /// The lowest priority of an application, because hidden items follow the others and move nothing.
    private static let followingPriority = 1.0
    /// Factor of the content priorities of a hidden item, so that they rank below all others: 1000 becomes less than 1.
    public static let hiddenContentFactor = 1.0 / 1024

    /// Returns the constraints of `items` in `canvas`, which is the stack or its margins. Hidden items take no room:
    /// they have no length and lie in the middle between their visible neighbors, or at the end, so that a layout
    /// animation closes and opens them.
    public func constraints(_ items: [Item], in canvas: BoxSystem.Box, of system: BoxSystem) -> [LinearConstraint] {
        let visible = items.filter { !$0.isHidden }
        let rules = Rules(layout: self, system: system, canvas: canvas)
        return rules.ends(visible) + rules.gaps(visible) + rules.lengths(visible) + rules.alignment(visible, canvas)
            + rules.hidden(items)
    }

    private struct Rules {
        let layout: StackLayout
        let system: BoxSystem
        let canvas: BoxSystem.Box

        var start: LayoutAttribute { layout.axis == .horizontal ? .leading : .top }
        var end: LayoutAttribute { layout.axis == .horizontal ? .trailing : .bottom }
        var length: LayoutAttribute { layout.axis == .horizontal ? .width : .height }
        var middle: LayoutAttribute { layout.axis == .horizontal ? .centerX : .centerY }
        var crossStart: LayoutAttribute { layout.axis == .horizontal ? .top : .leading }
        var crossEnd: LayoutAttribute { layout.axis == .horizontal ? .bottom : .trailing }
        var crossLength: LayoutAttribute { layout.axis == .horizontal ? .height : .width }
        var crossMiddle: LayoutAttribute { layout.axis == .horizontal ? .centerY : .centerX }

        func rule(
            _ box: BoxSystem.Box, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
            _ other: BoxSystem.Box? = nil,
            _ otherAttribute: LayoutAttribute? = nil, multiplier: Double = 1, constant: Double = 0,
            priority: Double = LinearConstraint.required
        ) -> LinearConstraint {
            system.constraint(
                BoxSystem.Anchor(box, attribute), relation, multiplier,
                other.map { BoxSystem.Anchor($0, otherAttribute ?? attribute) }, constant: constant, priority: priority,
                isRightToLeft: layout.isRightToLeft)
        }

        func ends(_ items: [Item]) -> [LinearConstraint] {
            guard let first = items.first, let last = items.last else { return [] }
            return [rule(first.box, start, .equal, canvas), rule(last.box, end, .equal, canvas)]
        }

        func spacing(after item: Item) -> Double { item.spacingAfter ?? layout.spacing }

        /// Returns next start − previous end.
        private func gap(_ previous: Item, _ next: Item) -> BoxSystem.Expression {
            let isBaselineRelative = layout.isBaselineRelative && layout.axis == .vertical
            let from = BoxSystem.Anchor(
                previous.box, isBaselineRelative ? .lastBaseline : end, baseline: previous.lastBaseline)
            let to = BoxSystem.Anchor(
                next.box, isBaselineRelative ? .firstBaseline : start, baseline: next.firstBaseline)
            let distance =
                system.expression(to, isRightToLeft: layout.isRightToLeft)
                - system.expression(from, isRightToLeft: layout.isRightToLeft)
            return layout.axis == .horizontal && layout.isRightToLeft ? -1 * distance : distance
        }

        func gaps(_ items: [Item]) -> [LinearConstraint] {
            let pairs = Array(zip(items, items.dropFirst()))
            let gaps = pairs.map { gap($0, $1) }
            switch layout.distribution {
            case .fill, .fillEqually, .fillProportionally:
                return zip(pairs, gaps).map { pair, gap in .equal(gap.terms, spacing(after: pair.0) - gap.constant) }
            case .equalSpacing:
                let equal = gaps.dropFirst().map { gap in
                    let difference = gap - gaps[0]
                    return LinearConstraint.equal(difference.terms, -difference.constant)
                }
                return equal + atLeastSpacing(pairs, gaps)
            case .equalCentering:
                let distances = pairs.map { previous, next in
                    system.expression(BoxSystem.Anchor(next.box, middle))
                        - system.expression(BoxSystem.Anchor(previous.box, middle))
                }
                let equal = distances.dropFirst().map { distance in
                    let difference = distance - distances[0]
                    return LinearConstraint.equal(difference.terms, 0, priority: StackLayout.equalCenteringPriority)
                }
                return equal + atLeastSpacing(pairs, gaps)
            }
        }

        private func atLeastSpacing(_ pairs: [(Item, Item)], _ gaps: [BoxSystem.Expression]) -> [LinearConstraint] {
            zip(pairs, gaps).map { pair, gap in .atLeast(gap.terms, spacing(after: pair.0) - gap.constant) }
        }

        func lengths(_ items: [Item]) -> [LinearConstraint] {
            switch layout.distribution {
            case .fill, .equalSpacing, .equalCentering: return []
            case .fillEqually:
                guard let first = items.first else { return [] }
                return items.dropFirst().map { rule($0.box, length, .equal, first.box) }
            case .fillProportionally:
                let content = items.reduce(0) { $0 + ($1.intrinsicLength ?? 0) }
                let total = content + items.dropLast().reduce(0) { $0 + spacing(after: $1) }
                guard total > 0 else { return [] }
                return items.enumerated().compactMap { index, item in
                    item.intrinsicLength.map {
                        rule(
                            item.box, length, .equal, canvas, multiplier: $0 / total,
                            priority: max(1, StackLayout.firstProportionalPriority - Double(index)))
                    }
                }
            }
        }

        func alignment(_ items: [Item], _ canvas: BoxSystem.Box) -> [LinearConstraint] {
            guard let first = items.first else { return [] }
            let inside = items.flatMap {
                [
                    rule($0.box, crossStart, .greaterThanOrEqual, canvas),
                    rule($0.box, crossEnd, .lessThanOrEqual, canvas),
                ]
            }
            let small = [rule(canvas, crossLength, .equal, priority: StackLayout.crossSizePriority)]
            switch layout.alignment {
            case .fill:
                return items.flatMap {
                    [rule($0.box, crossStart, .equal, canvas), rule($0.box, crossEnd, .equal, canvas)]
                }
            case .leading: return items.map { rule($0.box, crossStart, .equal, canvas) } + inside + small
            case .trailing: return items.map { rule($0.box, crossEnd, .equal, canvas) } + inside + small
            case .center: return items.map { rule($0.box, crossMiddle, .equal, canvas) } + inside + small
            case .firstBaseline:
                return items.dropFirst().map { baselines($0, first, .firstBaseline, \.firstBaseline) } + inside + small
            case .lastBaseline:
                return items.dropFirst().map { baselines($0, first, .lastBaseline, \.lastBaseline) } + inside + small
            }
        }

        private func baselines(
            _ item: Item, _ first: Item, _ attribute: LayoutAttribute, _ baseline: KeyPath<Item, Double>
        ) -> LinearConstraint {
            system.constraint(
                BoxSystem.Anchor(item.box, attribute, baseline: item[keyPath: baseline]), .equal, 1,
                BoxSystem.Anchor(first.box, attribute, baseline: first[keyPath: baseline]))
        }

        func hidden(_ items: [Item]) -> [LinearConstraint] {
            let following = visible(before: items.reversed()).reversed()
            return zip(items, zip(visible(before: items), following)).filter(\.0.isHidden).flatMap {
                item, neighbors -> [LinearConstraint] in
                let box = item.box
                let (previous, next) = neighbors
                let along =
                    switch (previous, next) {
                    case (let previous?, let next?): between(box, previous.box, next.box)
                    case (nil, let next?): rule(box, start, .equal, next.box)
                    case (let previous?, nil): rule(box, start, .equal, previous.box, end)
                    case (nil, nil): rule(box, start, .equal, canvas)
                    }
                let follows = StackLayout.followingPriority
                let across =
                    switch layout.alignment {
                    case .fill:
                        [
                            rule(box, crossStart, .equal, canvas, priority: follows),
                            rule(box, crossEnd, .equal, canvas, priority: follows),
                        ]
                    case .leading, .firstBaseline: [rule(box, crossStart, .equal, canvas, priority: follows)]
                    case .trailing, .lastBaseline: [rule(box, crossEnd, .equal, canvas, priority: follows)]
                    case .center: [rule(box, crossMiddle, .equal, canvas, priority: follows)]
                    }
                return [along, rule(box, length, .equal, priority: StackLayout.hidingPriority)] + across
            }
        }

        /// Returns the nearest preceding visible item for each item.
        private func visible(before items: [Item]) -> [Item?] {
            var last: Item?
            return items.map { item in
                defer { if !item.isHidden { last = item } }
                return last
            }
        }

        /// Returns the constraint 2 × start − end of the previous one = start of the next one.
        private func between(
            _ box: BoxSystem.Box, _ previous: BoxSystem.Box, _ next: BoxSystem.Box
        ) -> LinearConstraint {
            func edge(_ box: BoxSystem.Box, _ attribute: LayoutAttribute) -> BoxSystem.Expression {
                system.expression(BoxSystem.Anchor(box, attribute), isRightToLeft: layout.isRightToLeft)
            }
            let edgeOfBox = edge(box, start)
            let whole = (edgeOfBox - edge(previous, end)) - (edge(next, start) - edgeOfBox)
            return .equal(whole.terms, -whole.constant)
        }
    }
}
