internal import FrameJSON
internal import FrameLayout

/// Samples views under constraints and the resulting frames.
struct LayoutSampler: Sampler {
    private enum Key: String, JSONKey {
        case size, scale, direction, rootMargins, safeArea, views, guides, constraints, fitting
    }

    private enum FittingKey: String, JSONKey {
        case target, priorities
    }

    static let needsMoments = false

    private let scene: LayoutScene
    private let conflicts: [ConstraintConflict]

    init(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.given(Key.self)
        _ = try fields.optional(.scale)?.positiveNumber()
        var scene = LayoutScene(
            isRightToLeft: try fields.optional(.direction)?.choice(of: ["ltr": false, "rtl": true]) ?? false)
        try scene.addRoot(
            size: try fields.optional(.size)?.numbers(2, expected: "[width, height]"),
            margins: fields.optional(.rootMargins), safeArea: fields.optional(.safeArea))
        for view in try fields.optional(.views)?.elements() ?? [] { try scene.addView(view) }
        for guide in try fields.optional(.guides)?.elements() ?? [] { try scene.addGuide(guide) }
        try scene.arrangeStacks()
        for constraint in try fields.optional(.constraints)?.elements() ?? [] { try scene.addConstraint(constraint) }
        if let fitting = try fields.optional(.fitting)?.given(FittingKey.self) {
            scene.fit(
                try fitting.require(.target).numbers(2, expected: "[width, height]"),
                priorities: try fitting.require(.priorities).numbers(
                    2, expected: "[horizontal, vertical]", in: 1...1000))
        }
        guard !scene.hasRefused else {
            throw fields.refusal("a size, inset or spacing is beyond a thousand million points; use smaller numbers")
        }
        conflicts = scene.boxes.solver.solve()
        guard !scene.boxes.solver.hasGivenUp else {
            throw fields.refusal(
                "no solution of its constraints was found with reasonable effort; use fewer inequalities")
        }
        guard scene.shown.allSatisfy({ scene.boxes.isReasonable($0.box) }) else {
            throw fields.refusal("its multipliers give frames beyond a thousand million points; use smaller ones")
        }
        self.scene = scene
    }

    func fields(at moments: [Double]) -> [SampleAnswer.Field] {
        if let conflict = conflicts.first {
            let names = conflict.constraints.compactMap { scene.names[$0] }.map(JSONValue.string)
            return [.init("error", .tree(["kind": "conflict", "constraints": .array(names)]))]
        }
        if scene.isFitted {
            let size = scene.boxes.frame(of: scene.root).size
            return [.init("size", .tree([.number(size.width), .number(size.height)]))]
        }
        var solver = scene.boxes.solver
        let loose = solver.ambiguousVariables()
        let ambiguous = scene.shown.filter { item in
            let box = item.box
            return [box.x, box.y, box.width, box.height].contains { loose.contains($0) }
        }
        let frames = scene.shown.map { item in
            let frame = scene.boxes.frame(of: item.box)
            let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
            return JSONMember(item.name, .array(numbers.map(JSONValue.number)))
        }
        var fields = [SampleAnswer.Field("frames", .tree(.object(frames)))]
        if !ambiguous.isEmpty {
            fields.insert(.init("ambiguous", .tree(.array(ambiguous.map { .string($0.name) }))), at: 0)
        }
        return fields
    }
}
