internal import FrameFiles
internal import FrameJSON
public import FrameOutput
public import FramePNG
internal import Glibc

/// The files of a sequence: their names, their manifest, and the treatment of existing files.
public struct SequenceDestination: Equatable, Sendable {
    /// The maximum size of the manifest of an earlier run, 256 MiB as for other inputs.
    private static let manifestLimit = 256 << 20

    public let pattern: FrameNamePattern
    public var numbering = FrameNumbering.actual(start: 0)
    /// The treatment of files that exist. `ExistingFiles.clean` and `refuse` read the manifest of the earlier
    /// run.
    public var existing = ExistingFiles.refuse
    public var compression = PNGCompression.fast
    /// Whether frames with equal pixels are hard links to one file, if the file system permits.
    public var linksEqualFrames = false
    /// The path of the manifest, by default `manifest.json` beside the frames; `nil` if none is written.
    public var manifestPath: String?

    /// - Parameter pattern: A pattern for the names, such as `frames/%05d.png`.
    /// - Throws: ``RenderError/output(_:)`` for a malformed pattern, or an extension other than `png`.
    public init(_ pattern: String) throws(RenderError) {
        self = try RenderError.output { () throws(OutputError) in
            try SequenceDestination(FrameNamePattern(pattern))
        }
    }

    /// - Throws: `OutputError.format` for an extension other than `png`.
    package init(_ pattern: FrameNamePattern) throws(OutputError) {
        let format = try? OutputFormat(ofPath: pattern.path(of: pattern.printfName))
        guard format == .png else {
            throw .format(path: pattern.source, among: format == nil ? OutputFormat.allCases : [.png])
        }
        self.pattern = pattern
        manifestPath = pattern.path(of: FrameManifest.fileName)
    }

    func check() throws(RenderError) {
        if existing == .clean, manifestPath == nil { throw .cleaningWithoutManifest }
    }

    /// The destination of a single shard. Each shard has its own manifest, with the shard before the extension.
    ///
    /// - Throws: ``RenderError/cleaningPart``.
    func narrowed(to shard: Shard) throws(RenderError) -> SequenceDestination {
        if existing == .clean { throw .cleaningPart }
        var result = self
        result.manifestPath = manifestPath.map { path in
            let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
            let dot = name.lastIndex(of: ".") ?? path.endIndex
            return path[..<dot] + "." + shard.label + path[dot...]
        }
        return result
    }

    /// The paths of the frames, in order.
    func framePaths(of plan: RunPlan) throws(OutputError) -> [String] {
        let sink = PNGSequenceSink(pattern, numbering: numbering)
        var paths: [String] = []
        for slot in plan.slots { paths.append(pattern.path(of: try sink.fileName(of: slot))) }
        return paths
    }

    func sink() throws(RenderError) -> any FrameSink {
        PNGSequenceSink(
            pattern, numbering: numbering, existing: existing, listed: try listedFiles(), compression: compression,
            linksEqualFrames: linksEqualFrames, companions: [manifestPath].compactMap(\.self))
    }

    /// The path from the folder of the manifest to the folder of the frames.
    var folderInManifest: String {
        manifestPath.map { RelativePath.folder(pattern.folder, seenFrom: $0) } ?? ""
    }

    /// The files that may be replaced because an earlier run wrote them. A file that is not a manifest lists none,
    /// unless it determines which files are removed.
    private func listedFiles() throws(RenderError) -> [ListedFile] {
        switch existing {
        case .clean: try filesOfManifest()
        case .refuse: (try? filesOfManifest()) ?? []
        case .overwrite, .skip, .share: []
        }
    }

    /// The files listed in the manifest of an earlier run, named relative to the folder of the frames.
    private func filesOfManifest() throws(RenderError) -> [ListedFile] {
        guard let manifestPath, access(manifestPath, F_OK) == 0 else { return [] }
        let bytes: [UInt8]
        do throws(InputBytes.Refusal) {
            bytes = try InputBytes.read(manifestPath, limit: Self.manifestLimit)
        } catch {
            throw .earlierManifest(path: manifestPath, error)
        }
        do throws(JSONError) {
            return try listedFiles(in: JSONDocument(bytes, file: manifestPath))
        } catch {
            throw .invalidManifest(error)
        }
    }

    private func listedFiles(in document: JSONDocument) throws(JSONError) -> [ListedFile] {
        do throws(JSONProblem) {
            let folder = folderInManifest
            return try FrameManifest.files(listedIn: document.value).map { file in
                let name = file.name.hasPrefix(folder) ? String(file.name.dropFirst(folder.count)) : file.name
                return ListedFile(name: name, byteCount: file.byteCount, digest: file.digest)
            }
        } catch {
            throw document.error(error)
        }
    }
}
