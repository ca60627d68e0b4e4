import FrameJSON

/// A field of a display-list item, or of a part of one, in text form: a row of ``ItemFields``.
struct ItemField<Item>: Sendable {
    /// The keys, of which there are several if several keys describe one property.
    let keys: [String]
    /// Appends the field's members. `nil` for members that are supplied from outside: names of images, and items.
    let write: (@Sendable (Item, inout [JSONMember]) -> Void)?
    let read: @Sendable (inout Item, JSONObject) throws(JSONProblem) -> Void

    /// Creates a field for a value, which is left out of the text form if it equals the standard value.
    ///
    /// - Parameter standard: The standard value; `nil` for a field that is always present.
    init<Value: Equatable & Sendable>(
        _ key: String, _ property: any WritableKeyPath<Item, Value> & Sendable, _ form: FieldForm<Value>,
        standard: Value?
    ) {
        keys = [key]
        write = { item, members in
            let value = item[keyPath: property]
            if value != standard { members.append(JSONMember(key, form.json(value))) }
        }
        read = { item, object throws(JSONProblem) in
            guard let cursor = try standard == nil ? object.require(key) : object.optional(key) else { return }
            item[keyPath: property] = try form.read(cursor)
        }
    }

    /// Creates a field for an optional value.
    init<Value>(
        _ key: String, _ property: any WritableKeyPath<Item, Value?> & Sendable, optional form: FieldForm<Value>
    ) {
        keys = [key]
        write = { item, members in
            if let value = item[keyPath: property] { members.append(JSONMember(key, form.json(value))) }
        }
        read = { item, object throws(JSONProblem) in
            if let cursor = object.optional(key) { item[keyPath: property] = try form.read(cursor) }
        }
    }

    /// Creates a field that the initializer of the item reads itself.
    init(_ keys: [String], write: (@Sendable (Item, inout [JSONMember]) -> Void)? = nil) {
        self.keys = keys
        self.write = write
        read = { _, _ in }
    }
}
