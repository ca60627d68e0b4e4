public import FrameJSON

/// Compares display lists item by item. It names the layers and properties that differ, whereas pixels only show
/// positions.
///
/// It works on the text form, so that new properties are compared without changes here. Items are matched in order by
/// name and kind. Of the rest, those that occur once in both lists have moved, and the others were added or removed.
public enum LayerChanges {
    /// - Parameters:
    ///   - expected: Tree of `DisplayList.json(imageName:)`.
    ///   - actual: Tree of `DisplayList.json(imageName:)`. Equal images must have equal names in both trees.
    ///   - titled: `actual` with the names that distinguish layers in changes; `nil` to number layers that share a
    ///     name. Names and kinds of items are compared without them, because recorded lists do not have them.
    public static func between(
        _ expected: JSONValue, _ actual: JSONValue, titled: JSONValue? = nil
    ) -> [LayerChange] {
        let actual = titled.map { actual.titled(by: $0) } ?? actual
        var search = Search()
        let top = (expected.members.filter { $0.key != "items" }, actual.members.filter { $0.key != "items" })
        search.compare(layer: "canvas", "", top.0, top.1)
        search.compare(items: expected.member("items")?.elements ?? [], actual.member("items")?.elements ?? [])
        return folded(search.changes)
    }

    /// Merges consecutive layers that moved by the same amount into one change, because the later ones are inside the
    /// first.
    private static func folded(_ changes: [LayerChange]) -> [LayerChange] {
        var result: [LayerChange] = []
        var step: [Double]?
        var layers: Set<String> = []
        func end() {
            guard layers.count > 1, let head = result.popLast() else { return }
            let others = layers.count - 1
            result.append(
                LayerChange(
                    layer: head.layer + " and \(others) layer\(others == 1 ? "" : "s") with it",
                    property: head.property,
                    expected: head.expected, actual: head.actual))
        }
        for change in changes {
            if let step, let next = move(change), zip(step, next).allSatisfy({ ($0 - $1).magnitude < 0.001 }) {
                layers.insert(change.layer)
                continue
            }
            end()
            step = move(change)
            layers = [change.layer]
            result.append(change)
        }
        end()
        return result
    }

    /// Returns the translation of a rectangle, or `nil` for other changes and if its size changed.
    private static func move(_ change: LayerChange) -> [Double]? {
        guard change.property.hasSuffix("rect"), let old = numbers(change.expected), let new = numbers(change.actual),
            old[2...] == new[2...]
        else { return nil }
        return [new[0] - old[0], new[1] - old[1]]
    }

    private static func numbers(_ text: String?) -> [Double]? {
        guard let text, text.hasPrefix("["), text.hasSuffix("]") else { return nil }
        let numbers = text.dropFirst().dropLast().split(separator: ",").compactMap { Double($0) }
        return numbers.count == 4 ? numbers : nil
    }
}

private struct Search {
    var changes: [LayerChange] = []
    /// Number of items seen, keyed by name.
    private var met: [String: Int] = [:]

    mutating func compare(items expected: [JSONValue], _ actual: [JSONValue]) {
        let (old, new) = (expected.map(Self.kindAndName), actual.map(Self.kindAndName))
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        /// New positions of items, keyed by their old positions.
        var moves: [Int: Int] = [:]
        for change in new.difference(from: old).inferringMoves() {
            switch change {
            case .remove(let offset, _, let target):
                removed.insert(offset)
                moves[offset] = target
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        let arrived = Set(moves.values)
        var (i, j) = (0, 0)
        while i < expected.count || j < actual.count {
            if removed.contains(i) {
                if let target = moves[i] {
                    compare(moved: expected[i], from: i, actual[target], to: target)
                } else {
                    tell(expected[i], isExpected: true)
                }
                i += 1
            } else if inserted.contains(j) {
                if !arrived.contains(j) { tell(actual[j], isExpected: false) }
                j += 1
            } else {
                let name = numbered(expected[i], now: actual[j])
                compare(layer: name, "", expected[i].members, actual[j].members)
                (i, j) = (i + 1, j + 1)
            }
        }
    }

    mutating func compare(layer: String, _ prefix: String, _ expected: [JSONMember], _ actual: [JSONMember]) {
        var keys = expected.map(\.key)
        keys += actual.map(\.key).filter { !keys.contains($0) }
        for key in keys where key != "name" && key != JSONValue.title {
            let old = expected.first { $0.key == key }?.value
            let new = actual.first { $0.key == key }?.value
            let holdsItems = key == "group" || key == "mask"
            if old == (holdsItems ? new?.untitled : new) {
                if holdsItems { skip(old) }
            } else if holdsItems {
                compare(items: old?.elements ?? [], new?.elements ?? [])
            } else if case .object(let before)? = old, case .object(let after)? = new {
                compare(layer: layer, prefix + Self.word(key) + " ", before, after)
            } else {
                let fallback = Self.standard(key)
                let isMixed = (old?.isList ?? false) != (new?.isList ?? false)
                let before = old.map { Self.text(isMixed ? $0.components : $0) } ?? fallback
                let after = new.map { Self.text(isMixed ? $0.components : $0) } ?? fallback
                changes.append(
                    LayerChange(
                        layer: layer, property: prefix + Self.word(key), expected: before,
                        actual: before == after ? after.map { "\($0), other ones" } : after))
            }
        }
    }

    private mutating func compare(moved expected: JSONValue, from old: Int, _ actual: JSONValue, to new: Int) {
        let name = numbered(expected, now: actual)
        changes.append(
            LayerChange(
                layer: name, property: "place from the back", expected: "\(old + 1)", actual: "\(new + 1)"))
        compare(layer: name, "", expected.members, actual.members)
    }

    private mutating func tell(_ item: JSONValue, isExpected: Bool) {
        let name = numbered(item)
        changes.append(
            LayerChange(
                layer: name, property: isExpected ? LayerChange.missing : LayerChange.unexpected, expected: nil,
                actual: nil))
    }

    /// Counts the names in an equal group, so that numbering covers the whole list.
    private mutating func skip(_ items: JSONValue?) {
        for item in items?.elements ?? [] {
            _ = numbered(item)
            skip(item.member("mask"))
            skip(item.member("group"))
        }
    }

    /// - Parameter now: Today's item, which corresponds to `item`.
    private mutating func numbered(_ item: JSONValue, now: JSONValue? = nil) -> String {
        let name = Self.name(of: item)
        met[name, default: 0] += 1
        if let title = (now ?? item).titleOfLayer { return title }
        let number = met[name] ?? 1
        return number == 1 ? name : "\(name) #\(number)"
    }

    private static func name(of item: JSONValue) -> String {
        if case .string(let name)? = item.member("name") { return name }
        return "a layer without a name"
    }

    private static func kindAndName(_ item: JSONValue) -> String {
        let kind = ["group", "image", "fill"].first { item.member($0) != nil } ?? ""
        return kind + " " + name(of: item)
    }

    private static func word(_ key: String) -> String {
        switch key {
        case "fill": "color"
        case "radii": "corner radii"
        case "ring": "border width"
        case "background": "background color"
        default: key
        }
    }

    /// Returns the value of a property that the text form omits.
    private static func standard(_ key: String) -> String? {
        switch key {
        case "opacity": "1"
        case "radii", "blur": "0"
        case "transform": "identity"
        default: nil
        }
    }

    /// Maximum number of characters of a list that is printed. Tuned to hold a transform with any numbers.
    private static let longestList = 160

    /// Returns a description of the value: translations in words, long lists such as the outlines of glyphs by their
    /// number of entries, long objects by their keys, and other values as in the text form.
    private static func text(_ value: JSONValue) -> String {
        switch value {
        case .string(let text): return text
        case .array(let elements):
            if elements.count == 6, elements.prefix(4) == [1, 0, 0, 1] {
                return "moved by (\(elements[4].compact), \(elements[5].compact))"
            }
            let text = value.compact
            return text.count > longestList ? "\(elements.count) entries" : text
        case .object(let members):
            let text = value.compact
            return text.count > longestList ? "{\(members.map(\.key).joined(separator: ", "))}" : text
        case .null, .bool, .number: return value.compact
        }
    }
}

extension JSONValue {
    fileprivate var members: [JSONMember] {
        if case .object(let members) = self { members } else { [] }
    }

    fileprivate var elements: [JSONValue] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// Key of a name that distinguishes a layer from others.
    fileprivate static let title = "title"

    fileprivate var titleOfLayer: String? {
        if case .string(let title)? = member(Self.title) { title } else { nil }
    }

    /// Returns the items, or an object with items, each with the name of the item at the same position in `titles`.
    fileprivate func titled(by titles: JSONValue) -> JSONValue {
        switch (self, titles) {
        case (.array(let items), .array(let titles)) where items.count == titles.count:
            return .array(zip(items, titles).map { $0.titled(by: $1) })
        case (.object(var members), .object):
            for index in members.indices where Self.holders.contains(members[index].key) {
                guard let inner = titles.member(members[index].key) else { continue }
                members[index].value = members[index].value.titled(by: inner)
            }
            if let title = titles.member("name") { members.append(JSONMember(Self.title, title)) }
            return .object(members)
        default: return self
        }
    }

    fileprivate var untitled: JSONValue {
        switch self {
        case .array(let items): .array(items.map(\.untitled))
        case .object(let members):
            .object(
                members.filter { $0.key != Self.title }.map { member in
                    Self.holders.contains(member.key) ? JSONMember(member.key, member.value.untitled) : member
                })
        case .null, .bool, .number, .string: self
        }
    }

    /// Keys of lists of items.
    private static let holders: Set<String> = ["items", "group", "mask"]

    fileprivate var isList: Bool {
        if case .array = self { true } else { false }
    }

    /// A hexadecimal color as the list of its components, 0…1, which the text form uses for other colors; any other
    /// value unchanged.
    fileprivate var components: JSONValue {
        guard case .string(let text) = self, text.count == 9, text.hasPrefix("#"),
            let value = UInt32(text.dropFirst(), radix: 16)
        else { return self }
        return .array(
            [24, 16, 8, 0].map { shift in
                .number((Double(value >> UInt32(shift) & 0xFF) / 255 * 1000).rounded() / 1000)
            })
    }

    fileprivate func member(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }
}

/// A property of a layer that differs from the expected one.
public struct LayerChange: Equatable, Sendable {
    /// The distinct name if known, or else the name in the display list, where the second and later items with a name
    /// are numbered: `UIView #2`.
    public let layer: String
    /// Key in the text form, in words: `opacity`, `clip corner radii`.
    public let property: String
    /// Expected value; `nil` if the property is not expected.
    public let expected: String?
    /// Actual value; `nil` if the property is missing.
    public let actual: String?

    /// The ``property`` of a layer that is expected and not painted, and of one that is painted and not expected.
    public static let missing = "painted, now missing"
    public static let unexpected = "painted, not expected"

    public init(layer: String, property: String, expected: String?, actual: String?) {
        self.layer = layer
        self.property = property
        self.expected = expected
        self.actual = actual
    }
}

extension LayerChange: CustomStringConvertible {
    public var description: String {
        switch (expected, actual) {
        case (let expected?, let actual?): "\(layer): \(property) \(expected) → \(actual)"
        case (let expected?, nil): "\(layer): \(property) \(expected) → none"
        case (nil, let actual?): "\(layer): \(property) none → \(actual)"
        case (nil, nil): "\(layer): \(property)"
        }
    }
}
