internal import FrameDiff
internal import FrameFigures
package import FrameOutput
internal import FramePainting
internal import FrameRaster
package import FrameRecording
package import FrameTiming

/// The golden of a recording before it is written.
package struct GoldenDraft: Sendable {
    package let recording: Recording
    package let manifest: GoldenManifest
    /// Digests of the frames, starting at frame 0.
    let digests: [ByteDigest]
    /// Number of threads that draw and compare.
    let jobs: Int

    /// Draws and digests every frame.
    ///
    /// - Parameters:
    ///   - jobs: Number of threads, 1…``FrameOutput/FramePipeline/maximumJobs``.
    ///   - progress: Called after every frame, on other threads, one call at a time.
    /// - Throws: `OutputError`.
    package init(
        of recording: Recording, at rate: FrameRate, jobs: Int, cancellation: Cancellation = Cancellation(),
        progress: @escaping @Sendable (RunProgress) -> Void = { _ in }
    ) throws {
        let size = recording.timeline.pixelSize
        let count = recording.frameCount(at: rate)
        let plan = RunPlan(size: size, frames: Array(0..<count), computesDigests: false)
        let pipeline = try FramePipeline(jobs: jobs, cancellation: cancellation)
        let run = try pipeline.run(plan, into: DigestSink(), progress: progress) { number in
            recording.displayList(ofFrame: number, at: rate)
        }
        self.recording = recording
        self.jobs = jobs
        digests = run.records.compactMap(\.digest)
        manifest = GoldenManifest(
            scene: recording.name, size: size, scale: recording.timeline.canvas.scale, rate: rate, isFull: false,
            digests: digests, origin: GoldenOrigin(of: recording))
    }

    package var frameCount: Int { manifest.frameCount }
    var steps: [RecordedStep] { RecordedStep.all(in: recording.trace) }

    /// Returns a message about the files written to a folder and the ones to look at.
    package func recorded(in folder: GoldenFolder) -> String {
        GoldenMessage.recorded(
            "\(frameCount) frame\(frameCount == 1 ? "" : "s")", check: folder.file(GoldenFolder.sheetName))
    }

    func list(_ number: Int) -> DisplayList { recording.displayList(ofFrame: number, at: manifest.rate) }

    /// Writes the golden. Unchanged files are not touched; the manifest is written last. What only goldens of form 1 have
    /// is removed.
    ///
    /// - Parameter isFull: Whether to store every frame as a PNG file.
    /// - Throws: ``GoldenError/foreign(path:)`` or ``GoldenError/link(path:)`` before anything is written.
    package func write(to folder: GoldenFolder, isFull: Bool) throws {
        let frames = isFull ? digests.indices.map(GoldenFolder.frameName) : []
        try folder.requireOwn(
            [GoldenManifest.fileName, GoldenData.fileName, GoldenReview.fileName, GoldenFolder.sheetName] + frames,
            frameSize: manifest.size)
        var manifest = manifest
        manifest.isFull = isFull
        let data = Array(self.data.utf8)
        let review = Array(GoldenReview.text(of: self).utf8)
        let isUnchanged =
            try? folder.dataText() == data && folder.read(GoldenReview.fileName) == review
            && folder.manifest() == manifest
        let sizes = [manifest.size] + ((try? folder.manifest()).map { [$0.size] } ?? [])
        if isUnchanged != true { try folder.releaseReferrers() }
        try folder.write(data: data)
        try folder.write(review, to: GoldenReview.fileName)
        try folder.write(sheet(), to: GoldenFolder.sheetName)
        try folder.removeFrames(of: sizes) { !isFull || $0 >= digests.count }
        if isFull {
            for number in digests.indices {
                let path = folder.framePath(number)
                let bytes = try StillFile.bytes(of: list(number))
                if let old = try? InputFile.read(path), old == bytes { continue }
                try WholeFile.write(bytes, to: path, replacing: true)
            }
        }
        try folder.write(Array(manifest.text.utf8), to: GoldenManifest.fileName)
        try folder.removeFilesOfFirstForm()
    }

    private var data: String {
        var images = GoldenImages()
        return GoldenData.text(
            digests: digests, steps: steps,
            frames: DisplayListLog.entries(count: digests.count) { number in
                list(number).json { images.name(of: $0) }
            }, trace: recording.trace.text)
    }

    /// Returns the display lists of all frames as a text, without drawing anything.
    package static func lists(of recording: Recording, at rate: FrameRate) -> String {
        var images = GoldenImages()
        return DisplayListLog.text(count: recording.frameCount(at: rate)) { number in
            recording.displayList(ofFrame: number, at: rate).json { images.name(of: $0) }
        }
    }

    /// Number of frames on the sheet: two rows, enough to recognize the motion.
    private static let sheetFrames = 10
    /// Longest side of a frame on the sheet, in pixels: legible for a phone screen, small enough for git.
    private static let sheetSide = 320.0

    private func sheet() throws -> [UInt8] {
        let count = digests.count
        let longest = Double(max(manifest.size.width, manifest.size.height))
        var sheet = ContactSheet(ContactSheetStyle(shrink: max(1, longest / Self.sheetSide)))
        let shown = min(count, Self.sheetFrames)
        for index in 0..<shown {
            let number = shown < 2 ? 0 : index * (count - 1) / (shown - 1)
            try sheet.append(Rasterizer.pixels(of: list(number)))
        }
        return try sheet.png()
    }
}
