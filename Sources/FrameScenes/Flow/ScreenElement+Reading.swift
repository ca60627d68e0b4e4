import FrameJSON

extension ScreenElement {
    enum Key: String, JSONKey { case identifier, cell, section, point }

    /// Reads a name, or an object with an identifier, a row or a point.
    init(json: JSONCursor) throws(JSONProblem) {
        if case .string(let name) = json.value {
            guard !name.isEmpty else { throw json.refusal("a name has at least one character") }
            self = .named(name)
            return
        }
        guard case .object = json.value else {
            throw json.mismatch("a name, or an object with \"identifier\", \"cell\" or \"point\"")
        }
        let fields = try json.fields(Key.self)
        switch (fields.optional(.identifier), fields.optional(.cell), fields.optional(.point)) {
        case (let cursor?, nil, nil): self = .identifier(try cursor.string())
        case (nil, let cursor?, nil):
            let section = try fields.optional(.section)?.integer(in: SceneRange.rows) ?? 0
            self = .cell(try cursor.integer(in: SceneRange.rows), section: section)
        case (nil, nil, let cursor?):
            let numbers = try cursor.numbers(2, expected: "[x, y] in points", in: SceneRange.coordinate)
            self = .point(x: numbers[0], y: numbers[1])
        case (_, _, _): throw json.mismatch("an object with \"identifier\", \"cell\" or \"point\"")
        }
        if let cursor = fields.optional(.section), fields.optional(.cell) == nil {
            throw cursor.refusal("a section is for a \"cell\"")
        }
    }
}

extension SheetPosition {
    /// Reads a detent, or `dismissed`.
    init(json: JSONCursor) throws(JSONProblem) {
        switch try json.string() {
        case "medium": self = .medium
        case "large": self = .large
        case "dismissed": self = .dismissed
        case let name: self = .detent(name)
        }
    }
}
