public import FrameJSON
import FrameTiming

extension FrameManifest {
    enum Key: String, CaseIterable {
        case tool, format, scene, size, scale, fps, duration, fonts, shard, frames
    }

    enum FontKey: String, CaseIterable {
        case file, sha256
    }

    enum ShardKey: String, CaseIterable {
        case number, count, frames, total
    }

    enum FrameKey: String, CaseIterable {
        case index, time, file, sha256, bytes
    }

    public var json: JSONValue { json(records) }

    /// The text of `json.pretty` with one line per frame, built without the tree, which for ten thousand frames would
    /// take more memory than the frames being drawn.
    public var text: String {
        var text = json(Array(records.prefix(1))).pretty
        // Frames come last.
        let end = "\n  ]\n}\n"
        guard records.count > 1 else { return text }
        text.removeLast(end.count)
        text.reserveCapacity(records.count * 160)
        for record in records.dropFirst() { text += ",\n    " + json(of: record).pretty.dropLast() }
        return text + end
    }

    private func json(_ records: [FrameRecord]) -> JSONValue {
        return Self.object([
            (Key.tool, .string(Self.tool)),
            (.format, .number(Double(Self.format))),
            (.scene, .string(scene)),
            (.size, .array([.number(Double(size.width)), .number(Double(size.height))])),
            (.scale, .number(scale)),
            (.fps, .string(rate.description)),
            (.duration, .string(durationText)),
            (.fonts, fonts.isEmpty ? nil : .array(fonts.map(json(of:)))),
            (.shard, part.map(json(of:))),
            (.frames, .array(records.map(json(of:)))),
        ])
    }

    /// Duration in seconds, as an exact fraction.
    var durationText: String { Self.fraction(Int(duration.flicks), Int(MediaTime.flicksPerSecond)) }

    /// Fonts as text, for messages.
    var fontText: String {
        fonts.isEmpty ? "none" : fonts.map { "\($0.file) (\($0.sha256.prefix(12)))" }.joined(separator: ", ")
    }

    private func json(of font: FontRecord) -> JSONValue {
        Self.object([(FontKey.file, .string(font.file)), (.sha256, .string(font.sha256))])
    }

    private func json(of part: ManifestPart) -> JSONValue {
        Self.object([
            (ShardKey.number, .number(Double(part.shard.number))),
            (.count, .number(Double(part.shard.count))),
            (.frames, .string(part.selection)),
            (.total, .number(Double(part.total))),
        ])
    }

    private func json(of record: FrameRecord) -> JSONValue {
        let (numerator, denominator) = rate.seconds(ofFrame: record.number)
        return Self.object([
            (FrameKey.index, .number(Double(record.number))),
            (.time, .string(Self.fraction(numerator, denominator))),
            (.file, record.fileName.map { .string(folder + $0) }),
            (.sha256, record.digest.map { .string($0.description) }),
            (.bytes, .number(Double(record.byteCount))),
        ])
    }

    private static func object<Key: RawRepresentable<String>>(_ members: [(Key, JSONValue?)]) -> JSONValue {
        .object(members.compactMap { key, value in value.map { JSONMember(key.rawValue, $0) } })
    }

    /// Returns the fraction in lowest terms; whole numbers have no denominator.
    static func fraction(_ numerator: Int, _ denominator: Int) -> String {
        var (divisor, rest) = (denominator, numerator)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        let below = denominator / divisor
        return below == 1 ? "\(numerator / divisor)" : "\(numerator / divisor)/\(below)"
    }
}
