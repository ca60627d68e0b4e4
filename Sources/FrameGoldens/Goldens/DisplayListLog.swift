internal import FrameJSON

/// What every frame of a golden paints: `lists.json`. The first display list is there as a whole; of each later frame what
/// changed since the one before, and nothing where nothing did.
///
///     {"frames": [
///       {"frame": 0, "list": {…}},
///       {"frame": 13, "changes": {"items/4/transform": [1, 0, 0, 1, 0, 812.5]}}
///     ]}
///
/// So a golden says in a few kilobytes how everything moves, and the difference of two goldens reads as what moves
/// otherwise.
struct DisplayListLog {
    static let fileName = "lists.json"

    enum Key: String, CaseIterable {
        case frames
    }

    enum FrameKey: String, CaseIterable {
        case frame, list, changes
    }

    /// The trees of frames 0, 1, …
    let trees: [JSONValue]

    static func text(count: Int, tree: (Int) -> JSONValue) -> String {
        var entries: [JSONValue] = []
        var last: JSONValue?
        for number in 0..<count {
            let next = tree(number)
            defer { last = next }
            let head = JSONMember(FrameKey.frame.rawValue, .number(Double(number)))
            guard let last else {
                entries.append(.object([head, JSONMember(FrameKey.list.rawValue, next)]))
                continue
            }
            let changes = TreeChanges(from: last, to: next)
            if !changes.isEmpty {
                entries.append(.object([head, JSONMember(FrameKey.changes.rawValue, changes.json)]))
            }
        }
        return JSONValue.object([JSONMember(Key.frames.rawValue, .array(entries))]).pretty
    }

    /// - Parameter count: How many frames the golden has.
    init(_ json: JSONValue, count: Int) throws(JSONProblem) {
        var trees: [JSONValue] = []
        for entry in try JSONCursor(json).fields(Key.self).require(.frames).elements() {
            let fields = try entry.fields(FrameKey.self)
            let number = try fields.require(.frame).integer(in: trees.count...max(trees.count, count - 1))
            guard let last = trees.last else {
                trees.append(try fields.require(.list).value)
                continue
            }
            while trees.count < number { trees.append(last) }
            let changes = try fields.require(.changes)
            guard let next = try TreeChanges(changes).applied(to: last) else {
                throw changes.refusal("changes what the frame before does not have")
            }
            trees.append(next)
        }
        if let last = trees.last {
            while trees.count < count { trees.append(last) }
        }
        self.trees = trees
    }
}
