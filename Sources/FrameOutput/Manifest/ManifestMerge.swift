/// Merges the manifests of all shards of a sequence.
public enum ManifestMerge {
    /// A manifest with its path, for messages.
    public struct Part: Sendable {
        public let path: String
        public let manifest: FrameManifest

        public init(path: String, manifest: FrameManifest) {
            self.path = path
            self.manifest = manifest
        }
    }

    /// Returns the manifest that a single run of the sequence would write.
    ///
    /// - Parameter parts: All shards of a sequence, each once, in any order.
    /// - Throws: ``OutputError/manifests(path:_:)``, ``OutputError/noFrames`` if there are no parts.
    public static func merge(_ parts: [Part]) throws(OutputError) -> FrameManifest {
        guard let first = parts.first else { throw .noFrames }
        guard let sequence = first.manifest.part else { throw .manifests(path: first.path, .noShard) }
        var byNumber: [Int: Part] = [:]
        for part in parts {
            let shard = try check(part, against: first)
            if let other = byNumber[shard.number] { throw .manifests(path: part.path, .twice(other: other.path)) }
            byNumber[shard.number] = part
        }
        let missing = (1...sequence.shard.count).filter { byNumber[$0] == nil }
        guard missing.isEmpty else { throw .manifests(path: first.path, .missing(missing, of: sequence.shard.count)) }

        var records: [FrameRecord?] = Array(repeating: nil, count: sequence.total)
        for part in byNumber.values {
            guard let shard = part.manifest.part?.shard else { continue }
            let positions = shard.positions(inSequenceOf: sequence.total)
            for (position, record) in zip(positions, part.manifest.records) { records[position] = record }
        }
        var merged = first.manifest
        merged.part = nil
        merged.records = records.compactMap(\.self)
        for (record, next) in zip(merged.records, merged.records.dropFirst()) where record.number >= next.number {
            throw .manifests(path: first.path, .order(record.number, next.number))
        }
        return merged
    }

    /// Checks that a part belongs to the sequence of the first part and lists as many frames as its shard has.
    private static func check(_ part: Part, against first: Part) throws(OutputError) -> Shard {
        let (manifest, other) = (part.manifest, first.manifest)
        guard let piece = manifest.part, let sequence = other.part else { throw .manifests(path: part.path, .noShard) }
        let properties: [(String, String, String)] = [
            ("scene", manifest.scene, other.scene),
            ("size", "\(manifest.size.width) x \(manifest.size.height)", "\(other.size.width) x \(other.size.height)"),
            ("scale", "\(manifest.scale)", "\(other.scale)"),
            ("fps", manifest.rate.description, other.rate.description),
            ("duration", manifest.durationText, other.durationText),
            ("fonts", manifest.fontText, other.fontText),
            ("frames", piece.selection, sequence.selection),
            ("total", "\(piece.total)", "\(sequence.total)"),
            ("count", "\(piece.shard.count)", "\(sequence.shard.count)"),
        ]
        for (property, found, expected) in properties where found != expected {
            throw .manifests(
                path: part.path, .differs(property: property, found: found, expected: expected, other: first.path))
        }
        let expected = piece.shard.positions(inSequenceOf: piece.total).count
        guard manifest.records.count == expected else {
            throw .manifests(path: part.path, .frames(found: manifest.records.count, expected: expected))
        }
        return piece.shard
    }
}
