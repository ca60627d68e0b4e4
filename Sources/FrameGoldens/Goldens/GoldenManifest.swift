internal import FrameJSON
package import FrameOutput
package import FramePainting
package import FrameTiming

/// The manifest of a golden, `golden.json`: what was recorded, with which fonts and renderer, and one digest of all frames.
///
///     {
///       "tool": "framereel",
///       "golden": 2,
///       "scene": "card",
///       "size": [1170, 2532],
///       "scale": 3,
///       "fps": "60",
///       "full": false,
///       "frames": 61,
///       "pixels": "9f86…",
///       "recordedWith": {…}
///     }
///
/// `pixels` is the SHA-256 of the digests of all frames, which are in ``GoldenData``. With `full`, every frame is also
/// stored as a PNG file. `recordedWith` is a ``GoldenOrigin``.
///
/// Goldens of form 1, which have no origin and list the digests here, are read as well.
package struct GoldenManifest: Equatable, Sendable {
    package static let fileName = "golden.json"
    static let tool = "framereel"
    /// Format version. It increases with every incompatible change.
    static let form = 2
    /// The format version before display lists and digests were compressed.
    static let firstForm = 1

    package var scene: String
    package var size: PixelSize
    package var scale: Double
    package var rate: FrameRate
    package var isFull: Bool
    package var frameCount: Int
    /// Digest of the digests of all frames.
    package var pixels: ByteDigest
    /// The conditions that determined the pixels besides the scene; `nil` for form 1.
    package var origin: GoldenOrigin?
    /// The digests of form 1; `nil` for later forms, whose digests are in ``GoldenData``.
    let listedDigests: [ByteDigest]?

    enum Key: String, CaseIterable {
        case tool, golden, scene, size, scale, fps, full, frames, pixels, recordedWith
    }

    enum FrameKey: String, CaseIterable {
        case frame, pixels
    }

    package init(
        scene: String, size: PixelSize, scale: Double, rate: FrameRate, isFull: Bool, digests: [ByteDigest],
        origin: GoldenOrigin
    ) {
        self.scene = scene
        self.size = size
        self.scale = scale
        self.rate = rate
        self.isFull = isFull
        frameCount = digests.count
        pixels = Self.digest(of: digests)
        self.origin = origin
        listedDigests = nil
    }

    private static func digest(of digests: [ByteDigest]) -> ByteDigest {
        ByteDigest(of: Array(digests.map { $0.description + "\n" }.joined().utf8))
    }

    /// Whether the frames are the same, with the same size and rate.
    func hasFrames(of other: GoldenManifest) -> Bool {
        pixels == other.pixels && frameCount == other.frameCount && size == other.size && rate == other.rate
            && scale == other.scale
    }

    var text: String { json.pretty }

    var json: JSONValue {
        var members: [(Key, JSONValue)] = [
            (.tool, .string(Self.tool)),
            (.golden, .number(Double(listedDigests == nil ? Self.form : Self.firstForm))), (.scene, .string(scene)),
            (.size, [.number(Double(size.width)), .number(Double(size.height))]), (.scale, .number(scale)),
            (.fps, .string(rate.description)), (.full, .bool(isFull)),
        ]
        if let listedDigests {
            members.append((.frames, .array(listedDigests.enumerated().map(Self.frame))))
        } else {
            members += [(.frames, .number(Double(frameCount))), (.pixels, .string(pixels.description))]
            if let origin { members.append((.recordedWith, origin.json)) }
        }
        return .object(members.map { JSONMember($0.rawValue, $1) })
    }

    private static func frame(_ index: Int, _ digest: ByteDigest) -> JSONValue {
        .object([
            JSONMember(FrameKey.frame.rawValue, .number(Double(index))),
            JSONMember(FrameKey.pixels.rawValue, .string(digest.description)),
        ])
    }

    init(json: JSONValue) throws(JSONProblem) { try self.init(JSONCursor(json)) }

    init(_ cursor: JSONCursor) throws(JSONProblem) {
        let fields = try cursor.fields(Key.self)
        let tool = try fields.require(.tool)
        guard try tool.string() == Self.tool else { throw tool.mismatch("\"\(Self.tool)\"") }
        let form = try fields.require(.golden).integer(in: Self.firstForm...Self.form)
        scene = try fields.require(.scene).string()
        let size = try fields.require(.size).elements(count: 2, expected: "[width, height]")
        self.size = PixelSize(
            width: try size[0].integer(in: 1...PixelSize.limit), height: try size[1].integer(in: 1...PixelSize.limit))
        scale = try fields.require(.scale).positiveNumber()
        let fps = try fields.require(.fps)
        guard let rate = FrameRate(try fps.string()) else { throw fps.mismatch("frames per second such as \"60\"") }
        self.rate = rate
        isFull = try fields.require(.full).bool()
        guard form > Self.firstForm else {
            let digests = try Self.digests(fields.require(.frames))
            listedDigests = digests
            frameCount = digests.count
            pixels = Self.digest(of: digests)
            origin = nil
            return
        }
        listedDigests = nil
        frameCount = try fields.require(.frames).integer(in: 0...Int(Int32.max))
        pixels = try ByteDigest(fields.require(.pixels))
        origin = try GoldenOrigin(fields.require(.recordedWith))
    }

    private static func digests(_ frames: JSONCursor) throws(JSONProblem) -> [ByteDigest] {
        var digests: [ByteDigest] = []
        for frame in try frames.elements() {
            let members = try frame.fields(FrameKey.self)
            _ = try members.require(.frame).integer(in: digests.count...digests.count)
            digests.append(try ByteDigest(members.require(.pixels)))
        }
        return digests
    }
}

extension ByteDigest {
    init(_ cursor: JSONCursor) throws(JSONProblem) {
        guard let digest = ByteDigest(try cursor.string()) else { throw cursor.mismatch("64 hexadecimal digits") }
        self = digest
    }
}
