internal import Foundation
internal import FrameOutput
internal import FrameRecording

/// Goldens of one scene under several traits that are equal: the first by name has the files, and the others refer to it.
///
/// Each can be recorded alone: before a golden changes, the first one that refers to it receives a copy.
extension GoldenFolder {
    /// The name of its scene's golden: without the traits.
    package var baseName: String {
        name.split(separator: Scene.traitSeparator, maxSplits: 1, omittingEmptySubsequences: false).first.map(
            String.init)
            ?? name
    }

    /// All goldens of the scene, this one included, sorted by name: that without traits is the first.
    private var family: [GoldenFolder] {
        (siblings + (exists && ItemKind(path) == .folder ? [self] : [])).filter { $0.baseName == baseName }.sorted {
            $0.name < $1.name
        }
    }

    /// Those that refer to this golden.
    private var referrers: [GoldenFolder] {
        family.filter { other in
            if case .reference(let reference)? = try? other.stored() { reference.holder == name } else { false }
        }
    }

    /// Gives those that refer to this golden a copy of it, before its files change.
    func releaseReferrers() throws {
        let referrers = referrers
        guard let heir = referrers.first, case .frames(var manifest)? = try stored() else { return }
        let files = try FileManager.default.subpathsOfDirectory(atPath: path).sorted().filter {
            Self.isShared($0) && ItemKind(file($0)) == .file && isOwn($0, frameSizes: [manifest.size])
        }
        try heir.requireOwn(files + [GoldenManifest.fileName], frameSize: manifest.size)
        for file in files { try heir.write(InputFile.read(self.file(file)), to: file) }
        for other in referrers.dropFirst() { try other.refer(to: heir) }
        if case .reference(let reference)? = try heir.stored() { manifest.scene = reference.scene }
        try heir.write(Array(manifest.text.utf8), to: GoldenManifest.fileName)
    }

    private static func isShared(_ file: String) -> Bool {
        let folders = [framesName, variantsName]
        return [DisplayListLog.fileName, traceName, sheetName].contains(file)
            || folders.contains { file.hasPrefix($0 + "/") }
    }

    /// Stores equal goldens of the scene once. A golden with variants of its own keeps its files.
    ///
    /// - Returns: how many refer to another one afterwards.
    @discardableResult package func mergeEqual() throws -> Int {
        var holders: [(folder: GoldenFolder, contents: Contents)] = []
        var count = 0
        for folder in family {
            switch try folder.stored() {
            case nil: break
            case .reference?: count += 1
            case .frames(let manifest)?:
                let contents = try Contents(of: folder, manifest)
                guard let holder = holders.first(where: { $0.contents == contents })?.folder,
                    try folder.ownVariants().isEmpty
                else {
                    holders.append((folder, contents))
                    continue
                }
                for other in folder.referrers { try other.refer(to: holder) }
                try folder.refer(to: holder)
                _ = try folder.removeFiles(of: manifest)
                count += 1
            }
        }
        return count
    }

    private func refer(to holder: GoldenFolder) throws {
        let scene: String
        switch try stored() {
        case .reference(let reference)?: scene = reference.scene
        case .frames(let manifest)?: scene = manifest.scene
        case nil: return
        }
        let reference = GoldenReference(scene: scene, holder: holder.name)
        try write(Array(reference.text.utf8), to: GoldenManifest.fileName)
    }

    /// What must be equal for two goldens to share their files. The sheet follows from the frames.
    private struct Contents: Equatable {
        let manifest: GoldenManifest
        let lists: [UInt8]?
        let trace: [UInt8]?

        init(of folder: GoldenFolder, _ manifest: GoldenManifest) throws(GoldenError) {
            var manifest = manifest
            manifest.scene = ""
            self.manifest = manifest
            lists = try folder.read(DisplayListLog.fileName)
            trace = try folder.read(GoldenFolder.traceName)
        }
    }
}
