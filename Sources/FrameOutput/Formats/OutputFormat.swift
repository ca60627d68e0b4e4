public import FramePNG

/// The forms frames can be written in. A new one is a case here, and the compiler asks for the rest.
public enum OutputFormat: String, CaseIterable, Sendable {
    /// One PNG file a frame.
    case png

    /// What file names end in, without the dot, in lower case.
    public var fileExtension: String {
        switch self {
        case .png: "png"
        }
    }

    /// The format that a path asks for by its extension, in upper or lower case.
    ///
    /// - Throws: ``OutputError/format(path:)``.
    public init(ofPath path: String) throws(OutputError) {
        let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
        guard let format = Self.allCases.first(where: { $0.fileExtension == ending }) else { throw .format(path: path) }
        self = format
    }

    /// The sink that writes this format.
    ///
    /// - Parameters:
    ///   - path: A pattern (``FrameNamePattern``).
    ///   - companions: Paths of files that the caller writes when the run is complete, the manifest above all.
    public func sink(
        path: String, numbering: FrameNumbering, existing: ExistingFiles, compression: PNGCompression,
        linksEqualFrames: Bool, companions: [String]
    ) throws(OutputError) -> any FrameSink {
        switch self {
        case .png:
            PNGSequenceSink(
                try FrameNamePattern(path), numbering: numbering, existing: existing, compression: compression,
                linksEqualFrames: linksEqualFrames, companions: companions)
        }
    }
}
