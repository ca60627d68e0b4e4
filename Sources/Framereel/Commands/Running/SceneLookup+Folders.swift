internal import Foundation
internal import FrameGoldens
internal import FrameJSON
internal import FrameScenes

extension SceneLookup {
    /// Returns the scene references that the operands stand for. A folder stands for its scene files. Without operands,
    /// the result is all scenes of the program, or all scene files in the current folder if the program has none.
    ///
    /// - Parameter includesStoryboards: Whether a folder stands for its storyboards as well.
    /// - Throws: ``Failure`` if there are no scenes.
    func references(_ operands: [String], includesStoryboards: Bool = false) throws(Failure) -> [String] {
        func contents(of folder: String) throws(Failure) -> [String] {
            try Self.sceneFiles(in: folder) + (includesStoryboards ? Self.storyboards(in: folder) : [])
        }
        let kinds = includesStoryboards ? "scene files (.json) and no storyboards" : "scene files (.json)"
        if operands.isEmpty {
            if !scenes.isEmpty { return scenes.map(\.name) }
            let files = try contents(of: ".")
            guard files.isEmpty else { return files }
            throw .usage(
                "this program has no scenes of its own, and there are no \(kinds) in this folder; name scene files, or a "
                    + "folder of them")
        }
        var references: [String] = []
        for operand in operands {
            guard isFolder(operand) else {
                references.append(operand)
                continue
            }
            let files = try contents(of: operand)
            if files.isEmpty {
                throw Failure(.inputMissing, "\(operand): there are no \(kinds) in this folder")
            }
            references += files
        }
        return references
    }

    /// Whether an operand is a folder rather than a scene of the program.
    func isFolder(_ operand: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder) && isFolder.boolValue
            && !scenes.contains { $0.name == operand }
    }

    /// Returns the scene files in a folder and its subfolders, sorted by path.
    static func sceneFiles(in folder: String) throws(Failure) -> [String] {
        try files(in: folder) { $0.hasSuffix(".json") && isScene($0) }
    }

    /// Returns the storyboards in a folder and its subfolders, sorted by path.
    static func storyboards(in folder: String) throws(Failure) -> [String] {
        try files(in: folder) { $0.hasSuffix(".storyboard") }
    }

    /// Returns the files in a folder that satisfy a predicate. Hidden folders and links to folders are not entered.
    private static func files(in folder: String, where isWanted: (String) -> Bool) throws(Failure) -> [String] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw Failure(.inputMissing, "\(folder): cannot be read: \(error.localizedDescription)")
        }
        var files: [String] = []
        for name in names where !name.hasPrefix(".") {
            let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            switch attributes?[.type] as? FileAttributeType {
            case .typeDirectory?: files += try self.files(in: path, where: isWanted)
            case .typeRegular? where isWanted(path): files.append(path)
            default: break
            }
        }
        return files
    }

    /// Whether a JSON file has screens. An invalid file counts, so that its error is reported.
    private static func isScene(_ path: String) -> Bool {
        let key = SceneDocument.Key.screens.rawValue
        guard let bytes = try? InputFile.read(path), String(decoding: bytes, as: UTF8.self).contains("\"\(key)\"")
        else { return false }
        guard let document = try? JSONDocument(bytes, file: path) else { return true }
        guard case .object(let members) = document.value else { return false }
        return members.contains { $0.key == key }
    }
}
