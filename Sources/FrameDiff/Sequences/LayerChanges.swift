public import FrameJSON

/// Compares display lists item by item: which layer paints what otherwise, where pixels only say where.
///
/// Works on the text form, so that what is new there is compared here. Items are matched by name and kind in their order;
/// what matches nothing was added or is gone.
public enum LayerChanges {
    /// - Parameters:
    ///   - expected: The tree of ``DisplayList/json(bitmapName:)``.
    ///   - actual: The same; bitmaps that are equal have equal names in both.
    public static func between(_ expected: JSONValue, _ actual: JSONValue) -> [LayerChange] {
        var search = Search()
        let top = (expected.members.filter { $0.key != "items" }, actual.members.filter { $0.key != "items" })
        search.compare(layer: "canvas", "", top.0, top.1)
        search.compare(items: expected.member("items")?.elements ?? [], actual.member("items")?.elements ?? [])
        return folded(search.changes)
    }

    /// Layers that follow one that moved, and moved by as much, are told with it: they are inside it.
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

    /// How far a rectangle went, by whole and by size; `nil` of other changes and of one that was resized.
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
    /// How many items of a name were met.
    private var met: [String: Int] = [:]

    mutating func compare(items expected: [JSONValue], _ actual: [JSONValue]) {
        let (old, new) = (expected.map(Self.kindAndName), actual.map(Self.kindAndName))
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var (i, j) = (0, 0)
        while i < expected.count || j < actual.count {
            if removed.contains(i) {
                tell(expected[i], isExpected: true)
                i += 1
            } else if inserted.contains(j) {
                tell(actual[j], isExpected: false)
                j += 1
            } else {
                let name = numbered(expected[i])
                compare(layer: name, "", expected[i].members, actual[j].members)
                (i, j) = (i + 1, j + 1)
            }
        }
    }

    mutating func compare(layer: String, _ prefix: String, _ expected: [JSONMember], _ actual: [JSONMember]) {
        var keys = expected.map(\.key)
        keys += actual.map(\.key).filter { !keys.contains($0) }
        for key in keys where key != "name" {
            let old = expected.first { $0.key == key }?.value
            let new = actual.first { $0.key == key }?.value
            let holdsItems = key == "group" || key == "mask"
            if old == new {
                if holdsItems { skip(old) }
            } else if holdsItems {
                compare(items: old?.elements ?? [], new?.elements ?? [])
            } else if case .object(let before)? = old, case .object(let after)? = new {
                compare(layer: layer, prefix + Self.word(key) + " ", before, after)
            } else {
                let fallback = Self.standard(key)
                changes.append(
                    LayerChange(
                        layer: layer, property: prefix + Self.word(key), expected: old.map(Self.text) ?? fallback,
                        actual: new.map(Self.text) ?? fallback))
            }
        }
    }

    private mutating func tell(_ item: JSONValue, isExpected: Bool) {
        let name = numbered(item)
        changes.append(
            LayerChange(
                layer: name, property: isExpected ? "painted, now missing" : "painted, not expected", expected: nil,
                actual: nil))
    }

    /// Counts the names inside a group that is equal, so that numbers are those of the whole list.
    private mutating func skip(_ items: JSONValue?) {
        for item in items?.elements ?? [] {
            _ = numbered(item)
            skip(item.member("mask"))
            skip(item.member("group"))
        }
    }

    private mutating func numbered(_ item: JSONValue) -> String {
        let name = Self.name(of: item)
        met[name, default: 0] += 1
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
        case "fill": "colour"
        case "radii": "corner radii"
        case "ring": "border width"
        case "background": "background colour"
        default: key
        }
    }

    /// What a property is that the text form leaves out.
    private static func standard(_ key: String) -> String? {
        switch key {
        case "opacity": "1"
        case "radii", "blur": "0"
        case "transform": "identity"
        default: nil
        }
    }

    /// Moves are told as such; others as they are in the text.
    private static func text(_ value: JSONValue) -> String {
        switch value {
        case .string(let text): return text
        case .array(let elements) where elements.count == 6:
            let numbers = elements.map { element -> Double? in
                if case .number(let number) = element { number } else { nil }
            }
            guard numbers[0] == 1, numbers[1] == 0, numbers[2] == 0, numbers[3] == 1 else { return value.compact }
            return "moved by (\(elements[4].compact), \(elements[5].compact))"
        case .null, .bool, .number, .array, .object: return value.compact
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

    fileprivate func member(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }
}
