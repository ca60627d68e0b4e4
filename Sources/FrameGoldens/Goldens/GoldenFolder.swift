internal import Foundation
internal import FrameJSON
internal import FrameOutput

/// The folder that contains the golden of one scene. It is named after the scene.
package struct GoldenFolder: Sendable {
    /// The trace beside a golden of form 1.
    static let traceName = "trace.txt"
    static let sheetName = "sheet.png"
    static let framesName = "frames"
    static let variantsName = "variants"
    /// Folder of the goldens of tests, next to their sources.
    package static let testsName = "__Transitions__"

    package let path: String

    /// Last path component.
    package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// - Parameter goldens: The folder that contains all goldens.
    package init(of scene: String, in goldens: String) {
        path = goldens + "/" + Self.name(of: scene)
    }

    package init(path: String) {
        self.path = path
    }

    /// Returns the folder name for a scene name. Every character except letters, digits, `-`, `_`, `.` and `@` becomes
    /// `-`.
    package static func name(of scene: String) -> String {
        let name = scene.map { $0.isLetter || $0.isNumber || "-_.@".contains($0) ? String($0) : "-" }.joined()
        return name.allSatisfy { $0 == "." } ? "scene" : name
    }

    /// Whether the folder is in the default location for goldens of tests.
    package var isOfTest: Bool { path.split(separator: "/").contains { $0 == Self.testsName } }

    /// Returns the nesting depth below `folder`, in which ``all(in:)`` has looked; 1 means directly inside.
    package func depth(below folder: String) -> Int {
        path.dropFirst(folder.count).split(separator: "/").count
    }

    /// Whether there is a file with the name of a manifest. Links do not count.
    var hasManifest: Bool { ItemKind(file(GoldenManifest.fileName)) == .file }

    package var exists: Bool { FileManager.default.fileExists(atPath: file(GoldenManifest.fileName)) }

    /// The other goldens in the same folder, sorted, without links.
    var siblings: [GoldenFolder] {
        let folder = URL(filePath: path).deletingLastPathComponent().relativePath
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { $0 != name }.map { GoldenFolder(path: folder + "/" + $0) }
            .filter { ItemKind($0.path) == .folder && $0.exists }
    }

    /// Returns the sorted folders inside a folder, or inside the target of a link, that contain a file named like a
    /// golden's manifest. Links inside are not followed.
    ///
    /// - Throws: ``GoldenError/missing(path:reason:)`` if there is no folder.
    package static func all(in path: String) throws(GoldenError) -> [GoldenFolder] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            let isLink = ItemKind(path) == .link
            throw .missing(path: path, reason: isLink ? "a link to nothing; expected a folder" : "no such folder")
        }
        guard isFolder.boolValue else { throw .missing(path: path, reason: "a file; expected a folder") }
        let folder = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
        guard let names = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
            throw .missing(path: path, reason: "the folder cannot be read; check its permissions")
        }
        return names.filter { $0.hasSuffix("/" + GoldenManifest.fileName) }.sorted()
            .map { GoldenFolder(path: path + "/" + $0.dropLast(GoldenManifest.fileName.count + 1)) }
            .filter(\.hasManifest)
    }

    func file(_ name: String) -> String { path + "/" + name }

    func framePath(_ number: Int) -> String { file(Self.frameName(number)) }

    /// Returns the name of a frame's file, relative to the folder.
    static func frameName(_ number: Int) -> String {
        let digits = String(number)
        return framesName + "/" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
    }

    /// - Returns: `nil` if the file does not exist.
    func read(_ name: String) throws(GoldenError) -> [UInt8]? {
        guard FileManager.default.fileExists(atPath: file(name)) else { return nil }
        return try InputFile.read(file(name))
    }

    /// Returns the manifest, even if the frames belong to another golden.
    ///
    /// - Throws: `JSONError` with line and column, ``GoldenError``.
    package func manifest() throws -> GoldenManifest? {
        switch try stored() {
        case nil: return nil
        case .frames(let manifest)?: return manifest
        case .reference(let reference)?:
            let holder = neighbor(reference.holder)
            guard case .frames(var manifest)? = try holder.stored() else {
                throw GoldenError.brokenReference(path: file(GoldenManifest.fileName), holder: holder.path)
            }
            manifest.scene = reference.scene
            return manifest
        }
    }

    /// The contents of a golden's manifest.
    enum Stored {
        case frames(GoldenManifest)
        case reference(GoldenReference)
    }

    /// - Returns: The contents, or `nil` if there is no manifest.
    /// - Throws: `JSONError` with line and column, ``GoldenError``.
    func stored() throws -> Stored? {
        try parsed(GoldenManifest.fileName) { json throws(JSONProblem) -> Stored in
            if GoldenReference.isOne(json) { return .reference(try GoldenReference(json: json)) }
            return .frames(try GoldenManifest(json: json))
        }
    }

    /// Returns the golden with this name in the same folder.
    func neighbor(_ name: String) -> GoldenFolder {
        let folder = URL(filePath: path).deletingLastPathComponent().relativePath
        return GoldenFolder(path: folder + "/" + name)
    }

    /// Returns the folder with the files of this golden: itself, or the one that it refers to.
    func holder() throws -> GoldenFolder {
        guard case .reference(let reference)? = try stored() else { return self }
        return neighbor(reference.holder)
    }

    /// Returns the variants that also pass, sorted by name. For a reference, they include the variants of the other
    /// golden.
    ///
    /// - Throws: `JSONError` with line and column, ``GoldenError``.
    package func variants() throws -> [GoldenVariant] {
        let holder = try holder()
        return try ownVariants() + (holder.path == path ? [] : holder.ownVariants())
    }

    func ownVariants() throws -> [GoldenVariant] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: file(Self.variantsName))) ?? []
        return try names.filter { $0.hasSuffix(".json") }.sorted().compactMap { file in
            try parsed("\(Self.variantsName)/\(file)") { json throws(JSONProblem) in
                try GoldenVariant(name: String(file.dropLast(".json".count)), json: json)
            }
        }
    }

    /// - Throws: ``GoldenError/foreign(path:)`` or ``GoldenError/link(path:)`` before anything is written.
    package func write(_ variant: GoldenVariant) throws {
        let name = "\(Self.variantsName)/\(variant.name).json"
        try requireOwn([name], frameSize: variant.golden.size)
        try write(Array(variant.text.utf8), to: name)
    }

    func motion(count: Int) throws -> DisplayListLog? {
        try parsed(DisplayListLog.fileName) { json throws(JSONProblem) in try DisplayListLog(json, count: count) }
    }

    private func parsed<Content>(
        _ name: String, _ read: (JSONValue) throws(JSONProblem) -> Content
    ) throws -> Content? {
        guard let bytes = try self.read(name) else { return nil }
        let document = try JSONDocument(bytes, file: file(name))
        do throws(JSONProblem) {
            return try read(document.value)
        } catch {
            throw document.error(error)
        }
    }

    /// Writes a file unless it already has these bytes.
    func write(_ bytes: [UInt8], to name: String) throws {
        if let old = try? read(name), old == bytes { return }
        try WholeFile.write(bytes, to: file(name), replacing: true)
    }
}
