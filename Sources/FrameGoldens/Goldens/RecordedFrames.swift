internal import FrameDiff
internal import FrameJSON
internal import FrameOutput
internal import FramePNG
internal import FramePainting
internal import FrameRaster
internal import FrameRecording

/// How frames looked when a golden was recorded, as far as it can be found out: from their files in a full golden, else by
/// drawing the recorded display lists once more, which counts only where the digest is the recorded one.
struct RecordedFrames {
    enum Image {
        case known(StraightImage)
        case unknown(String)
    }

    private let golden: GoldenManifest
    private let folder: GoldenFolder
    private var motion: DisplayListLog?
    private var bitmaps = GoldenBitmaps()

    init(_ golden: GoldenManifest, in folder: GoldenFolder) {
        self.golden = golden
        self.folder = folder
    }

    /// Whether what frames painted is known.
    var knowsLists: Bool { motion != nil }

    /// Reads the recorded lists, and learns the images a scene shows now, which the lists only name.
    mutating func prepare(showing draft: GoldenDraft) throws {
        motion = try folder.motion(count: golden.digests.count)
        for number in draft.manifest.digests.indices { _ = draft.list(number).json { bitmaps.name(of: $0) } }
    }

    func image(_ number: Int) throws -> Image {
        if golden.isFull { return try stored(number) }
        guard let motion, motion.trees.indices.contains(number) else {
            return .unknown(
                "\(DisplayListLog.fileName) is not beside the golden, so nobody knows how this frame looked")
        }
        var missing: String?
        let list: DisplayList
        do {
            list = try self.list(number, of: motion) { missing = $0 }
        } catch {
            let reason = missing.map { "the image of \($0), which it showed, is not part of the scene any more" }
            return .unknown(
                "\(reason ?? "its recorded display list cannot be read"); record with --full to keep frames")
        }
        guard try PixelDigest(rowChangesOf: list) == golden.digests[number] else {
            return .unknown(
                "the display list recorded of it is drawn otherwise today; record with --full to keep frames")
        }
        return .known(.drawn(list))
    }

    /// What a frame painted, where no file says how it looked.
    func shownList(_ number: Int) throws -> DisplayList? { golden.isFull ? nil : try list(number) }

    /// What a frame painted, where it is drawn today as it was; else `nil`.
    func provenList(_ number: Int) throws -> DisplayList? {
        guard let list = try? list(number), try PixelDigest(rowChangesOf: list) == golden.digests[number] else {
            return nil
        }
        return list
    }

    private func list(_ number: Int) throws -> DisplayList? {
        guard let motion, motion.trees.indices.contains(number) else { return nil }
        return try list(number, of: motion) { _ in }
    }

    /// - Parameter tellMissing: Gets the name of an image the scene does not show any more.
    private func list(
        _ number: Int, of motion: DisplayListLog, tellMissing: (String) -> Void
    ) throws -> DisplayList {
        try DisplayList(json: JSONCursor(motion.trees[number])) { cursor in
            let name = try cursor.string()
            guard let bitmap = bitmaps.bitmaps[name] else {
                tellMissing(name)
                throw cursor.refusal("an image the scene no longer shows")
            }
            return bitmap
        }
    }

    /// What a frame paints otherwise; empty where nobody knows.
    ///
    /// - Parameter masked: Names of layers that do not count.
    mutating func changes(_ number: Int, in draft: GoldenDraft, masked: Set<String>) -> [LayerChange] {
        guard let motion, motion.trees.indices.contains(number), draft.manifest.digests.indices.contains(number) else {
            return []
        }
        var before = motion.trees[number]
        if !masked.isEmpty, let list = try? list(number) {
            before = list.without(masked).json { bitmaps.name(of: $0) }
        }
        return LayerChanges.between(before, draft.list(number).without(masked).json { bitmaps.name(of: $0) })
    }

    private func stored(_ number: Int) throws -> Image {
        let path = folder.framePath(number)
        let bytes = try InputFile.read(path)
        do throws(PNGError) {
            return .known(try PNGDecoder.decode(bytes, limits: .canvas))
        } catch {
            throw GoldenError.notPNG(path: path, reason: error.message)
        }
    }
}

extension StraightImage {
    /// What a list shows.
    static func drawn(_ list: DisplayList) -> StraightImage {
        let pixels = Rasterizer.pixels(of: list)
        // Nothing but alpha 255 is straight as it stands.
        return list.isOpaque
            ? StraightImage(size: pixels.size, bytes: pixels.bytes) : StraightImage(pixels, isOpaque: false)
    }
}
