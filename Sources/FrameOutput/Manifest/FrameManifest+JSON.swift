public import FramePainting
import FrameTiming

extension FrameManifest {
    enum Key: String, CaseIterable {
        case tool, format, scene, size, scale, fps, duration, frames
    }

    enum FrameKey: String, CaseIterable {
        case index, time, file, sha256, bytes
    }

    public var json: JSONValue { json(records) }

    /// `json.pretty`, one line a frame, without the tree: of ten thousand frames that would take more memory than the
    /// frames at work.
    public var text: String {
        var text = json(Array(records.prefix(1))).pretty
        // The frames come last.
        let end = "\n  ]\n}\n"
        guard records.count > 1 else { return text }
        text.removeLast(end.count)
        text.reserveCapacity(records.count * 160)
        for record in records.dropFirst() { text += ",\n    " + json(of: record).pretty.dropLast() }
        return text + end
    }

    private func json(_ records: [FrameRecord]) -> JSONValue {
        let seconds = Self.fraction(Int(duration.flicks), Int(MediaTime.flicksPerSecond))
        return Self.object([
            (Key.tool, .string(Self.tool)),
            (.format, .number(Double(Self.format))),
            (.scene, .string(scene)),
            (.size, .array([.number(Double(size.width)), .number(Double(size.height))])),
            (.scale, .number(scale)),
            (.fps, .string(rate.description)),
            (.duration, .string(seconds)),
            (.frames, .array(records.map(json(of:)))),
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

    /// The files a manifest lists, as it names them: what ``ExistingFiles/clean(listed:)`` may remove.
    ///
    /// - Throws: `JSONProblem` when `value` is no manifest of this tool and form.
    public static func files(listedIn value: JSONValue) throws(JSONProblem) -> [String] {
        let fields = try JSONCursor(value).fields(Key.self)
        let tool = try fields.require(.tool)
        guard try tool.string() == Self.tool else { throw tool.mismatch("\"\(Self.tool)\"") }
        _ = try fields.require(.format).integer(in: Self.format...Self.format)
        var files: [String] = []
        for frame in try fields.require(.frames).elements() {
            if let file = try frame.fields(FrameKey.self).optional(.file) { files.append(try file.string()) }
        }
        return files
    }

    private static func object<Key: RawRepresentable<String>>(_ members: [(Key, JSONValue?)]) -> JSONValue {
        .object(members.compactMap { key, value in value.map { JSONMember(key.rawValue, $0) } })
    }

    /// In lowest terms; a whole number stands alone.
    private static func fraction(_ numerator: Int, _ denominator: Int) -> String {
        var (divisor, rest) = (denominator, numerator)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        let below = denominator / divisor
        return below == 1 ? "\(numerator / divisor)" : "\(numerator / divisor)/\(below)"
    }
}
