internal import FrameJSON
internal import FrameOutput

/// The value of `--shard`.
enum ShardChoice: Equatable, Sendable {
    case shard(Shard)
    /// The shard named by the environment, optionally with the number of shards.
    case fromEnvironment(count: Int?)

    init(_ text: String) throws(Failure) {
        let expected =
            "expected a part of all such as 2/5 (1 to 5 of 5, at most \(Shard.maximumCount)), auto, or auto/5"
        if text == "auto" {
            self = .fromEnvironment(count: nil)
        } else if text.hasPrefix("auto/"), let last = Shard("1/" + text.dropFirst(5)) {
            self = .fromEnvironment(count: last.count)
        } else if let shard = Shard(text) {
            self = .shard(shard)
        } else {
            throw .usage("--shard \(JSONValue.quoted(text)): \(expected)")
        }
    }

    /// - Throws: ``Failure`` if the environment does not name a shard.
    func shard(in environment: (String) -> String?) throws(Failure) -> Shard {
        switch self {
        case .shard(let shard): return shard
        case .fromEnvironment(let count): return try JobArray.shard(in: environment, of: count)
        }
    }
}
