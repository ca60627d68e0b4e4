import Foundation

/// `Fixtures/math/timing.txt` and `motion.txt`, computed with mpmath by the scripts beside them.
enum ReferenceTable {
    struct Row: Sendable {
        let arguments: [Double]
        let results: [Double]
    }

    static func rows(_ name: String, in table: String = "timing") -> [Row] {
        let file = URL(filePath: #filePath).appending(path: "../../../Fixtures/math/\(table).txt").standardized
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix(name + " ") }.map { line in
            let sides = line.split(separator: "=").map { $0.split(separator: " ").compactMap { Double(String($0)) } }
            return Row(arguments: sides[0], results: sides[1])
        }
    }
}
