internal import Foundation
internal import FrameOutput
internal import FrameRecording

/// Shares files among equal goldens of a scene under several traits: the first by name has the files, and the others
/// refer to it.
///
/// Each of them can be recorded alone, because the first one that refers to a golden receives a copy before that golden
/// changes.
extension GoldenFolder {
    /// Name of the scene's golden without traits.
    package var baseName: String {
        name.split(separator: Scene.traitSeparator, maxSplits: 1, omittingEmptySubsequences: false).first.map(
            String.init)
            ?? name
    }

    /// All goldens of the scene including this one, sorted by name. The one without traits is first.
    private var family: [GoldenFolder] {
        (siblings + (exists && ItemKind(path) == .folder ? [self] : [])).filter { $0.baseName == baseName }.sorted {
            $0.name < $1.name
        }
    }

    /// Goldens that refer to this one.
    private var referrers: [GoldenFolder] {
        family.filter { other in
            if case .reference(let reference)? = try? other.stored() { reference.holder == name } else { false }
        }
    }

    /// Gives the goldens that refer to this one a copy of it before its files change.
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
        return fileNames.contains(file)
            || folders.contains { file.hasPrefix($0 + "/") }
    }

    /// Stores equal goldens of the scene only once. A golden with its own variants keeps its files.
    ///
    /// - Returns: The number of goldens that then refer to another one.
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

    /// The properties that must be equal for two goldens to share their files. The sheet follows from the frames, and the
    /// versions that recorded them may differ.
    private struct Contents: Equatable {
        private let manifest: GoldenManifest
        private let origin: GoldenOrigin?
        private let files: [[UInt8]?]

        init(of folder: GoldenFolder, _ manifest: GoldenManifest) throws(GoldenError) {
            var manifest = manifest
            origin = manifest.origin
            manifest.scene = ""
            manifest.origin = nil
            self.manifest = manifest
            files = [
                try folder.dataText(), try folder.read(GoldenReview.fileName), try folder.read(DisplayListLog.fileName),
                try folder.read(GoldenFolder.traceName),
            ]
        }

        static func == (one: Contents, other: Contents) -> Bool {
            let draw =
                switch (one.origin, other.origin) {
                case (let first?, let second?): first.draws(like: second)
                case (nil, nil): true
                case (_?, nil), (nil, _?): false
                }
            return draw && one.manifest == other.manifest && one.files == other.files
        }
    }
}
