import FrameLayout

extension LayoutScreen {
    /// The screen in a separate system, not solved yet.
    struct Boxes {
        var system = BoxSystem()
        private let screen: BoxSystem.Box
        private(set) var boxes: [BoxSystem.Box] = []
        private(set) var edited: ConstraintID?

        /// - Throws: `LayoutError`, which no screen here causes.
        init(_ layout: LayoutScreen) throws {
            screen = system.addBox(in: nil)
            try hold(screen.x, 0)
            try hold(screen.y, 0)
            try hold(screen.width, LayoutScreen.size.width)
            try hold(screen.height, LayoutScreen.size.height)
            for box in layout.boxes { try add(box) }
            for (index, rule) in layout.rules.enumerated() {
                let id = try add(rule)
                if index == layout.edited { edited = id }
            }
        }

        private func box(_ index: Int) -> BoxSystem.Box { index < 0 ? screen : boxes[index] }

        private mutating func hold(_ variable: LayoutVariable, _ value: Double) throws {
            _ = try system.solver.add(.equal([.init(1, variable)], value))
        }

        private mutating func add(_ description: Box) throws {
            let box = system.addBox(in: box(description.container))
            boxes.append(box)
            guard let content = description.content else { return }
            _ = try system.solver.add(
                LinearConstraint(
                    [.init(1, box.width)], equal: content.width, below: description.compression.horizontal,
                    above: description.hugging.horizontal))
            _ = try system.solver.add(
                LinearConstraint(
                    [.init(1, box.height)], equal: content.height, below: description.compression.vertical,
                    above: description.hugging.vertical))
        }

        private mutating func add(_ rule: Rule) throws -> ConstraintID {
            try system.solver.add(
                system.constraint(
                    BoxSystem.Anchor(box(rule.first), rule.attribute), rule.relation, rule.multiplier,
                    rule.second.map { BoxSystem.Anchor(box($0.box), $0.attribute) }, constant: rule.constant,
                    priority: rule.priority))
        }
    }
}
