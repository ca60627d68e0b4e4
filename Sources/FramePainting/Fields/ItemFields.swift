import FrameJSON

/// The fields of an item, from which its text form is written and read.
///
/// Beside each table stands `encode(into:)`, which digests the same fields in the order of digests: a digest is made of every item of every
/// frame, and calls of closures would double its time. A test changes each key and expects another digest.
struct ItemFields<Item>: Sendable {
    private let rows: [ItemField<Item>]
    let keys: [String]

    /// - Parameter rows: in the order of the text form.
    init(_ rows: [ItemField<Item>]) {
        self.rows = rows
        keys = rows.flatMap(\.keys)
    }

    /// - Parameter added: the members of rows that cannot write them.
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
