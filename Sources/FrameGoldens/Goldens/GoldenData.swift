internal import FrameJSON
internal import FrameOutput
internal import FrameRecording
internal import FrameTiming

/// The exact data of every frame of a golden, compressed, in `frames.json.gz`:
///
///     {
///       "pixels": ["9f86…", …],
///       "steps": [{"name": "tap “Buy”", "begin": 352800000}, …],
///       "paths": [[["M", 0, 0], …], …],
///       "frames": [{"frame": 0, "list": {…}}, …],
///       "trace": ["  0.0000  → …", …]
///     }
///
/// `paths` is a ``PathTable`` of `frames`. `pixels` has the SHA-256 of ``FrameOutput/ByteDigest/init(rowChangesOf:)`` for each frame, `frames` is a
/// ``DisplayListLog``, and instants are in flicks.
struct GoldenData {
    static let fileName = "frames.json.gz"
    /// Maximum number of bytes before compression.
    static let limit = 1 << 30

    let digests: [ByteDigest]
    /// The steps of the recording; empty for a golden of form 1.
    let steps: [RecordedStep]
    /// Display lists; `nil` if they are not beside a golden of form 1.
    let motion: DisplayListLog?
    /// Text of the trace; `nil` if it is not beside a golden of form 1.
    let trace: String?

    enum Key: String, CaseIterable {
        case pixels, steps, paths, frames, trace
    }

    static func text(digests: [ByteDigest], steps: [RecordedStep], frames: JSONValue, trace: String) -> String {
        var table = PathTable()
        let frames = table.replacingPaths(in: frames)
        let members: [(Key, JSONValue)] = [
            (.pixels, .array(digests.map { .string($0.description) })), (.steps, .array(steps.map(\.json))),
            (.paths, .array(table.paths)), (.frames, frames),
            (
                .trace,
                .array(trace.split(separator: "\n", omittingEmptySubsequences: false).map { .string(String($0)) })
            ),
        ]
        return JSONValue.object(members.map { JSONMember($0.rawValue, $1) }).pretty
    }

    init(digests: [ByteDigest], motion: DisplayListLog?, trace: String?) {
        self.digests = digests
        steps = []
        self.motion = motion
        self.trace = trace
    }

    init(_ json: JSONValue) throws(JSONProblem) {
        let fields = try JSONCursor(json).fields(Key.self)
        var digests: [ByteDigest] = []
        for element in try fields.require(.pixels).elements() { digests.append(try ByteDigest(element)) }
        var steps: [RecordedStep] = []
        for element in try fields.require(.steps).elements() { steps.append(try RecordedStep(element)) }
        self.digests = digests
        self.steps = steps
        let table = try PathTable(fields.require(.paths))
        let frames = table.restoringPaths(in: try fields.require(.frames).value)
        motion = try DisplayListLog(entries: JSONCursor(frames), count: digests.count)
        var lines: [String] = []
        for line in try fields.require(.trace).elements() { lines.append(try line.string()) }
        trace = lines.joined(separator: "\n")
    }
}

extension GoldenFolder {
    /// Returns what a golden keeps of every frame, or `nil` if the file is not beside the manifest.
    ///
    /// - Throws: `JSONError` with line and column of the uncompressed text, ``GoldenError``.
    func data(of golden: GoldenManifest) throws -> GoldenData? {
        if let digests = golden.listedDigests {
            return GoldenData(
                digests: digests, motion: try motion(count: digests.count),
                trace: try read(Self.traceName).map { String(decoding: $0, as: UTF8.self) })
        }
        guard let text = try dataText() else { return nil }
        let document = try JSONDocument(text, file: file(GoldenData.fileName))
        do throws(JSONProblem) {
            return try GoldenData(document.value)
        } catch {
            throw document.error(error)
        }
    }

    /// Returns the uncompressed text of the data.
    ///
    /// - Throws: ``GoldenError``.
    func dataText() throws(GoldenError) -> [UInt8]? {
        guard let bytes = try read(GoldenData.fileName) else { return nil }
        guard let text = Gzip.decompressed(bytes, limit: GoldenData.limit) else {
            throw .damaged(path: file(GoldenData.fileName))
        }
        return text
    }

    /// Writes the data unless the file already has this text, however it is compressed.
    func write(data text: [UInt8]) throws {
        if let old = try? dataText(), old == text { return }
        guard let bytes = Gzip.compressed(text) else { throw GoldenError.damaged(path: file(GoldenData.fileName)) }
        try WholeFile.write(bytes, to: file(GoldenData.fileName), replacing: true)
    }
}
