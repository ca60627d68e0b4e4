import FrameJSON

// What happens inside containers.
extension ScriptReader {
    /// `nil` where the keys are those of no such action.
    mutating func containerAction(_ json: JSONCursor, keys: [String]) throws(JSONProblem) -> ContainerAction? {
        func has<Key: JSONKey>(_ key: Key) -> Bool { keys.contains(key.rawValue) }
        if has(ContainerAction.PushKey.push) {
            let fields = try json.fields(ContainerAction.PushKey.self)
            let cursor = try fields.require(.push)
            let name = try screen(cursor)
            guard containers[name] == nil else { throw cursor.refusal("a container cannot be pushed") }
            guard stack.last?.stack != nil else { throw cursor.refusal("there is no navigation here") }
            stack[stack.count - 1].stack?.append(name)
            return try action(.push(name), fields.optional(.animated), fields.optional(.start))
        }
        if has(ContainerAction.PopKey.pop) {
            let fields = try json.fields(ContainerAction.PopKey.self)
            try pop(fields.require(.pop)) { _ = $0.popLast() }
            return try action(.pop, fields.optional(.animated), fields.optional(.start))
        }
        if has(ContainerAction.PopToRootKey.popToRoot) {
            let fields = try json.fields(ContainerAction.PopToRootKey.self)
            try pop(fields.require(.popToRoot)) { $0 = Array($0.prefix(1)) }
            return try action(.popToRoot, fields.optional(.animated), fields.optional(.start))
        }
        if has(ContainerAction.SelectKey.select) {
            let fields = try json.fields(ContainerAction.SelectKey.self)
            let cursor = try fields.require(.select)
            guard let tabs = stack.last?.tabs, !tabs.isEmpty else { throw cursor.refusal("there are no tabs here") }
            let name = try cursor.choice(of: tabs.map { (name: $0, value: $0) })
            stack[stack.count - 1].select(name)
            return try action(.select(name), nil, fields.optional(.start))
        }
        return nil
    }

    /// Takes something off the stack that is seen.
    mutating func pop(_ cursor: JSONCursor, _ change: (inout [String]) -> Void) throws(JSONProblem) {
        guard cursor.value == .bool(true) else { throw cursor.mismatch("true") }
        guard var names = stack.last?.stack, names.count > 1 else {
            throw cursor.refusal("there is nothing to pop here")
        }
        change(&names)
        stack[stack.count - 1].stack = names
    }

    private mutating func action(
        _ change: ContainerAction.Change, _ animated: JSONCursor?, _ at: JSONCursor?
    ) throws(JSONProblem) -> ContainerAction {
        ContainerAction(change: change, animated: try animated?.bool() ?? true, start: try start(at, duration: nil))
    }
}
