public import FrameJSON
internal import FramePainting
import FrameTiming

extension FrameManifest {
    /// Reads the format that ``json`` prints. `folder` is empty; the names of ``records`` are paths relative to the
    /// folder of the manifest.
    ///
    /// - Throws: `JSONProblem` if `value` is not a manifest of this tool and format, or contradicts itself.
    public init(json value: JSONValue) throws(JSONProblem) {
        let fields = try Self.fields(of: value)
        let size = try fields.require(.size).elements(count: 2, expected: "[width, height]")
        let fps = try fields.require(.fps)
        guard let rate = FrameRate(try fps.string()) else { throw fps.mismatch("frames per second such as \"60\"") }
        scene = try fields.require(.scene).string()
        self.size = PixelSize(
            width: try size[0].integer(in: 1...PixelSize.limit), height: try size[1].integer(in: 1...PixelSize.limit))
        scale = try fields.require(.scale).positiveNumber()
        self.rate = rate
        duration = try Self.time(fields.require(.duration))
        part = try fields.optional(.shard).map(Self.part(_:))
        fonts = try fields.optional(.fonts).map(Self.fonts(_:)) ?? []
        records = []
        for frame in try fields.require(.frames).elements() {
            let record = try Self.record(frame, at: rate)
            guard record.number > records.last?.number ?? -1 else {
                throw frame.refusal("frame \(record.number) behind frame \(records[records.count - 1].number)")
            }
            records.append(record)
        }
        folder = ""
    }

    /// Returns the files that a manifest lists, for ``ExistingFiles/clean``. Their names are paths relative to
    /// its folder.
    ///
    /// - Throws: `JSONProblem` if `value` is not a manifest of this tool and format.
    public static func files(listedIn value: JSONValue) throws(JSONProblem) -> [ListedFile] {
        var files: [ListedFile] = []
        for frame in try fields(of: value).require(.frames).elements() {
            let fields = try frame.fields(FrameKey.self)
            guard let file = fields.optional(.file) else { continue }
            files.append(
                ListedFile(
                    name: try file.string(), byteCount: try fields.require(.bytes).integer(in: 0...largestNumber),
                    digest: try fields.optional(.sha256).map(digest(_:))))
        }
        return files
    }

    private static func digest(_ cursor: JSONCursor) throws(JSONProblem) -> ByteDigest {
        guard let digest = ByteDigest(try cursor.string()) else { throw cursor.mismatch("64 hexadecimal digits") }
        return digest
    }

    private static func fields(of value: JSONValue) throws(JSONProblem) -> JSONFields<Key> {
        let fields = try JSONCursor(value).fields(Key.self)
        let tool = try fields.require(.tool)
        guard try tool.string() == Self.tool else { throw tool.mismatch("\"\(Self.tool)\"") }
        _ = try fields.require(.format).integer(in: Self.format...Self.format)
        return fields
    }

    private static func fonts(_ cursor: JSONCursor) throws(JSONProblem) -> [FontRecord] {
        var fonts: [FontRecord] = []
        for font in try cursor.elements() {
            let fields = try font.fields(FontKey.self)
            fonts.append(
                FontRecord(
                    file: try fields.require(.file).string(), sha256: try fields.require(.sha256).string()))
        }
        return fonts
    }

    private static func part(_ cursor: JSONCursor) throws(JSONProblem) -> ManifestPart {
        let fields = try cursor.fields(ShardKey.self)
        let count = try fields.require(.count).integer(in: 1...Shard.maximumCount)
        let number = try fields.require(.number).integer(in: 1...count)
        guard let shard = Shard(number, of: count) else { throw cursor.mismatch("the number and count of a shard") }
        return ManifestPart(
            shard: shard, selection: try fields.require(.frames).string(),
            total: try fields.require(.total).integer(in: 1...largestNumber))
    }

    private static func record(_ cursor: JSONCursor, at rate: FrameRate) throws(JSONProblem) -> FrameRecord {
        let fields = try cursor.fields(FrameKey.self)
        let number = try fields.require(.index).integer(in: 0...largestNumber)
        let time = try fields.require(.time)
        let (numerator, denominator) = rate.seconds(ofFrame: number)
        let expected = fraction(numerator, denominator)
        guard try time.string() == expected else { throw time.mismatch("\"\(expected)\", the time of frame \(number)") }
        return FrameRecord(
            number: number, fileName: try fields.optional(.file).map { file throws(JSONProblem) in try file.string() },
            digest: try fields.optional(.sha256).map(digest(_:)),
            byteCount: try fields.require(.bytes).integer(in: 0...largestNumber))
    }

    /// Largest integer up to which `Double` is exact.
    private static let largestNumber = 1 << 53

    /// Reads a duration as ``json`` prints it: a fraction in lowest terms that is a whole number of flicks.
    private static func time(_ cursor: JSONCursor) throws(JSONProblem) -> MediaTime {
        let parts = try cursor.string().split(separator: "/", omittingEmptySubsequences: false).map { Int64($0) }
        let problem = cursor.mismatch("seconds as a fraction such as \"7/20\"")
        guard parts.count <= 2, let numerator = parts[0], numerator >= 0 else { throw problem }
        guard let denominator = parts.count == 2 ? parts[1] : 1, denominator > 0,
            MediaTime.flicksPerSecond.isMultiple(of: denominator)
        else { throw problem }
        let (flicks, overflow) = numerator.multipliedReportingOverflow(by: MediaTime.flicksPerSecond / denominator)
        guard !overflow else { throw problem }
        return MediaTime(flicks: flicks)
    }
}
