internal import FrameDiff
internal import FrameJSON
internal import FrameOutput
internal import FramePNG
internal import FramePainting
internal import FrameRecording
internal import FrameTiming

/// The frames of a golden as they looked when it was recorded.
///
/// A full golden has them as files. Otherwise the recorded display list is drawn again, and the result is trusted only
/// if its digest equals the recorded one.
struct RecordedFrames: Sendable {
    enum Image {
        case known(StraightImage)
        case unknown(String)
    }

    private let golden: GoldenManifest
    private let folder: GoldenFolder
    private let data: GoldenData?
    private var images = GoldenImages()

    /// - Throws: `JSONError` with line and column, ``GoldenError``.
    init(_ golden: GoldenManifest, in folder: GoldenFolder) throws {
        self.golden = golden
        self.folder = folder
        data = try folder.data(of: golden)
    }

    private var motion: DisplayListLog? { data?.motion }

    /// Whether the recorded display lists are available.
    var knowsLists: Bool { motion != nil }

    /// The recorded trace; `nil` if it is unavailable.
    var trace: String? { data?.trace }

    /// The recorded review; `nil` if it is unavailable.
    var review: String? {
        (try? folder.read(GoldenReview.fileName)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The steps of the golden; empty if they were not recorded.
    var steps: [RecordedStep] { data?.steps ?? [] }

    /// Returns the recorded digest of a frame, or `nil` if it is unavailable.
    func digest(_ number: Int) -> ByteDigest? {
        data.flatMap { $0.digests.indices.contains(number) ? $0.digests[number] : nil }
    }

    /// Collects the images of the scene, which the lists refer to by name.
    mutating func prepare(showing draft: GoldenDraft) {
        for number in draft.digests.indices { _ = draft.list(number).json { images.name(of: $0) } }
    }

    func image(_ number: Int, with painter: StillPainter) throws -> Image {
        if golden.isFull { return try stored(number) }
        guard let motion, motion.trees.indices.contains(number) else {
            let name = golden.listedDigests == nil ? GoldenData.fileName : DisplayListLog.fileName
            return .unknown("\(name) is not beside the golden, so this frame's appearance is unknown")
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
        let (image, digest) = try painter.image(of: list)
        guard digest == self.digest(number) else {
            return .unknown(
                "the display list recorded of it is drawn otherwise today; record with --full to keep frames")
        }
        return .known(image)
    }

    /// Returns the frame as a PNG file, or `nil` if its display list is unavailable.
    func file(_ number: Int, with painter: StillPainter) throws -> [UInt8]? {
        golden.isFull
            ? try InputFile.read(folder.framePath(number)) : try list(number).map { try painter.file(of: $0) }
    }

    /// Returns the recorded display list of a frame if drawing it today gives the recorded digest, or `nil` otherwise.
    func provenList(_ number: Int, with painter: StillPainter) throws -> DisplayList? {
        guard let list = try? list(number), try painter.digest(of: list) == digest(number) else {
            return nil
        }
        return list
    }

    private func list(_ number: Int) throws -> DisplayList? {
        guard let motion, motion.trees.indices.contains(number) else { return nil }
        return try list(number, of: motion) { _ in }
    }

    /// - Parameter tellMissing: Called with the name of an image that is no longer part of the scene.
    private func list(
        _ number: Int, of motion: DisplayListLog, tellMissing: (String) -> Void
    ) throws -> DisplayList {
        try DisplayList(json: JSONCursor(motion.trees[number])) { cursor in
            let name = try cursor.string()
            guard let image = images.images[name] else {
                tellMissing(name)
                throw cursor.refusal("an image the scene no longer shows")
            }
            return image
        }
    }

    /// Returns the changes between the recorded display list and that of an instant; empty if the recorded one is
    /// unavailable.
    ///
    /// - Parameter masked: Names of layers to ignore.
    mutating func changes(_ number: Int, to time: MediaTime, in recording: Recording, masked: Set<String>)
        -> [LayerChange]
    {
        guard let motion, motion.trees.indices.contains(number) else { return [] }
        var before = motion.trees[number]
        if !masked.isEmpty, let list = try? list(number) {
            before = list.without(masked).json { images.name(of: $0) }
        }
        let now = recording.timeline.displayList(at: time)
        let distinct = recording.timeline.displayListWithDistinctNames(at: time)
        // These are the layers with the names to mask, because both lists have the same items in the same order.
        let maskedHere = Set(zip(now.orderedNames, distinct.orderedNames).filter { masked.contains($0.0) }.map(\.1))
        return LayerChanges.between(
            before, now.without(masked).json { images.name(of: $0) },
            titled: distinct.without(maskedHere).json { images.name(of: $0) })
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

/// The images of a recording, under names derived from their pixels. A golden refers to images and does not store them.
struct GoldenImages: Sendable {
    private var names: [ObjectIdentifier: String] = [:]
    private(set) var images: [String: RasterImage] = [:]

    mutating func name(of image: RasterImage) -> String {
        if let name = names[ObjectIdentifier(image)] { return name }
        let digest = ByteDigest(of: image.pixels.bytes).description.prefix(16)
        let name = "\(image.size.width)×\(image.size.height), \(digest)"
        names[ObjectIdentifier(image)] = name
        // The image is retained, so that no other image can reuse its identity.
        images[name] = images[name] ?? image
        return name
    }
}
