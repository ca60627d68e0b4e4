import FrameGeometry
public import FrameJSON
import FramePainting

extension JSONValue {
    /// A value changed in one place, and the key of that place.
    public struct Variant {
        public var key: String
        public var value: JSONValue
    }

    /// Copies with one number, color, word or Boolean changed, or with one member or element removed. Some are no
    /// longer valid in the place of the original.
    public var variants: [Variant] { variants(under: "") }

    private func variants(under key: String) -> [Variant] {
        func other(_ value: JSONValue) -> Variant { Variant(key: key, value: value) }
        switch self {
        case .null: return []
        case .bool(let value): return [other(.bool(!value))]
        case .number(let value): return [other(.number(value + 1)), other(.number(value / 2 - 0.25))]
        case .string(let text): return Self.words(instead: text).map { other(.string($0)) }
        case .array(let values):
            return values.indices.flatMap { index in
                var shorter = values
                shorter.remove(at: index)
                return [other(.array(shorter))]
                    + values[index].variants(under: key).map { variant in
                        var changed = values
                        changed[index] = variant.value
                        return Variant(key: variant.key, value: .array(changed))
                    }
            }
        case .object(let members):
            return members.indices.flatMap { index in
                var fewer = members
                fewer.remove(at: index)
                return [Variant(key: members[index].key, value: .object(fewer))]
                    + members[index].value.variants(under: members[index].key).map { variant in
                        var changed = members
                        changed[index].value = variant.value
                        return Variant(key: variant.key, value: .object(changed))
                    }
            }
        }
    }

    /// Returns the replacements for a string: the other words of its vocabulary, or another color.
    private static func words(instead text: String) -> [String] {
        if text.hasPrefix("#") { return [text == "#12345678" ? "#87654321" : "#12345678"] }
        let vocabularies = [
            CornerCurve.allCases.map(\.rawValue), FillRule.allCases.map(\.rawValue),
            Stroke.Cap.allCases.map(\.rawValue), Stroke.Join.allCases.map(\.rawValue),
            BlendMode.allCases.map(\.rawValue), Gradient.Spread.allCases.map(\.rawValue),
            ImageItem.Sampling.allCases.map(\.rawValue), Mask.Kind.allCases.map(\.rawValue),
            ["0.png", "1.png", "2.png"],
        ]
        guard let words = vocabularies.first(where: { $0.contains(text) }) else { return [text + "x"] }
        return words.filter { $0 != text }
    }
}
