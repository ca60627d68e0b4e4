internal import FrameJSON
internal import FramePNG
internal import FramePainting

/// Recognizes the files that recording wrote by their contents. Links are never followed.
extension GoldenFolder {
    /// Whether the folder holds a golden written by recording, rather than another program's file with the same name.
    package var isRecorded: Bool { hasManifest && (try? stored()) != nil }

    /// Checks that recording may write the files, which is the case if they do not exist or were written by recording.
    ///
    /// - Parameter frameSize: A size of frames that recording wrote, in addition to the one in the manifest.
    /// - Throws: ``GoldenError/foreign(path:)``, ``GoldenError/link(path:)``.
    func requireOwn(_ names: [String], frameSize: PixelSize) throws(GoldenError) {
        try Self.requireFolder(path)
        for name in [Self.framesName, Self.variantsName] where names.contains(where: { $0.hasPrefix(name + "/") }) {
            try Self.requireFolder(file(name))
        }
        var sizes = [frameSize]
        if case .frames(let golden)? = try? stored() { sizes.append(golden.size) }
        for name in names {
            switch ItemKind(file(name)) {
            case .absent: break
            case .file where isOwn(name, frameSizes: sizes): break
            case .link: throw .link(path: file(name))
            case .file, .folder, .other: throw .foreign(path: file(name))
            }
        }
    }

    /// Checks that a path, no part of which needs to exist, leads to a folder and not to a link.
    static func requireFolder(_ path: String) throws(GoldenError) {
        switch ItemKind(path) {
        case .absent, .folder: return
        case .link: throw .link(path: path)
        case .file, .other: throw .foreign(path: path)
        }
    }

    /// Whether recording wrote a file. Text that git has marked as a conflict counts, so that recording again resolves
    /// it.
    ///
    /// - Parameters:
    ///   - name: Name relative to the folder.
    ///   - frameSizes: Sizes of the golden's frames.
    func isOwn(_ name: String, frameSizes: [PixelSize]) -> Bool {
        guard let bytes = try? InputFile.read(file(name)) else { return false }
        let parts = name.split(separator: "/").map(String.init)
        switch (parts[0], parts.count) {
        case (GoldenManifest.fileName, 1): return Self.isManifest(bytes)
        case (GoldenData.fileName, 1): return Self.isData(bytes)
        case (GoldenReview.fileName, 1): return GoldenReview.isOne(TextStart(bytes))
        case (DisplayListLog.fileName, 1): return Self.isListLog(bytes)
        case (Self.traceName, 1): return Self.isTrace(bytes)
        case (Self.sheetName, 1):
            // A sheet is an ordinary image. It is recognized by the rest of the golden next to it.
            return PNGFingerprint(of: bytes, isVerified: true) != nil
                && [GoldenManifest.fileName, GoldenData.fileName, DisplayListLog.fileName].contains {
                    isOwn($0, frameSizes: [])
                }
        case (Self.framesName, 2):
            return PNGFingerprint(of: bytes, isVerified: true).map { frameSizes.contains($0.size) } ?? false
        case (Self.variantsName, 2):
            return (try? GoldenVariant(name: name, json: JSONDocument(bytes, file: "").value)) != nil
        default: return false
        }
    }

    /// Whether the bytes are a manifest, possibly of another version or damaged after its beginning.
    private static func isManifest(_ bytes: [UInt8]) -> Bool {
        TextStart(bytes).hasPrefix("{\"tool\":\"\(GoldenManifest.tool)\",\"golden\":")
    }

    /// Whether the bytes are the compressed data of a golden. What is cut off is not one.
    private static func isData(_ bytes: [UInt8]) -> Bool {
        Gzip.decompressed(bytes, limit: GoldenData.limit).map {
            TextStart($0).hasPrefix("{\"\(GoldenData.Key.pixels)\":[")
        } ?? false
    }

    private static func isListLog(_ bytes: [UInt8]) -> Bool {
        TextStart(bytes).hasPrefix("{\"\(DisplayListLog.Key.frames)\":[{\"\(DisplayListLog.FrameKey.frame)\":0,")
    }

    /// Whether a file may be the text of a trace, which begins with a time and the sign of an event.
    private static func isTrace(_ bytes: [UInt8]) -> Bool {
        bytes.isEmpty
            || TextStart(bytes).text.prefixMatch(of: #/ *[0-9]+\.[0-9]+  [^ ] /#) != nil
    }

    static func frameNumber(_ name: String) -> Int? {
        name.hasSuffix(".png") ? Int(name.dropLast(4)) : nil
    }
}

/// The first characters of a text file, which are enough to recognize it.
struct TextStart {
    /// Text without the mark that git inserts before the first side of a conflict.
    let text: Substring

    init(_ bytes: [UInt8]) {
        let start = String(decoding: bytes.prefix(1 << 10), as: UTF8.self)
        guard start.hasPrefix("<<<<<<< "), let end = start.firstIndex(of: "\n") else {
            text = start[...]
            return
        }
        text = start[start.index(after: end)...]
    }

    /// Compares the beginning, ignoring white space.
    func hasPrefix(_ prefix: String) -> Bool { text.filter { !$0.isWhitespace }.hasPrefix(prefix) }
}
