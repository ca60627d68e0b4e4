internal import FrameJSON
internal import FrameOutput

/// Which part of the frames is wanted, as `--shard` says it.
enum ShardChoice: Equatable, Sendable {
    case shard(Shard)
    /// The one that the environment names; of how many, when that is said too.
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

    /// - Throws: ``Failure`` when the environment does not say it.
    func shard(in environment: (String) -> String?) throws(Failure) -> Shard {
        switch self {
        case .shard(let shard): return shard
        case .fromEnvironment(let count): return try JobArray.shard(in: environment, of: count)
        }
    }
}
