internal import Foundation
internal import FrameOutput
internal import FramePages
internal import FramePainting

/// The files of a gallery: a page, and a folder of the same name with a player for each scene.
struct GalleryFolder {
    private static let noJekyll = ".nojekyll"

    /// Path of the page, which ends in `.html`.
    let path: String
    /// Whether pictures are separate files.
    let hasFiles: Bool
    private let folder: String
    private var stems: Set<String> = []
    private var written: [String] = []
    /// Path of the file `.nojekyll` if this gallery wrote it.
    private var marker: String?

    /// - Throws: ``Failure`` if the page exists and must not be replaced.
    init(path: String, isReplacing: Bool, hasFiles: Bool) throws {
        self.path = path
        self.hasFiles = hasFiles
        folder = String(path.dropLast(".html".count))
        if !isReplacing, FileManager.default.fileExists(atPath: path), !FileMark.isOn(path) {
            throw Failure(OutputError.targetsExist(first: path, count: 1))
        }
    }

    /// Path of the page, relative to the players.
    var home: String { "../" + escaped((path as NSString).lastPathComponent) }

    /// Returns a file name for a scene, without its extension. It consists of plain characters and differs from all
    /// previous names.
    mutating func stem(for name: String) -> String {
        let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" }.prefix(60))
        let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? plain : "\(plain)-\($0)" }
        // On some disks, names that differ only in case are the same.
        let stem = names.first { [stems] in !stems.contains($0.lowercased()) } ?? plain
        stems.insert(stem.lowercased())
        return stem
    }

    /// Returns the path of a file in the players' folder.
    func path(of name: String) -> String { "\(folder)/\(name)" }

    /// Notes that a file with this name was written.
    mutating func add(_ name: String) { written.append(path(of: name)) }

    /// Returns the path of a file in the players' folder, relative to the page.
    func link(_ name: String) -> String { escaped((folder as NSString).lastPathComponent) + "/" + name }

    private func escaped(_ name: String) -> String {
        name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: ":")))
            ?? name
    }

    /// Embeds the picture of a card or writes it to a file.
    mutating func poster(_ poster: GalleryCard.Poster, stem: String) throws -> GalleryPage.Poster {
        let size = PixelSize(width: poster.width, height: poster.height)
        guard hasFiles else { return GalleryPage.Poster(.embedded(Array(poster.file)), size: size) }
        let name = stem + (poster.file.starts(with: [0xFF, 0xD8]) ? ".jpg" : ".png")
        try WholeFile.write(Array(poster.file), to: path(of: name), replacing: true)
        add(name)
        return GalleryPage.Poster(.file(link(name)), size: size)
    }

    /// Removes players left over from an earlier gallery and writes the page, after which nothing can fail.
    ///
    /// - Returns: The size of all files in bytes.
    mutating func finish(_ page: GalleryPage) throws -> Int {
        if hasFiles {
            let path = ((path as NSString).deletingLastPathComponent as NSString).appendingPathComponent(Self.noJekyll)
            if !FileManager.default.fileExists(atPath: path) {
                try WholeFile.write([], to: path, replacing: false)
                marker = path
            }
        }
        try removeFormer()
        try WholeFile.write(Array(page.html.utf8), to: path, replacing: true)
        return (written + [path]).reduce(0) { sum, path in
            let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
            return sum + (size ?? 0)
        }
    }

    /// Removes the files written so far after an error.
    ///
    /// - Parameter paths: Additional files that other processes may have written.
    func abandon(_ paths: [String]) {
        for path in written + [marker].compactMap(\.self) + paths { try? FileManager.default.removeItem(atPath: path) }
        if let names = try? FileManager.default.contentsOfDirectory(atPath: folder), names.isEmpty {
            try? FileManager.default.removeItem(atPath: folder)
        }
    }

    /// The endings of the files that a scene can have besides its page.
    private static let endings = [".mp4", ".png", ".jpg"]

    /// Removes pages that this program wrote for an earlier gallery, with their movies and pictures.
    private func removeFormer() throws {
        let own = Set(written)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(".html") {
            let page = "\(folder)/\(name)"
            if !own.contains(page) {
                guard let bytes = FileManager.default.contents(atPath: page), Page.isPage(Array(bytes)) else {
                    continue
                }
                try FileManager.default.removeItem(atPath: page)
            }
            for ending in Self.endings {
                let path = String(page.dropLast(".html".count)) + ending
                if !own.contains(path) { try? FileManager.default.removeItem(atPath: path) }
            }
        }
    }
}
