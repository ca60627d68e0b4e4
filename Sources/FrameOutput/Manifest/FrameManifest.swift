public import FramePainting
public import FrameTiming

/// What a run wrote, for machines: `manifest.json` beside the frames.
///
///     {
///       "tool": "framereel",
///       "format": 1,
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
/// Times are exact fractions of a second, `sha256` is a ``PixelDigest``, `bytes` the file's size. There is no date, no
/// path of the machine and no number of workers in it, so equal frames give equal manifests, resumed runs included.
///
/// The manifest of a scene with text lists the fonts, behind `duration`:
///
///       "fonts": [{"file": "Inter-Regular.otf", "sha256": "09b1…"}],
///
/// The manifest of a shard lists its own frames and says what they are a part of, behind `duration`:
///
///       "shard": {"number": 2, "count": 5, "frames": "first-last", "total": 70},
public struct FrameManifest: Equatable, Sendable {
    /// The file's usual name.
    public static let fileName = "manifest.json"
    static let tool = "framereel"
    /// Rises when a reader of the form above would no longer understand.
    static let format = 1

    public var scene: String
    /// In pixels.
    public var size: PixelSize
    /// Pixels per point.
    public var scale: Double
    public var rate: FrameRate
    /// Of the run, whether all its frames were written or not.
    public var duration: MediaTime
    /// `nil` when all frames of the sequence are listed.
    public var part: ManifestPart?
    /// In the order of their first use.
    public var fonts: [FontRecord]
    /// Ascending by number.
    public var records: [FrameRecord]
    /// What leads from the manifest's folder to the frames': empty, or a relative path that ends in `/`.
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

    /// Writes the manifest as a whole file, replacing an older one. To be done last: a manifest says that a run is
    /// complete.
    ///
    /// - Throws: As ``WholeFile/write(_:to:replacing:)``.
    public func write(to path: String) throws(OutputError) {
        try WholeFile.write(Array(text.utf8), to: path, replacing: true)
    }
}
