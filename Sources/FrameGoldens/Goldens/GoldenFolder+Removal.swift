internal import Foundation
internal import FrameJSON
internal import FramePNG

/// Removing what recording wrote. Files are recognized by their contents, and links are never followed.
extension GoldenFolder {
    /// Whether the folder holds a golden that recording wrote, and not a file of that name by another program.
    package var isRecorded: Bool { hasManifest && (try? stored()) != nil }

    /// Removes the files of the golden, and folders that are empty afterwards. Goldens that refer to it receive a copy first.
    ///
    /// - Returns: the paths of files that have the name of one of them and other contents. They stay.
    package func remove() throws -> [String] {
        guard hasManifest, let stored = try stored() else { return [] }
        var foreign: [String] = []
        if case .frames(let golden) = stored {
            try releaseReferrers()
            foreign = try removeFiles(of: golden)
        }
        // Last, so that a removal that was interrupted can be repeated.
        try FileManager.default.removeItem(atPath: file(GoldenManifest.fileName))
        try removeIfEmpty(path)
        return foreign
    }

    /// Removes the files beside the manifest.
    ///
    /// - Returns: as ``remove()``.
    func removeFiles(of golden: GoldenManifest) throws -> [String] {
        var foreign: [String] = []
        func remove(_ name: String, ifOwn isOwn: ([UInt8]) -> Bool) throws {
            let path = file(name)
            switch ItemKind(path) {
            case .absent: return
            case .file where (try? InputFile.read(path)).map(isOwn) == true:
                try FileManager.default.removeItem(atPath: path)
            case .file, .folder, .link, .other: foreign.append(path)
            }
        }
        try remove(DisplayListLog.fileName) { bytes in
            (try? DisplayListLog(JSONDocument(bytes, file: "").value, count: golden.digests.count)) != nil
        }
        try remove(Self.traceName, ifOwn: Self.isTrace)
        try remove(Self.sheetName) { PNGFingerprint(of: $0, isVerified: true) != nil }
        for name in names(in: Self.framesName) where Self.frameNumber(name) != nil {
            try remove(Self.framesName + "/" + name) {
                PNGFingerprint(of: $0, isVerified: true)?.size == golden.size
            }
        }
        for name in names(in: Self.variantsName) where name.hasSuffix(".json") {
            try remove(Self.variantsName + "/" + name) { bytes in
                (try? GoldenVariant(name: name, json: JSONDocument(bytes, file: "").value)) != nil
            }
        }
        for name in [Self.framesName, Self.variantsName] {
            if ItemKind(file(name)) == .link { foreign.append(file(name)) }
            try removeIfEmpty(file(name))
        }
        return foreign
    }

    /// Removes frames by number; other files are foreign.
    func removeFrames(_ isStale: (Int) -> Bool) throws {
        for name in names(in: Self.framesName) {
            let path = file(Self.framesName + "/" + name)
            guard let number = Self.frameNumber(name), isStale(number), ItemKind(path) == .file,
                let bytes = try? InputFile.read(path), PNGFingerprint(of: bytes, isVerified: true) != nil
            else { continue }
            try FileManager.default.removeItem(atPath: path)
        }
        try removeIfEmpty(file(Self.framesName))
    }

    /// The names in a folder of the golden; none in a link.
    private func names(in folder: String) -> [String] {
        guard ItemKind(file(folder)) == .folder else { return [] }
        return ((try? FileManager.default.contentsOfDirectory(atPath: file(folder))) ?? []).sorted()
    }

    private static func frameNumber(_ name: String) -> Int? {
        name.hasSuffix(".png") ? Int(name.dropLast(4)) : nil
    }

    /// Whether a file may be the text of a trace: it begins with a time and the sign of an event.
    private static func isTrace(_ bytes: [UInt8]) -> Bool {
        bytes.isEmpty || String(decoding: bytes, as: UTF8.self).prefixMatch(of: #/ *[0-9]+\.[0-9]+  [^ ] /#) != nil
    }

    private func removeIfEmpty(_ folder: String) throws {
        guard ItemKind(folder) == .folder, try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty else {
            return
        }
        try FileManager.default.removeItem(atPath: folder)
    }
}
