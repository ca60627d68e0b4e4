import FrameJSON

/// The components used by each component.
struct ComponentGraph {
    private let names: [String]
    private let uses: [String: [JSONCursor]]

    /// - Parameter components: Components whose references have been checked.
    init(_ components: [(key: String, value: JSONCursor)]) {
        names = components.map(\.key)
        var uses: [String: [JSONCursor]] = [:]
        for (name, cursor) in components {
            uses[name] = ComponentGraph.uses(in: cursor)
        }
        self.uses = uses
    }

    /// Rejects a component that contains itself, at the use that closes the cycle.
    func checkForCycles() throws(JSONProblem) {
        enum State { case open, closed }
        var states: [String: State] = [:]
        for start in names where states[start] == nil {
            // The stack is explicit, because a chain of components can be deeper than the call stack allows.
            var walk: [(name: String, next: Int)] = [(start, 0)]
            states[start] = .open
            while let (name, next) = walk.last {
                guard let uses = uses[name], next < uses.count else {
                    states[name] = .closed
                    walk.removeLast()
                    continue
                }
                walk[walk.count - 1].next += 1
                let use = uses[next]
                let target = try use.string()
                switch states[target] {
                case nil:
                    states[target] = .open
                    walk.append((target, 0))
                case .closed: break
                case .open:
                    let circle = walk.map(\.name).drop { $0 != target } + [target]
                    throw use.refusal("a cycle of components: \(ComponentGraph.chain(Array(circle)))")
                }
            }
        }
    }

    /// Returns a text such as `a → b → a`; long cycles are shortened in the middle.
    private static func chain(_ names: [String]) -> String {
        let shown = names.count > 8 ? names.prefix(6) + ["…"] + names.suffix(1) : names[...]
        return shown.joined(separator: " → ")
    }

    private static func uses(in view: JSONCursor) -> [JSONCursor] {
        guard let object = try? view.object(keys: ViewDescription.keys) else { return [] }
        let fields = JSONFields<ViewDescription.Key>(object)
        let children = (try? fields.optional(.views)?.elements()) ?? []
        return (fields.optional(.use).map { [$0] } ?? []) + children.flatMap { uses(in: $0) }
    }
}
