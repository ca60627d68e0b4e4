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

/// A font that text was set in, as a manifest lists it: frames with the same scene and other fonts are other frames.
public struct FontRecord: Equatable, Sendable {
    /// The file's name, without the folder it is in on this machine.
    public var file: String
    /// Of the file's bytes, in hexadecimal digits.
    public var sha256: String

    public init(file: String, sha256: String) {
        self.file = file
        self.sha256 = sha256
    }

    /// - Throws: ``OutputError/noDigest``.
    public init(path: String, bytes: [UInt8]) throws(OutputError) {
        var digest = try SHA256()
        // `withUnsafeBytes` would throw any error.
        var result: Result<Void, OutputError> = .success(())
        bytes.withUnsafeBytes { bytes in
            do throws(OutputError) { try digest.update(bytes) } catch { result = .failure(error) }
        }
        try result.get()
        self.init(
            file: path.split(separator: "/").last.map(String.init) ?? path, sha256: try digest.finish().description)
    }
}
