/// Suggestions for misspelled names.
public enum Spelling {
    /// Returns the first of the `names` with the fewest edits (insertion, deletion, replacement, transposition) from
    /// `word`, ignoring case. Returns `nil` if that is more than a third of its characters (tuned: "colors" finds
    /// "color", "alpha" does not find "scale"). Only the first thousand names are considered.
    public static func nearest(to word: String, among names: [String]) -> String? {
        let letters = Array(word.lowercased().unicodeScalars.prefix(100))
        var best: (name: String, distance: Int)?
        for name in names.prefix(1000) {
            let other = Array(name.lowercased().unicodeScalars)
            let distance = self.distance(letters, other)
            guard distance <= max(1, max(letters.count, other.count) / 3), distance < other.count else { continue }
            if distance < best?.distance ?? .max { best = (name, distance) }
        }
        return best?.name
    }

    /// Returns the `names` quoted and separated by commas, at most the first twenty.
    public static func list(_ names: [String]) -> String {
        guard !names.isEmpty else { return "none" }
        let shown = names.prefix(20).map { JSONValue.quoted($0) }.joined(separator: ", ")
        return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
    }

    /// Returns the optimal string alignment distance, computed row by row.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            current.reserveCapacity(right.count + 1)
            for (column, other) in right.enumerated() {
                var cost = min(
                    last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
