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
    private let isReplacing: Bool
    private let folder: String
    /// The links of an earlier gallery's page to its files, as they are spelled there.
    private let formerLinks: Set<String>
    private var stems: Set<String> = []
    private var written: [String] = []
    /// Path of the file `.nojekyll` if this gallery wrote it.
    private var marker: String?

    /// - Throws: ``Failure`` if the page exists and must not be replaced.
    init(path: String, isReplacing: Bool, hasFiles: Bool) throws {
        (self.path, self.hasFiles, self.isReplacing) = (path, hasFiles, isReplacing)
        folder = String(path.dropLast(".html".count))
        let beginning = Array(Markup.escaped(Self.link("", in: folder)).utf8)
        let former = FileMark.isOn(path) ? FileManager.default.contents(atPath: path) ?? Data() : Data()
        let quoted = Array(former).split(separator: UInt8(ascii: "\"")).filter { $0.starts(with: beginning) }
        formerLinks = Set(quoted.map { String(decoding: $0, as: UTF8.self) })
        try check([path])
    }

    /// - Throws: ``Failure`` if a file exists and must not be replaced.
    func check(_ paths: [String]) throws {
        if isReplacing { return }
        let inTheWay = paths.filter { FileManager.default.fileExists(atPath: $0) && !FileMark.isOn($0) }
        if let first = inTheWay.first { throw Failure(OutputError.targetsExist(first: first, count: inTheWay.count)) }
    }

    /// Path of the page, relative to the players.
    var home: String { "../" + Self.escaped((path as NSString).lastPathComponent) }

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
    func link(_ name: String) -> String { Self.link(name, in: folder) }

    private static func link(_ name: String, in folder: String) -> String {
        escaped((folder as NSString).lastPathComponent) + "/" + name
    }

    private static func escaped(_ name: String) -> String {
        name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: ":")))
            ?? name
    }

    /// Embeds the picture of a card or writes it to a file.
    mutating func poster(_ poster: GalleryCard.Poster, stem: String) throws -> GalleryPage.Poster {
        let size = PixelSize(width: poster.width, height: poster.height)
        guard hasFiles else { return GalleryPage.Poster(.embedded(Array(poster.file)), size: size) }
        let name = stem + (poster.file.starts(with: [0xFF, 0xD8]) ? ".jpg" : ".png")
        try WholeFile.write(FileMark.marking(Array(poster.file)), to: path(of: name), replacing: true)
        add(name)
        return GalleryPage.Poster(.file(link(name)), size: size)
    }

    /// Returns the paths of the files that a scene can have, besides its page.
    ///
    /// - Parameter hasMovie: Whether there is a program that encodes movies.
    func paths(stem: String, hasMovie: Bool) -> [String] {
        ((hasMovie ? [".mp4"] : []) + (hasFiles ? [".png", ".jpg"] : [])).map { path(of: stem + $0) }
    }

    /// Removes files left over from an earlier gallery and writes the page, after which nothing can fail.
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
        try WholeFile.write(FileMark.marking(Array(page.html.utf8)), to: path, replacing: true)
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

    /// Removes the files to which the page of an earlier gallery links, except for those that have been changed since and
    /// those of this gallery.
    private func removeFormer() throws {
        let own = Set(written)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where formerLinks.contains(Markup.escaped(link(name))) {
            let file = path(of: name)
            if !own.contains(file), FileMark.isOn(file) { try FileManager.default.removeItem(atPath: file) }
        }
    }
}
