internal import FrameJSON

/// What makes one JSON tree of another: values by their places, `null` for a member that goes.
///
/// Places are keys and indices joined by `/`. Lists whose length changes are replaced as wholes, and so are lists of
/// numbers, so that a move is one entry.
struct TreeChanges: Equatable {
    private(set) var values: [JSONMember] = []

    init(from old: JSONValue, to new: JSONValue) {
        find(old, new, at: "")
    }

    /// What ``json`` printed.
    init(_ json: JSONCursor) throws(JSONProblem) {
        values = try json.members().map { JSONMember($0.key, $0.value.value) }
    }

    var isEmpty: Bool { values.isEmpty }
    var json: JSONValue { .object(values) }

    private mutating func find(_ old: JSONValue, _ new: JSONValue, at place: String) {
        guard old != new else { return }
        switch (old, new) {
        case (.object(let before), .object(let after)):
            for member in before {
                let value = after.first { $0.key == member.key }?.value ?? .null
                find(member.value, value, at: Self.join(place, member.key))
            }
            for member in after where !before.contains(where: { $0.key == member.key }) {
                values.append(JSONMember(Self.join(place, member.key), member.value))
            }
        case (.array(let before), .array(let after)) where before.count == after.count && Self.holdsObjects(before):
            for index in before.indices { find(before[index], after[index], at: Self.join(place, "\(index)")) }
        default: values.append(JSONMember(place, new))
        }
    }

    private static func join(_ place: String, _ step: String) -> String { place.isEmpty ? step : place + "/" + step }

    private static func holdsObjects(_ elements: [JSONValue]) -> Bool {
        elements.contains { element in
            if case .object = element { true } else { false }
        }
    }

    /// `tree` with these changes made; `nil` where a place is not there.
    func applied(to tree: JSONValue) -> JSONValue? {
        var result = tree
        for change in values {
            guard let next = Self.set(result, change.key.split(separator: "/")[...], change.value) else { return nil }
            result = next
        }
        return result
    }

    private static func set(_ tree: JSONValue, _ steps: ArraySlice<Substring>, _ value: JSONValue) -> JSONValue? {
        guard let step = steps.first else { return value }
        switch tree {
        case .object(var members):
            let index = members.firstIndex { $0.key == step }
            if steps.count == 1, value == .null {
                if let index { members.remove(at: index) }
            } else if let index {
                guard let inner = set(members[index].value, steps.dropFirst(), value) else { return nil }
                members[index].value = inner
            } else {
                guard steps.count == 1 else { return nil }
                members.append(JSONMember(String(step), value))
            }
            return .object(members)
        case .array(var elements):
            guard let index = Int(step), elements.indices.contains(index),
                let inner = set(elements[index], steps.dropFirst(), value)
            else { return nil }
            elements[index] = inner
            return .array(elements)
        case .null, .bool, .number, .string: return nil
        }
    }
}
