import Foundation

/// The tables of `Fixtures/math`, computed with high precision by the scripts next to them.
public enum ReferenceTable {
    public struct Row: Sendable {
        public let arguments: [Double]
        public let results: [Double]
    }

    /// Returns the rows called `name` in `Fixtures/math/<table>.txt`.
    public static func rows(_ name: String, in table: String) -> [Row] {
        let file = Repository.root.appending(path: "Fixtures/math/\(table).txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix(name + " ") }.map { line in
            let sides = line.split(separator: "=").map { $0.split(separator: " ").compactMap { Double(String($0)) } }
            return Row(arguments: sides[0], results: sides[1])
        }
    }

    /// Returns the bytes called `name` in `Fixtures/math/<table>.txt`, decoded from base64.
    public static func bytes(_ name: String, in table: String) -> [UInt8]? {
        let file = Repository.root.appending(path: "Fixtures/math/\(table).txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix(name + " ") }
        return line.flatMap { Data(base64Encoded: String($0.dropFirst(name.count + 1))) }.map { Array($0) }
    }
}
