internal import Foundation
internal import FramePainting

/// Removes files that recording wrote.
extension GoldenFolder {
    /// Removes the files of the golden, and folders that are then empty. Goldens that refer to it first receive a copy.
    ///
    /// - Returns: The paths of files that have the name of one of its files but different contents. They are kept.
    package func remove() throws -> [String] {
        guard hasManifest, let stored = try stored() else { return [] }
        var foreign: [String] = []
        if case .frames(let golden) = stored {
            try releaseReferrers()
            foreign = try removeFiles(of: golden)
        }
        // The manifest is removed last, so that an interrupted removal can be repeated.
        try FileManager.default.removeItem(atPath: file(GoldenManifest.fileName))
        try removeIfEmpty(path)
        return foreign
    }

    /// Removes the files next to the manifest.
    ///
    /// - Returns: The paths that ``remove()`` returns.
    func removeFiles(of golden: GoldenManifest) throws -> [String] {
        var foreign: [String] = []
        func remove(_ name: String) throws {
            switch ItemKind(file(name)) {
            case .absent: return
            case .file where isOwn(name, frameSizes: [golden.size]):
                try FileManager.default.removeItem(atPath: file(name))
            case .file, .folder, .link, .other: foreign.append(file(name))
            }
        }
        for name in Self.fileNames { try remove(name) }
        for name in names(in: Self.framesName) where Self.frameNumber(name) != nil {
            try remove(Self.framesName + "/" + name)
        }
        for name in names(in: Self.variantsName) where name.hasSuffix(".json") {
            try remove(Self.variantsName + "/" + name)
        }
        for name in [Self.framesName, Self.variantsName] {
            if ItemKind(file(name)) == .link { foreign.append(file(name)) }
            try removeIfEmpty(file(name))
        }
        return foreign
    }

    /// Removes the display lists and the trace of a golden of form 1, which later ones have in their data.
    func removeFilesOfFirstForm() throws {
        for name in [DisplayListLog.fileName, Self.traceName]
        where ItemKind(file(name)) == .file && isOwn(name, frameSizes: []) {
            try FileManager.default.removeItem(atPath: file(name))
        }
    }

    /// Names of the files beside the manifest, of all forms.
    static let fileNames = [
        GoldenData.fileName, GoldenReview.fileName, DisplayListLog.fileName, traceName, sheetName,
    ]

    /// Removes frames with these sizes by number; other files are foreign.
    func removeFrames(of sizes: [PixelSize], _ isStale: (Int) -> Bool) throws {
        for name in names(in: Self.framesName) {
            let frame = Self.framesName + "/" + name
            guard let number = Self.frameNumber(name), isStale(number), ItemKind(file(frame)) == .file,
                isOwn(frame, frameSizes: sizes)
            else { continue }
            try FileManager.default.removeItem(atPath: file(frame))
        }
        try removeIfEmpty(file(Self.framesName))
    }

    /// Returns the names in a folder of the golden; empty for a link.
    private func names(in folder: String) -> [String] {
        guard ItemKind(file(folder)) == .folder else { return [] }
        return ((try? FileManager.default.contentsOfDirectory(atPath: file(folder))) ?? []).sorted()
    }

    private func removeIfEmpty(_ folder: String) throws {
        guard ItemKind(folder) == .folder, try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty else {
            return
        }
        try FileManager.default.removeItem(atPath: folder)
    }
}
