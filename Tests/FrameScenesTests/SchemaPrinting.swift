import FrameJSON
import UIKit

@testable import FrameScenes

// Definitions of the scene schema, printed from the tables that the reader uses.

extension ElementContent {
    var schema: JSONValue {
        var members = [JSONMember("type", "object"), JSONMember("description", .string(note))]
        let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { members.append(JSONMember("required", .array(required))) }
        members.append(JSONMember("additionalProperties", false))
        members.append(JSONMember("properties", .object(fields.map { JSONMember($0.name, $0.schema) })))
        return .object(members)
    }
}

extension ContentField {
    fileprivate var schema: JSONValue {
        var members = form.schema
        if let note { members.append(JSONMember("description", .string(note))) }
        if let standard = standard?.json { members.append(JSONMember("default", standard)) }
        return .object(members)
    }
}

extension ContentForm {
    fileprivate var schema: [JSONMember] {
        switch self {
        case .flag: [JSONMember("type", "boolean")]
        case .number(SceneRange.fraction): [JSONMember("$ref", "#/$defs/fraction")]
        case .number(let range):
            [
                JSONMember("type", "number"), JSONMember("minimum", .number(range.lowerBound)),
                JSONMember("maximum", .number(range.upperBound)),
            ]
        case .text: [JSONMember("type", "string")]
        case .texts: [JSONMember("type", "array"), JSONMember("items", ["type": "string"])]
        case .color: [JSONMember("$ref", "#/$defs/viewColor")]
        case .choice(let names): [JSONMember("enum", .array(names.map { .string($0) }))]
        }
    }
}

extension ContentValue {
    fileprivate var json: JSONValue? {
        switch self {
        case .flag(let flag): .bool(flag)
        case .number(let number): .number(number)
        case .text(let text): .string(text)
        case .color, .texts: nil
        }
    }
}

extension Setting {
    /// - Parameter standard: whether the value without the key is named.
    func schema(_ note: String?, standard isNamed: Bool) -> JSONValue {
        let names = choices.map { JSONValue.string($0.name) }
        var members = [isFlag ? JSONMember("type", "boolean") : JSONMember("enum", .array(names))]
        if let note { members.append(JSONMember("description", .string(note))) }
        if isNamed { members.append(JSONMember("default", isFlag ? .bool(standard == 1) : names[standard])) }
        return .object(members)
    }
}

extension JSONValue {
    /// The value with the members of all objects sorted by key.
    var sorted: JSONValue {
        switch self {
        case .object(let members):
            .object(members.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value.sorted) })
        case .array(let elements): .array(elements.map(\.sorted))
        case .null, .bool, .number, .string: self
        }
    }
}
