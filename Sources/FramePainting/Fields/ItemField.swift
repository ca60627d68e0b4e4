import FrameJSON

/// A field of an item of display lists, or of a part of one, in the text form: a row of an ``ItemFields``.
struct ItemField<Item>: Sendable {
    /// Several where one property has several keys.
    let keys: [String]
    /// `nil` for members that come from outside: names of images, and items.
    let write: (@Sendable (Item, inout [JSONMember]) -> Void)?
    let read: @Sendable (inout Item, JSONObject) throws(JSONProblem) -> Void

    /// A value, left out of the text form where it is the usual one.
    ///
    /// - Parameter standard: `nil` for a value that is always there.
    init<Value: Equatable & Sendable>(
        _ key: String, _ get: @escaping @Sendable (Item) -> Value,
        _ set: @escaping @Sendable (inout Item, Value) -> Void, _ form: FieldForm<Value>, standard: Value?
    ) {
        keys = [key]
        write = { item, members in
            let value = get(item)
            if value != standard { members.append(JSONMember(key, form.json(value))) }
        }
        read = { item, object throws(JSONProblem) in
            guard let cursor = try standard == nil ? object.require(key) : object.optional(key) else { return }
            set(&item, try form.read(cursor))
        }
    }

    /// A value that may be missing.
    init<Value>(
        _ key: String, _ get: @escaping @Sendable (Item) -> Value?,
        _ set: @escaping @Sendable (inout Item, Value) -> Void, optional form: FieldForm<Value>
    ) {
        keys = [key]
        write = { item, members in
            if let value = get(item) { members.append(JSONMember(key, form.json(value))) }
        }
        read = { item, object throws(JSONProblem) in
            if let cursor = object.optional(key) { set(&item, try form.read(cursor)) }
        }
    }

    /// What is read before the other fields, since an item cannot be without it.
    init(_ keys: [String], write: (@Sendable (Item, inout [JSONMember]) -> Void)? = nil) {
        self.keys = keys
        self.write = write
        read = { _, _ in }
    }
}
