public import Foundation

extension Snapshotting where Value == String, Format == String {
    public static var lines: Snapshotting { SimplySnapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) { $0 } }
}

extension Snapshotting where Format == String {
    /// The description of a value.
    public static var description: Snapshotting {
        SimplySnapshotting<String>.lines.pullback { String(describing: $0) }
    }

    /// The parts of a value as `dump` prints them, without addresses.
    public static var dump: Snapshotting {
        SimplySnapshotting<String>.lines.pullback { value in
            var text = ""
            Swift.dump(value, to: &text)
            return text.replacing(/(?: #\d+)|(?:0x[0-9a-f]{6,})/, with: "")
        }
    }

    /// The results of a function for all cases of a type, as a table.
    public static func `func`<A: CaseIterable>(
        into witness: Snapshotting<A, String>
    ) -> Snapshotting where Value == (A) -> A {
        SimplySnapshotting<String>.lines.pullback { function in
            A.allCases.map { "\"\($0)\",\"\(function($0))\"" }.joined(separator: "\n")
        }
    }
}

extension Snapshotting where Value == Any, Format == String {
    /// A value of dictionaries, arrays, texts and numbers as JSON with sorted keys.
    public static var json: Snapshotting {
        var snapshotting = SimplySnapshotting<String>.lines.pullback { (value: Value) in
            do {
                let data = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
                return String(decoding: data, as: UTF8.self)
            } catch { return "\(error)" }
        }
        snapshotting.pathExtension = "json"
        return snapshotting
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// The value as JSON with sorted keys.
    public static var json: Snapshotting { json(JSONEncoder()) }

    /// The value as JSON with sorted keys, written by an encoder.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        var snapshotting = SimplySnapshotting<String>.lines.pullback { (value: Value) in
            encoder.outputFormatting.formUnion([.prettyPrinted, .sortedKeys])
            return encoded(value) { try encoder.encode($0) }
        }
        snapshotting.pathExtension = "json"
        return snapshotting
    }

    public static var plist: Snapshotting { plist(PropertyListEncoder()) }

    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        var snapshotting = SimplySnapshotting<String>.lines.pullback { (value: Value) in
            encoder.outputFormat = .xml
            return encoded(value) { try encoder.encode($0) }
        }
        snapshotting.pathExtension = "plist"
        return snapshotting
    }

    private static func encoded(_ value: Value, by encode: (Value) throws -> Data) -> String {
        do { return String(decoding: try encode(value), as: UTF8.self) } catch { return "\(error)" }
    }
}
