extension ManifestMerge {
    /// Why manifests do not make one.
    public enum Problem: Equatable, Sendable {
        /// The manifest is of a whole run.
        case noShard
        /// The manifest is of another run than the one at `other`.
        case differs(property: String, found: String, expected: String, other: String)
        /// The manifest at `other` is of the same shard.
        case twice(other: String)
        /// The shards with these numbers are not there.
        case missing([Int], of: Int)
        /// More or fewer frames than the shard has.
        case frames(found: Int, expected: Int)
        /// Two frames that follow each other in the sequence and not in the scene.
        case order(Int, Int)
    }
}

extension ManifestMerge.Problem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noShard:
            "the manifest of a whole run, not of a shard: there is nothing to merge"
        case .differs(let property, let found, let expected, let other):
            "\(property) is \(found), and \(expected) in '\(other)': these are shards of different runs"
        case .twice(let other):
            "the same shard as '\(other)'"
        case .missing(let numbers, let count):
            "of the \(count) shards of this run "
                + (numbers.count == 1 ? "number " : "numbers ")
                + numbers.prefix(8).map(String.init).joined(separator: ", ")
                + (numbers.count > 8 ? " and \(numbers.count - 8) more are" : numbers.count == 1 ? " is" : " are")
                + " missing: render them, and name their manifests too"
        case .frames(let found, let expected):
            "\(found) frames, where this shard has \(expected): the manifest is damaged, or of another version"
        case .order(let number, let next):
            "frame \(next) would follow frame \(number): one of these manifests is damaged, or of another version"
        }
    }
}
