public import FramePainting
public import FrameTiming

/// The machine-readable record of a run: `manifest.json` next to the frames.
///
///     {
///       "tool": "framereel",
///       "format": 2,
///       "scene": "card",
///       "size": [1170, 2532],
///       "scale": 3,
///       "fps": "60",
///       "duration": "7/20",
///       "frames": [
///         {"index": 0, "time": "0", "file": "00000.png", "sha256": "9f86…", "bytes": 30178},
///         {"index": 1, "time": "1/60", "file": "00001.png", "sha256": "60e4…", "bytes": 30201}
///       ]
///     }
///
/// Times are exact fractions of a second, `sha256` is the SHA-256 of the file, and `bytes` its size. If frames share
/// one file, both describe the frame as it is encoded there. There is no date, absolute path or number of workers, so
/// that equal frames give equal manifests, even after a resumed run. In the folder of the manifest, this command checks
/// the files:
///
///     jq -r '.frames[] | "\(.sha256)  \(.file)"' manifest.json | sha256sum --check
///
/// The manifest of a scene with text lists the fonts after `duration`:
///
///       "fonts": [{"file": "Inter-Regular.otf", "sha256": "09b1…"}],
///
/// The manifest of a shard lists its own frames and describes the sequence after `duration`:
///
///       "shard": {"number": 2, "count": 5, "frames": "first-last", "total": 70},
public struct FrameManifest: Equatable, Sendable {
    /// The default file name.
    public static let fileName = "manifest.json"
    static let tool = "framereel"
    /// Version of the format. It increases with every change that existing readers cannot handle.
    static let format = 2

    public var scene: String
    /// Size in pixels.
    public var size: PixelSize
    /// Pixels per point.
    public var scale: Double
    public var rate: FrameRate
    /// Duration of the scene, even if only some of its frames were written.
    public var duration: MediaTime
    /// Part of the sequence that is listed; `nil` if all of its frames are.
    public var part: ManifestPart?
    /// Fonts in the order of their first use.
    public var fonts: [FontRecord]
    /// Records in ascending order of number.
    public var records: [FrameRecord]
    /// Relative path from the folder of the manifest to the folder of the frames: empty, or ending in `/`.
    public var folder: String

    public init(
        scene: String, size: PixelSize, scale: Double, rate: FrameRate, duration: MediaTime,
        part: ManifestPart? = nil, fonts: [FontRecord] = [], records: [FrameRecord], folder: String = ""
    ) {
        self.scene = scene
        self.size = size
        self.scale = scale
        self.rate = rate
        self.duration = duration
        self.part = part
        self.fonts = fonts
        self.records = records
        self.folder = folder
    }

    /// Writes the manifest atomically, replacing an older one. Call this last, because a manifest states that a run is
    /// complete.
    ///
    /// - Throws: The errors of ``WholeFile/write(_:to:replacing:)``.
    public func write(to path: String) throws(OutputError) {
        try WholeFile.write(Array(text.utf8), to: path, replacing: true)
    }
}

/// The part of a sequence that the manifest of a ``Shard`` covers.
public struct ManifestPart: Equatable, Sendable {
    public var shard: Shard
    /// The text of the ``FrameSelection`` that chose the frames of the sequence.
    public var selection: String
    /// The number of frames of the sequence.
    public var total: Int

    public init(shard: Shard, selection: String, total: Int) {
        self.shard = shard
        self.selection = selection
        self.total = total
    }
}

/// A font used by the text of a scene. Manifests list fonts because frames depend on them.
public struct FontRecord: Equatable, Sendable {
    /// Name of the font file, without its folder.
    public var file: String
    /// SHA-256 of the file, in hexadecimal digits.
    public var sha256: String

    public init(file: String, sha256: String) {
        self.file = file
        self.sha256 = sha256
    }

    public init(path: String, bytes: [UInt8]) {
        self.init(
            file: path.split(separator: "/").last.map(String.init) ?? path,
            sha256: ByteDigest(of: bytes).description)
    }
}
