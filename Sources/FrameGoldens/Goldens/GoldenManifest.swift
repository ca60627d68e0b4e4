internal import FrameJSON
package import FrameOutput
package import FramePainting
package import FrameTiming

/// The manifest of a golden, `golden.json`, with one digest per frame.
///
///     {
///       "tool": "framereel",
///       "golden": 1,
///       "scene": "card",
///       "size": [1170, 2532],
///       "scale": 3,
///       "fps": "60",
///       "full": false,
///       "frames": [
///         {"frame": 0, "pixels": "9f86…"},
///         …
///
/// `pixels` is the SHA-256 of ``FrameOutput/ByteDigest/init(rowChangesOf:)``. With `full`, every frame is also stored
/// as a PNG file.
package struct GoldenManifest: Equatable, Sendable {
    package static let fileName = "golden.json"
    static let tool = "framereel"
    /// Format version. It increases with every incompatible change.
    static let form = 1

    package var scene: String
    package var size: PixelSize
    package var scale: Double
    package var rate: FrameRate
    package var isFull: Bool
    /// Digests, one per frame, starting at frame 0.
    package var digests: [ByteDigest]

    enum Key: String, CaseIterable {
        case tool, golden, scene, size, scale, fps, full, frames
    }

    enum FrameKey: String, CaseIterable {
        case frame, pixels
    }

    package init(
        scene: String, size: PixelSize, scale: Double, rate: FrameRate, isFull: Bool, digests: [ByteDigest]
    ) {
        self.scene = scene
        self.size = size
        self.scale = scale
        self.rate = rate
        self.isFull = isFull
        self.digests = digests
    }

    /// Whether the frames are the same, with the same size and rate.
    func hasFrames(of other: GoldenManifest) -> Bool {
        digests == other.digests && size == other.size && rate == other.rate && scale == other.scale
    }

    var text: String { json.pretty }

    var json: JSONValue {
        let frames = digests.enumerated().map { index, digest -> JSONValue in
            .object([
                JSONMember(FrameKey.frame.rawValue, .number(Double(index))),
                JSONMember(FrameKey.pixels.rawValue, .string(digest.description)),
            ])
        }
        let members: [(Key, JSONValue)] = [
            (.tool, .string(Self.tool)), (.golden, .number(Double(Self.form))), (.scene, .string(scene)),
            (.size, [.number(Double(size.width)), .number(Double(size.height))]), (.scale, .number(scale)),
            (.fps, .string(rate.description)), (.full, .bool(isFull)), (.frames, .array(frames)),
        ]
        return .object(members.map { JSONMember($0.rawValue, $1) })
    }

    init(json: JSONValue) throws(JSONProblem) { try self.init(JSONCursor(json)) }

    init(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.fields(Key.self)
        let tool = try fields.require(.tool)
        guard try tool.string() == Self.tool else { throw tool.mismatch("\"\(Self.tool)\"") }
        _ = try fields.require(.golden).integer(in: Self.form...Self.form)
        scene = try fields.require(.scene).string()
        let size = try fields.require(.size).elements(count: 2, expected: "[width, height]")
        self.size = PixelSize(
            width: try size[0].integer(in: 1...PixelSize.limit), height: try size[1].integer(in: 1...PixelSize.limit))
        scale = try fields.require(.scale).positiveNumber()
        let fps = try fields.require(.fps)
        guard let rate = FrameRate(try fps.string()) else { throw fps.mismatch("frames per second such as \"60\"") }
        self.rate = rate
        isFull = try fields.require(.full).bool()
        digests = []
        for frame in try fields.require(.frames).elements() {
            let members = try frame.fields(FrameKey.self)
            _ = try members.require(.frame).integer(in: digests.count...digests.count)
            let pixels = try members.require(.pixels)
            guard let digest = ByteDigest(try pixels.string()) else { throw pixels.mismatch("64 hexadecimal digits") }
            digests.append(digest)
        }
    }
}
