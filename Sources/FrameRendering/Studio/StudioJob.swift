internal import FrameFiles
internal import FrameJSON
public import FrameOutput
internal import FramePages
public import FrameRecording
internal import Glibc

/// A job that writes what a studio shows of a recording into a folder, in the order in which it is needed: the page, the
/// frame at the reader's moment, findings and layers, and then the other frames, those nearest to the moment first.
///
/// The page asks the folder's server for frames, which may not exist yet. A page that needs no server is written at the end.
public struct StudioJob: Sendable {
    /// The files of the folder.
    package enum File {
        package static let page = "page.html"
        package static let layers = "layers.json"
        package static let findings = "findings.json"
        package static let frames = "frames"
    }

    /// The player: its title, frames and size, and the path of the page that needs no server.
    public var player: PlayerJob
    /// The folder, whose last component is the version that the server knows it by.
    public var folder: String
    /// The file with the reader's moment in seconds, which changes while the job runs.
    public var momentPath: String

    public init(_ player: PlayerJob, in folder: String, momentPath: String) {
        (self.player, self.folder, self.momentPath) = (player, folder, momentPath)
    }

    /// Pixels per point. Tuned: a phone's screen fills a window of a laptop, and a frame takes a quarter of the time that
    /// it takes at the scale of the device.
    private static let scale = 2.0
    /// The number of frames after which the moment is read again, per worker. Tuned: a tenth of a second.
    private static let part = 4

    /// - Parameter findings: Runs `lint`, after the first frame has been drawn.
    /// - Throws: ``RenderError``, and the errors of `findings`.
    public func write(
        _ recording: Recording, cancellation: Cancellation = Cancellation(), findings: () throws -> [Lint.Finding]
    ) throws {
        let drawn = try player.drawing.frames(of: recording)
        let numbers = try drawn.numbers(player.frames)
        let framing = try drawn.framing(scale: min(1, Self.scale / drawn.scale))
        let run = FrameRun(drawn, RunPlan(framing, frames: numbers), workers: player.workers)
        var page = player.page(of: run)
        page.frameFolder = "../frame/\(folder.split(separator: "/").last ?? "")/"
        let shown = numbers.indices.map { PlayerPage.Frame(number: numbers[$0], image: $0) }
        try write(page.opening + page.closing(shown), to: File.page)
        let pattern = try FrameNamePattern("\(folder)/\(File.frames)/%d.png")
        var missing = Set(numbers.indices)
        func draw(_ count: Int) throws {
            let indices = Self.nearest(count, to: moment(in: page, numbers), among: missing)
            missing.subtract(indices)
            let part = FrameRun(drawn, RunPlan(framing, frames: indices.map { numbers[$0] }), workers: player.workers)
            _ = try part.write(into: PNGSequenceSink(pattern, existing: .overwrite), cancellation: cancellation)
        }
        try draw(1)
        try write(Self.json(try findings()), to: File.findings)
        try write(LayerHistory(of: recording, frames: numbers, at: player.drawing.rate).json.compact, to: File.layers)
        while !missing.isEmpty { try draw(Self.part * player.workers) }
        try writeWhole(page, shown)
    }

    private func write(_ text: String, to name: String) throws(OutputError) {
        try WholeFile.write(Array(text.utf8), to: "\(folder)/\(name)", replacing: true)
    }

    /// Returns the index of the frame at the reader's moment.
    private func moment(in page: PlayerPage, _ numbers: [Int]) -> Int {
        let text = (try? InputBytes.read(momentPath, limit: 64)).map { String(decoding: $0, as: UTF8.self) }
        let time = text.flatMap(Double.init) ?? 0
        let (count, over) = page.rate
        let index = numbers.lastIndex { Double($0 * over) <= (time + 1e-6) * Double(count) }
        return index ?? 0
    }

    /// Returns the nearest missing frames in ascending order. Of two equally near ones, the later comes first.
    static func nearest(_ count: Int, to moment: Int, among missing: Set<Int>) -> [Int] {
        let order = missing.sorted { (abs($0 - moment), -$0) < (abs($1 - moment), -$1) }
        return order.prefix(count).sorted()
    }

    private static func json(_ findings: [Lint.Finding]) -> String {
        JSONValue.array(
            findings.map {
                [
                    "time": .number($0.time), "rule": .string($0.rule), "subject": .string($0.subject),
                    "message": .string($0.message),
                ]
            }
        ).compact
    }

    /// Writes the page that needs no server. Equal frames share one image.
    private func writeWhole(_ page: PlayerPage, _ shown: [PlayerPage.Frame]) throws {
        var page = page
        page.frameFolder = nil
        var (images, frames): ([ByteDigest: Int], [PlayerPage.Frame]) = ([:], [])
        var text = page.opening
        for frame in shown {
            let png = try InputBytes.read("\(folder)/\(File.frames)/\(frame.number).png", limit: 1 << 30)
            let digest = ByteDigest(of: png)
            if images[digest] == nil { text += PlayerPage.image(png) }
            let image = images[digest, default: images.count]
            images[digest] = image
            frames.append(PlayerPage.Frame(number: frame.number, image: image))
        }
        let file = FileMark.marking(Array((text + page.closing(frames)).utf8))
        try WholeFile.write(file, to: player.path, replacing: player.isReplacing)
    }
}
