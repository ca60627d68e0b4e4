public import FrameGeometry

/// Nested boxes with linear constraints between any of them.
///
/// A box is positioned in the coordinates of its container, like a view in its superview. A screen full of views
/// therefore decomposes into many small systems: a box pinned to its container does not depend on the container's
/// position.
public struct BoxSystem: Sendable {
    public struct Box: Hashable, Sendable {
        /// Index, which is unique among the boxes in use and reused after a removal.
        public let index: Int
        public let x: LayoutVariable
        public let y: LayoutVariable
        public let width: LayoutVariable
        public let height: LayoutVariable
    }

    /// An attribute of a box.
    public struct Anchor: Sendable {
        public var box: Box
        public var attribute: LayoutAttribute
        /// Points from the top edge to the first baseline, or from the last baseline to the bottom edge.
        public var baseline: Double
        /// Points by which containers of the box have scrolled their content, left or up.
        public var offset: Double

        public init(_ box: Box, _ attribute: LayoutAttribute, baseline: Double = 0, offset: Double = 0) {
            self.box = box
            self.attribute = attribute
            self.baseline = baseline
            self.offset = offset
        }
    }

    /// A sum of terms and a constant, in points.
    public struct Expression: Sendable {
        public var terms: [LinearConstraint.Term]
        public var constant: Double

        public static func - (a: Expression, b: Expression) -> Expression {
            Expression(
                terms: a.terms + b.terms.map { LinearConstraint.Term(-$0.coefficient, $0.variable) },
                constant: a.constant - b.constant)
        }

        public static func * (factor: Double, a: Expression) -> Expression {
            Expression(
                terms: a.terms.map { LinearConstraint.Term(factor * $0.coefficient, $0.variable) },
                constant: factor * a.constant)
        }
    }

    /// Solver, which has four variables for each box.
    public var solver = LinearSystem()
    private var containers: [Box?] = []
    private var removed: [Box] = []

    public init() {}

    /// Adds a box; without a container, it is positioned in the coordinates of the outermost boxes.
    public mutating func addBox(in container: Box?) -> Box {
        if let box = removed.popLast() {
            containers[box.index] = container
            return box
        }
        let box = Box(
            index: containers.count, x: solver.addVariable(), y: solver.addVariable(), width: solver.addVariable(),
            height: solver.addVariable())
        containers.append(container)
        return box
    }

    /// Removes a box. The caller removes its constraints.
    public mutating func removeBox(_ box: Box) { removed.append(box) }

    /// Returns the indices of the boxes that solutions have moved since the last call.
    public mutating func takeMoved() -> [Int] {
        var indices: [Int] = []
        var isIn = [Bool](repeating: false, count: containers.count)
        for variable in solver.takeMoved() {
            let index = variable.index / 4
            guard !isIn[index] else { continue }
            isIn[index] = true
            indices.append(index)
        }
        return indices
    }

    /// Returns the frame of a box in its container, as of the last solution.
    public func frame(of box: Box) -> Rect {
        Rect(
            x: solver.value(of: box.x), y: solver.value(of: box.y), width: solver.value(of: box.width),
            height: solver.value(of: box.height))
    }

    /// Whether the solved frame is within ``LinearConstraint/greatestConstant``.
    public func isReasonable(_ box: Box) -> Bool {
        [box.x, box.y, box.width, box.height].allSatisfy {
            abs(solver.value(of: $0)) <= LinearConstraint.greatestConstant
        }
    }

    /// Returns an attribute in the coordinates of the outermost box. The positions of common containers cancel out in
    /// differences.
    public func expression(_ anchor: Anchor, isRightToLeft: Bool = false) -> Expression {
        let box = anchor.box
        func term(_ coefficient: Double, _ variable: LayoutVariable) -> LinearConstraint.Term {
            .init(coefficient, variable)
        }
        let isMirrored = isRightToLeft && anchor.attribute.isDirectional
        var terms: [LinearConstraint.Term]
        var constant = 0.0
        switch anchor.attribute {
        case .width: return Expression(terms: [term(1, box.width)], constant: 0)
        case .height: return Expression(terms: [term(1, box.height)], constant: 0)
        case .left: terms = [term(1, box.x)]
        case .right: terms = [term(1, box.x), term(1, box.width)]
        case .leading: terms = isMirrored ? [term(1, box.x), term(1, box.width)] : [term(1, box.x)]
        case .trailing: terms = isMirrored ? [term(1, box.x)] : [term(1, box.x), term(1, box.width)]
        case .centerX: terms = [term(1, box.x), term(0.5, box.width)]
        case .top: terms = [term(1, box.y)]
        case .bottom: terms = [term(1, box.y), term(1, box.height)]
        case .centerY: terms = [term(1, box.y), term(0.5, box.height)]
        case .firstBaseline:
            terms = [term(1, box.y)]
            constant = anchor.baseline
        case .lastBaseline:
            terms = [term(1, box.y), term(1, box.height)]
            constant = -anchor.baseline
        }
        var container = containers[box.index]
        while let outer = container {
            terms.append(term(1, anchor.attribute.kind == .horizontal ? outer.x : outer.y))
            container = containers[outer.index]
        }
        return Expression(terms: terms, constant: constant - anchor.offset)
    }

    private func corner(of box: Box, _ kind: LayoutAttribute.Kind) -> Expression {
        expression(Anchor(box, kind == .horizontal ? .left : .top))
    }

    /// Returns the constraint first relation multiplier × second + constant. In right-to-left layouts, the constant of
    /// leading and trailing edges points left.
    ///
    /// Positions are in the coordinates of `origin`, so that a multiplier of a position multiplies the distance from
    /// its corner. `origin` contains both boxes, or is one of them.
    public func constraint(
        _ first: Anchor, _ relation: LayoutRelation, _ multiplier: Double = 1, _ second: Anchor? = nil,
        constant: Double = 0, priority: Double = LinearConstraint.required, isRightToLeft: Bool = false,
        in origin: Box? = nil
    ) -> LinearConstraint {
        let isMirrored = isRightToLeft && first.attribute.isDirectional
        var left = expression(first, isRightToLeft: isRightToLeft)
        var right = second.map { expression($0, isRightToLeft: isRightToLeft) } ?? Expression(terms: [], constant: 0)
        // The corner cancels out in the difference of positions along one axis.
        let crossesAxes = second.map { $0.attribute.kind != first.attribute.kind } ?? false
        if let origin, first.attribute.kind != .size, multiplier != 1 || crossesAxes {
            left = left - corner(of: origin, first.attribute.kind)
            if let second { right = right - corner(of: origin, second.attribute.kind) }
        }
        let difference = left - multiplier * right
        let wanted = (isMirrored ? -constant : constant) - difference.constant
        let result: LinearConstraint =
            switch isMirrored ? relation.reversed : relation {
            case .equal: .equal(difference.terms, wanted, priority: priority)
            case .greaterThanOrEqual: .atLeast(difference.terms, wanted, priority: priority)
            case .lessThanOrEqual: .atMost(difference.terms, wanted, priority: priority)
            }
        // A size is as small as it may be (facts/inequalities-alone).
        return first.attribute.kind == .size ? result : result.leaning
    }
}
