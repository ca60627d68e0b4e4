internal import FrameJSON
internal import FrameLayout

/// The boxes and constraints of a line of `framereel sample`, with their names.
struct LayoutScene {
    struct Item {
        let name: String
        let box: BoxSystem.Box
        var isHidden = false
        var intrinsic: [Double?] = [nil, nil]
        var baselines = [0.0, 0.0]
        var margins = [0.0, 0, 0, 0]
        var safeArea = [0.0, 0, 0, 0]
        var stack: JSONCursor?
    }

    private enum ViewKey: String, JSONKey {
        case name, superview, intrinsic, hugging, compression, margins, safeArea, baselines, autoresizing, hidden, stack
    }

    private enum GuideKey: String, JSONKey {
        case name, owner
    }

    private enum MaskKey: String, JSONKey {
        case frame, mask
    }

    private enum ConstraintKey: String, JSONKey {
        case name, first, firstAttribute, relation, second, secondAttribute, multiplier, constant, priority
    }

    private enum StackKey: String, JSONKey {
        case axis, distribution, alignment, spacing, customSpacing, arranged, marginsRelative
    }

    private static let rootName = "root"

    private(set) var names: [ConstraintID: String] = [:]
    private(set) var isFitted = false
    /// Whether a size, an inset or a spacing is not usable in computations.
    private(set) var hasRefused = false
    var boxes = BoxSystem()
    private var items: [String: Item] = [:]
    private var order: [String] = []
    /// Boxes of the margins and safe areas that constraints use, keyed by name.
    private var insetBoxes: [String: BoxSystem.Box] = [:]
    private let isRightToLeft: Bool
    private(set) var root: BoxSystem.Box

    init(isRightToLeft: Bool) {
        self.isRightToLeft = isRightToLeft
        root = boxes.addBox(in: nil)
    }

    /// All visible views, and all guides.
    var shown: [Item] { order.compactMap { items[$0] }.filter { $0.name != Self.rootName && !$0.isHidden } }

    mutating func addRoot(size: [Double]?, margins: JSONCursor?, safeArea: JSONCursor?) throws(JSONProblem) {
        var item = Item(name: Self.rootName, box: root)
        item.margins = try margins?.insets() ?? item.margins
        item.safeArea = try safeArea?.insets() ?? item.safeArea
        items[Self.rootName] = item
        order = [Self.rootName]
        hold([(root.x, 0), (root.y, 0)], "root")
        if let size { hold([(root.width, size[0]), (root.height, size[1])], "root.size") }
    }

    mutating func addView(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.given(ViewKey.self)
        let name = try fields.require(.name).string()
        guard items[name] == nil else { throw try fields.require(.name).refusal("another box has this name") }
        let container = try box(fields.require(.superview))
        var item = Item(name: name, box: boxes.addBox(in: container))
        item.margins = try fields.optional(.margins)?.insets() ?? item.margins
        item.safeArea = try fields.optional(.safeArea)?.insets() ?? item.safeArea
        item.baselines = try fields.optional(.baselines)?.numbers(2, expected: "[first, last]") ?? item.baselines
        item.isHidden = try fields.optional(.hidden)?.bool() ?? false
        item.stack = fields.optional(.stack)
        let hugging = try fields.optional(.hugging)?.numbers(2, expected: "[horizontal, vertical]") ?? [250, 250]
        let compression =
            try fields.optional(.compression)?.numbers(2, expected: "[horizontal, vertical]") ?? [750, 750]
        for (axis, length) in (try fields.optional(.intrinsic)?.elements(count: 2, expected: "[width, height]") ?? [])
            .enumerated()
        where length.value != .null {
            let number = try length.number()
            item.intrinsic[axis] = number
            add(
                LinearConstraint(
                    [.init(1, axis == 0 ? item.box.width : item.box.height)], equal: number, below: compression[axis],
                    above: hugging[axis]), "\(name).intrinsic.\(axis == 0 ? "w" : "h")")
        }
        if let mask = try fields.optional(.autoresizing)?.given(MaskKey.self) {
            let frame = try mask.require(.frame).numbers(4, expected: "[x, y, width, height]")
            let variables = [item.box.x, item.box.y, item.box.width, item.box.height]
            hold(Array(zip(variables, frame)), "\(name).autoresizing")
        }
        items[name] = item
        order.append(name)
    }

    mutating func addGuide(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.given(GuideKey.self)
        let name = try fields.require(.name).string()
        items[name] = Item(name: name, box: boxes.addBox(in: try box(fields.require(.owner))))
        order.append(name)
    }

    mutating func addConstraint(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.given(ConstraintKey.self)
        let first = try anchor(fields.require(.first), fields.require(.firstAttribute))
        var second: BoxSystem.Anchor?
        if let item = fields.optional(.second) { second = try anchor(item, fields.require(.secondAttribute)) }
        let relation: LayoutRelation =
            try fields.optional(.relation)?.choice(of: [
                "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
            ])
            ?? .equal
        let rule = boxes.constraint(
            first, relation, try fields.optional(.multiplier)?.number() ?? 1, second,
            constant: try fields.optional(.constant)?.number() ?? 0,
            priority: try fields.optional(.priority)?.number(in: 1...1000) ?? LinearConstraint.required,
            isRightToLeft: isRightToLeft)
        let name = try fields.require(.name).string()
        do {
            names[try boxes.solver.add(rule)] = name
        } catch {
            throw fields.refusal("its numbers are too large, too small or too far apart to be computed with")
        }
    }

    mutating func fit(_ target: [Double], priorities: [Double]) {
        isFitted = true
        add(.equal([.init(1, root.width)], target[0], priority: priorities[0]), "fitting.w")
        add(.equal([.init(1, root.height)], target[1], priority: priorities[1]), "fitting.h")
    }

    // MARK: - Stacks

    mutating func arrangeStacks() throws(JSONProblem) {
        for name in order {
            guard let item = items[name], let cursor = item.stack else { continue }
            let fields = try cursor.given(StackKey.self)
            let axis: LayoutAxis = try fields.require(.axis).choice(of: [
                "horizontal": .horizontal, "vertical": .vertical,
            ])
            let layout = StackLayout(
                axis: axis, distribution: try fields.require(.distribution).choice(of: Self.distributions),
                alignment: try fields.require(.alignment).choice(of: Self.alignments),
                spacing: try fields.optional(.spacing)?.number() ?? 0, isRightToLeft: isRightToLeft)
            var spacings: [String: Double] = [:]
            for member in try fields.optional(.customSpacing)?.members() ?? [] {
                spacings[member.key] = try member.value.number()
            }
            var arranged: [StackLayout.Item] = []
            for element in try fields.require(.arranged).elements() {
                guard let view = items[try element.string()] else { throw element.noChoice(among: order) }
                arranged.append(
                    StackLayout.Item(
                        view.box, intrinsicLength: view.intrinsic[axis == .horizontal ? 0 : 1],
                        firstBaseline: view.baselines[0], lastBaseline: view.baselines[1],
                        spacingAfter: spacings[view.name],
                        isHidden: view.isHidden))
            }
            let isInMargins = try fields.optional(.marginsRelative)?.bool() ?? false
            let canvas = isInMargins ? insetBox(of: item, "margins") : item.box
            for rule in layout.constraints(arranged, in: canvas, of: boxes) { add(rule, "\(name).stack") }
        }
    }

    private static let distributions: [String: StackLayout.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    private static let alignments: [String: StackLayout.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .leading, "center": .center, "trailing": .trailing,
        "bottom": .trailing,
        "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]

    // MARK: - Boxes

    private func box(_ cursor: JSONCursor) throws(JSONProblem) -> BoxSystem.Box {
        guard let item = items[try cursor.string()] else { throw cursor.noChoice(among: order) }
        return item.box
    }

    /// Reads an attribute of a box, or of its margins or safe area: `a`, `a.margins`, `a.safeArea`.
    private mutating func anchor(_ cursor: JSONCursor, _ attribute: JSONCursor) throws(JSONProblem) -> BoxSystem.Anchor
    {
        let parts = try cursor.string().split(separator: ".", maxSplits: 1).map { String($0) }
        guard let item = parts.first.flatMap({ items[$0] }) else { throw cursor.noChoice(among: order) }
        var inside = parts.count > 1 ? parts[1] : nil
        var name = try attribute.string()
        if name.hasSuffix("Margin") {
            name = String(name.dropLast("Margin".count))
            inside = "margins"
        }
        guard let layoutAttribute = LayoutAttribute(rawValue: name) else {
            throw attribute.noChoice(among: LayoutAttribute.allCases.map(\.rawValue))
        }
        guard let inside else {
            let baseline = layoutAttribute == .lastBaseline ? item.baselines[1] : item.baselines[0]
            return BoxSystem.Anchor(item.box, layoutAttribute, baseline: baseline)
        }
        guard inside == "margins" || inside == "safeArea" else {
            throw cursor.refusal("expected .margins or .safeArea after the name of a box")
        }
        return BoxSystem.Anchor(insetBox(of: item, inside), layoutAttribute)
    }

    private mutating func insetBox(of item: Item, _ part: String) -> BoxSystem.Box {
        let name = "\(item.name).\(part)"
        if let box = insetBoxes[name] { return box }
        let box = boxes.addBox(in: item.box)
        insetBoxes[name] = box
        var insets = part == "margins" ? item.margins : item.safeArea
        // Margins are top, leading, bottom, trailing; a safe area has left and right sides.
        if part == "margins", isRightToLeft { insets.swapAt(1, 3) }
        add(.equal([.init(1, box.y)], insets[0]), name)
        add(.equal([.init(1, box.x)], insets[1]), name)
        add(.equal([.init(1, box.y), .init(1, box.height), .init(-1, item.box.height)], -insets[2]), name)
        add(.equal([.init(1, box.x), .init(1, box.width), .init(-1, item.box.width)], -insets[3]), name)
        return box
    }

    private mutating func hold(_ values: [(LayoutVariable, Double)], _ name: String) {
        for (variable, value) in values { add(.equal([.init(1, variable)], value), name) }
    }

    /// Adds a constraint that the scene itself makes.
    private mutating func add(_ rule: LinearConstraint, _ name: String) {
        do {
            names[try boxes.solver.add(rule)] = name
        } catch {
            hasRefused = true
        }
    }
}

extension JSONCursor {
    /// Reads four insets, in points.
    fileprivate func insets() throws(JSONProblem) -> [Double] {
        try numbers(4, expected: "four insets in points")
    }
}
