import FrameJSON
import Testing

/// The part of JSON Schema 2020-12 that the schemas of this repository use. Any other keyword is a failure.
struct SchemaValidator {
    let root: JSONValue
    private let memory = Memory()

    /// A cache of resolved and compiled schemas, since a test checks thousands of documents.
    private final class Memory {
        var definitions: [String: JSONValue] = [:]
        var patterns: [String: Regex<AnyRegexOutput>] = [:]
    }

    init(root: JSONValue) { self.root = root }

    static let annotations: Set<String> = ["$schema", "$id", "$defs", "title", "description", "default", "examples"]

    func accepts(_ value: JSONValue) throws -> Bool {
        try accepts(value, root)
    }

    /// Returns the schema that `#/a/b` points to.
    func resolve(_ pointer: String) throws -> JSONValue {
        if let known = memory.definitions[pointer] { return known }
        let definition = try pointer.split(separator: "/").dropFirst().reduce(root) { schema, step in
            try #require(schema[String(step)], "\(pointer) leads nowhere")
        }
        memory.definitions[pointer] = definition
        return definition
    }

    private func pattern(_ text: String) throws -> Regex<AnyRegexOutput> {
        if let known = memory.patterns[text] { return known }
        let pattern = try Regex(text)
        memory.patterns[text] = pattern
        return pattern
    }

    private func accepts(_ value: JSONValue, _ schema: JSONValue) throws -> Bool {
        if case .bool(let accepts) = schema { return accepts }
        for keyword in schema.members where !SchemaValidator.annotations.contains(keyword.key) {
            guard try satisfies(value, keyword.key, keyword.value, in: schema) else { return false }
        }
        return true
    }

    private func satisfies(
        _ value: JSONValue, _ keyword: String, _ argument: JSONValue, in schema: JSONValue
    ) throws -> Bool {
        switch keyword {
        case "$ref": return try accepts(value, resolve(argument.text))
        case "type": return SchemaValidator.isOfType(value, argument.text)
        case "enum": return argument.elements.contains(value)
        case "const": return value == argument
        case "anyOf": return try argument.elements.contains { try accepts(value, $0) }
        case "oneOf": return try argument.elements.count { try accepts(value, $0) } == 1
        case "allOf": return try argument.elements.allSatisfy { try accepts(value, $0) }
        case "if": return try !accepts(value, argument) || accepts(value, schema["then"] ?? true)
        case "then": return schema["if"] != nil
        case "dependentRequired":
            return argument.members.allSatisfy { rule in
                value[rule.key] == nil || rule.value.elements.allSatisfy { value[$0.text] != nil }
            }
        case "dependentSchemas":
            return try argument.members.allSatisfy { try value[$0.key] == nil || accepts(value, $0.value) }
        case "not": return try !accepts(value, argument)
        case "required": return !value.isObject || argument.elements.allSatisfy { value[$0.text] != nil }
        case "properties":
            return try argument.members.allSatisfy { property in
                try value[property.key].map { try accepts($0, property.value) } ?? true
            }
        case "additionalProperties":
            let known = Set((schema["properties"]?.members ?? []).map(\.key))
            let others = value.members.filter { !known.contains($0.key) }
            return try argument == false ? others.isEmpty : others.allSatisfy { try accepts($0.value, argument) }
        case "propertyNames": return try value.members.allSatisfy { try accepts(.string($0.key), argument) }
        case "minProperties": return !value.isObject || Double(value.members.count) >= argument.number
        case "maxProperties": return !value.isObject || Double(value.members.count) <= argument.number
        case "items": return try value.elements.allSatisfy { try accepts($0, argument) }
        case "prefixItems": return try zip(value.elements, argument.elements).allSatisfy { try accepts($0, $1) }
        case "minItems": return !value.isArray || Double(value.elements.count) >= argument.number
        case "maxItems": return !value.isArray || Double(value.elements.count) <= argument.number
        case "minimum": return !value.isNumber || value.number >= argument.number
        case "maximum": return !value.isNumber || value.number <= argument.number
        case "exclusiveMinimum": return !value.isNumber || value.number > argument.number
        case "minLength": return !value.isText || Double(value.text.unicodeScalars.count) >= argument.number
        case "pattern": return try !value.isText || value.text.contains(pattern(argument.text))
        default:
            Issue.record("the validator does not know the keyword \(keyword)")
            return false
        }
    }

    private static func isOfType(_ value: JSONValue, _ type: String) -> Bool {
        switch value {
        case .null: type == "null"
        case .bool: type == "boolean"
        case .number(let number): type == "number" || type == "integer" && number == number.rounded()
        case .string: type == "string"
        case .array: type == "array"
        case .object: type == "object"
        }
    }
}

extension JSONValue {
    var isObject: Bool { if case .object = self { true } else { false } }
    var isArray: Bool { if case .array = self { true } else { false } }
    var isNumber: Bool { if case .number = self { true } else { false } }
    var isText: Bool { if case .string = self { true } else { false } }
    var members: [JSONMember] { if case .object(let members) = self { members } else { [] } }
    var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
    var number: Double { if case .number(let number) = self { number } else { .nan } }
    var text: String { if case .string(let text) = self { text } else { "" } }

    subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

    /// Returns copies of the tree in which each node in turn is replaced by each of `values`, removed, or given an
    /// unknown member.
    func mutations(_ values: [JSONValue]) -> [JSONValue] {
        var results = values
        switch self {
        case .array(let elements):
            for index in elements.indices {
                var shorter = elements
                shorter.remove(at: index)
                results.append(.array(shorter))
                results += elements[index].mutations(values).map { mutation in
                    var changed = elements
                    changed[index] = mutation
                    return .array(changed)
                }
            }
        case .object(let members):
            results.append(.object(members + [JSONMember("stranger", 1)]))
            for index in members.indices {
                var fewer = members
                fewer.remove(at: index)
                results.append(.object(fewer))
                results += members[index].value.mutations(values).map { mutation in
                    var changed = members
                    changed[index].value = mutation
                    return .object(changed)
                }
            }
        case .null, .bool, .number, .string: break
        }
        return results
    }
}
