public import Foundation

/// A way to store snapshots and to describe how two of them differ.
public struct Diffing<Value> {
    public var toData: (Value) -> Data
    public var fromData: (Data) -> Value
    /// Returns a description of the difference and files that show it; `nil` if there is none. The first value is the
    /// reference.
    public var diff: (Value, Value) -> (String, [SnapshotAttachment])?

    public init(
        toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
        diff: @escaping (Value, Value) -> (String, [SnapshotAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

/// A file that documents a failure.
public struct SnapshotAttachment: Sendable {
    public let name: String
    public let bytes: Data

    public init(name: String, bytes: Data) {
        self.name = name
        self.bytes = bytes
    }
}

extension Diffing where Value == String {
    /// Compares texts line by line.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { reference, value in
                guard reference != value else { return nil }
                let (old, new) = (LineDifference.lines(of: reference), LineDifference.lines(of: value))
                return (LineDifference(from: old, to: new).text, [])
            })
    }
}

extension Diffing where Value == Data {
    public static var data: Diffing {
        Diffing(
            toData: { $0 }, fromData: { $0 },
            diff: { reference, value in
                guard reference != value else { return nil }
                return ("Expected \(reference.count) bytes, but got \(value.count) bytes that differ", [])
            })
    }
}

/// The lines that were removed from a text and added to it.
private struct LineDifference {
    let text: String

    static func lines(of text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    init(from old: [Substring], to new: [Substring]) {
        var lines: [(position: Int, isAdded: Bool, text: String)] = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, let line, _): lines.append((offset, false, "− \(line)"))
            case .insert(let offset, let line, _): lines.append((offset, true, "+ \(line)"))
            }
        }
        let sorted = lines.sorted { ($0.position, $0.isAdded ? 1 : 0) < ($1.position, $1.isAdded ? 1 : 0) }
        text = sorted.map { "\($0.position + 1): \($0.text)" }.joined(separator: "\n")
    }
}
