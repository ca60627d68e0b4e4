/// What the manifest of a ``Shard`` says of the sequence it is a part of.
public struct ManifestPart: Equatable, Sendable {
    public var shard: Shard
    /// How the frames of the sequence were asked for: the text of a ``FrameSelection``.
    public var selection: String
    /// How many frames the sequence has.
    public var total: Int

    public init(shard: Shard, selection: String, total: Int) {
        self.shard = shard
        self.selection = selection
        self.total = total
    }
}
