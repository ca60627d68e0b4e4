import FrameJSON

/// The fields of an item, by which its text form is written and read.
///
/// Next to each table, `encode(into:)` digests the same fields in the order of digests: a digest is computed for every
/// item of every frame, and calling closures would double the time. A test changes each key and expects another digest.
struct ItemFields<Item>: Sendable {
    private let rows: [ItemField<Item>]
    let keys: [String]

    /// - Parameter rows: The fields, in the order of the text form.
    init(_ rows: [ItemField<Item>]) {
        self.rows = rows
        keys = rows.flatMap(\.keys)
    }

    /// - Parameter added: The members of rows that cannot write them.
    func json(_ item: Item, added: [JSONMember] = []) -> JSONValue {
        var members: [JSONMember] = []
        for row in rows {
            if let write = row.write {
                write(item, &members)
            } else {
                members += added.filter { row.keys.contains($0.key) }
            }
        }
        return .object(members)
    }

    func read(_ item: inout Item, _ object: JSONObject) throws(JSONProblem) {
        for row in rows { try row.read(&item, object) }
    }
}
