internal import Foundation
internal import FrameFigures
internal import FrameJSON
internal import FrameOutput
internal import FramePNG
internal import FramePages
internal import FramePainting
internal import FrameRecording
internal import FrameTiming

/// The files of a gallery: a page, and a folder of the same name with a player for each scene.
struct GalleryFolder {
    /// The size of a player in bytes to which its frames are reduced. Tuned: sixty scenes take less than 20 MB.
    static let playerLimit = 250_000
    /// The width of pictures in pixels. Tuned: cards are 220 to 440 points wide, and the picture takes a half of most.
    private static let posterWidth = 320
    private static let noJekyll = ".nojekyll"

    /// The path of the page, which ends in `.html`.
    let path: String
    /// Whether pictures are files.
    let hasFiles: Bool
    private let folder: String
    private var stems: Set<String> = []
    private var written: [String] = []

    /// - Throws: ``Failure`` if the page exists and must not be replaced.
    init(path: String, isReplacing: Bool, hasFiles: Bool) throws {
        self.path = path
        self.hasFiles = hasFiles
        folder = String(path.dropLast(".html".count))
        if !isReplacing, FileManager.default.fileExists(atPath: path) {
            throw Failure(OutputError.targetsExist(first: path, count: 1))
        }
    }

    /// The page's path, relative to the players.
    var home: String { "../" + escaped((path as NSString).lastPathComponent) }

    /// A file name for a scene without ending: plain characters, and different from all before.
    mutating func stem(for name: String) -> String {
        let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" }.prefix(60))
        let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? plain : "\(plain)-\($0)" }
        // Names that differ in case only are one on some disks.
        let stem = names.first { [stems] in !stems.contains($0.lowercased()) } ?? plain
        stems.insert(stem.lowercased())
        return stem
    }

    /// The path of a file beside the page.
    mutating func file(_ name: String) -> String {
        let path = "\(folder)/\(name)"
        written.append(path)
        return path
    }

    /// The path of such a file, relative to the page.
    func link(_ name: String) -> String { escaped((folder as NSString).lastPathComponent) + "/" + name }

    private func escaped(_ name: String) -> String {
        name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: ":")))
            ?? name
    }

    /// A frame in the middle of the first movement, or the last one of a scene without any.
    @MainActor mutating func poster(
        of recording: Recording, at rate: FrameRate, stem: String, _ compression: PNGCompression
    ) throws -> GalleryPage.Poster {
        let chart = TimelineChart(of: recording, title: nil, rate: rate, showsCalls: false)
        let bars = chart.pageRows.flatMap(\.bars).sorted { $0.begin < $1.begin }
        var movement: (begin: Double, end: Double)?
        for bar in bars where bar.end > bar.begin {
            guard let first = movement else {
                movement = (bar.begin, bar.end)
                continue
            }
            if bar.begin < first.end { movement = (first.begin, max(first.end, bar.end)) }
        }
        let last = recording.frameCount(at: rate) - 1
        let middle = movement.map { ($0.begin + $0.end) / 2 * Double(rate.numerator) / Double(rate.denominator) }
        let frame = middle.map { min(max(Int($0.rounded()), 0), last) } ?? last
        let size = recording.timeline.pixelSize
        let factor = min(1, Double(Self.posterWidth) / Double(max(size.width, size.height / 2)))
        func reduced(_ side: Int) -> Int { max(1, Int((Double(side) * factor).rounded())) }
        let framing =
            Framing(
                x: 0, y: 0, part: size, of: size,
                at: PixelSize(width: reduced(size.width), height: reduced(size.height)))
            ?? Framing(whole: size)
        let bytes = try StillFile.bytes(
            of: recording.displayList(ofFrame: frame, at: rate), in: framing, compression: compression)
        guard hasFiles else { return GalleryPage.Poster(.embedded(bytes), size: framing.size) }
        try WholeFile.write(bytes, to: file("\(stem).png"), replacing: true)
        return GalleryPage.Poster(.file(link("\(stem).png")), size: framing.size)
    }

    /// Writes the page, and removes players of a former gallery.
    ///
    /// - Returns: The size of all files in bytes.
    mutating func finish(_ page: GalleryPage) throws -> Int {
        try WholeFile.write(Array(page.html.utf8), to: path, replacing: true)
        if hasFiles {
            let marker = ((path as NSString).deletingLastPathComponent as NSString).appendingPathComponent(
                Self.noJekyll)
            if !FileManager.default.fileExists(atPath: marker) { try WholeFile.write([], to: marker, replacing: false) }
        }
        try removeFormer()
        return (written + [path]).reduce(0) { sum, path in
            let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
            return sum + (size ?? 0)
        }
    }

    /// Removes what was written, after an error.
    func abandon() {
        for path in written { try? FileManager.default.removeItem(atPath: path) }
        if let names = try? FileManager.default.contentsOfDirectory(atPath: folder), names.isEmpty {
            try? FileManager.default.removeItem(atPath: folder)
        }
    }

    /// Removes pages of this program that are not of this gallery, with their pictures.
    private func removeFormer() throws {
        let own = Set(written)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(".html") {
            let page = "\(folder)/\(name)"
            guard !own.contains(page), let bytes = FileManager.default.contents(atPath: page), Page.isPage(Array(bytes))
            else { continue }
            try FileManager.default.removeItem(atPath: page)
            let picture = String(page.dropLast(".html".count)) + ".png"
            if !own.contains(picture) { try? FileManager.default.removeItem(atPath: picture) }
        }
        for path in written where path.hasSuffix(".html") && !hasFiles {
            // Of a former gallery for a web server.
            try? FileManager.default.removeItem(atPath: String(path.dropLast(".html".count)) + ".png")
        }
    }
}
