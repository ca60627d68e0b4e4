internal import Foundation
internal import FrameGoldens
internal import FrameJSON
internal import FrameOutput
internal import FramePNG
internal import FrameTiming
internal import Glibc

/// Options for the file names of a sequence, their destination and the treatment of existing files.
struct FrameDestination: OptionGroup {
    static let output = Option(
        "-o", "--output", takes: "PATTERN", default: "frames/%05d.png",
        help: "Output files. %05d, ##### or [frame] stands for the frame number; without one, -%05d is inserted before "
            + "the extension. The extension of a movie format writes a single file.")
    static let startNumber = Option(
        "--start-number", takes: "N", default: "0", help: "Added to the frame numbers in file names.")
    static let numbering = Option(
        "--numbering", default: Numbering.actual,
        help: "Number files by frame, which leaves gaps with --frames, or consecutively.")
    static let overwrite = Option(
        "--overwrite", help: "Replace existing files. Without it, an existing file is an error.")
    static let skipExisting = Option(
        "--skip-existing",
        help: "Resume: keep up-to-date files, render the rest.")
    static let claim = Option(
        "--claim",
        help: "With --skip-existing: share the folder with other processes that use the same options. Each frame is "
            + "rendered by the first process to claim it; the last process writes the manifest.")
    static let clean = Option(
        "--clean",
        help: "Replace the files listed in the manifest of an earlier run and delete the ones that are no longer part "
            + "of it.")
    static let link = Option(
        "--link",
        help: "Hard-link frames with equal content instead of writing copies, if the file system allows it.")
    static let manifest = Option(
        "--manifest", takes: "FILE",
        help: "Where to list the frames with their times and the SHA-256 of their files "
            + "(default: manifest.json next to the frames). With --shard, the part is inserted before the extension: "
            + "manifest.2-of-5.json.")
    static let noManifest = Option("--no-manifest", help: "Do not write a manifest.")
    static let options =
        [
            output, startNumber, numbering, overwrite, skipExisting, claim, clean, link, manifest, noManifest,
        ] + CompressionOption.options

    enum Numbering: String, OptionChoice {
        case actual, consecutive
    }

    let pattern: FrameNamePattern
    let numbering: FrameNumbering
    let compression: PNGCompression
    let linksEqualFrames: Bool
    /// Path of the manifest; `nil` if none is written.
    private(set) var manifestPath: String?
    /// Long name of the flag given for existing files.
    private let policy: String?
    private let claimsFrames: Bool

    init(_ arguments: Arguments) throws {
        let text = try arguments.value(of: Self.output, expected: "a pattern such as frames/%05d.png") {
            $0 == "-" ? nil : $0
        }
        pattern = try FrameNamePattern(text)
        let path = pattern.path(of: pattern.printfName)
        if !pattern.prefix.dropFirst().contains("."), !pattern.suffix.contains(".") {
            let folder = text.contains { "%#[".contains($0) } ? "" : "'\(text)/' or "
            throw Failure.usage("'\(text)' has no extension; write \(folder)'\(text).png'")
        }
        let format = try? OutputFormat(ofPath: path)
        guard format == .png else {
            throw OutputError.format(path: text, among: format == nil ? OutputFormat.allCases : [.png])
        }
        let start = try arguments.value(of: Self.startNumber, expected: "a whole number from 0") { text in
            Int(text).flatMap { (0...999_999_999).contains($0) ? $0 : nil }
        }
        switch try arguments.choice(of: Self.numbering, as: Numbering.self) {
        case .actual: numbering = .actual(start: start)
        case .consecutive: numbering = .consecutive(start: start)
        }
        compression = try CompressionOption(arguments).compression
        policy = try arguments.oneOf(Self.overwrite, Self.skipExisting, Self.clean)?.longName
        claimsFrames = arguments.has(Self.claim)
        if claimsFrames, policy != Self.skipExisting.longName {
            throw Failure.usage("--claim shares a folder whose frames are kept, so it goes with --skip-existing")
        }
        linksEqualFrames = arguments.has(Self.link)
        _ = try arguments.oneOf(Self.manifest, Self.noManifest)
        manifestPath =
            arguments.has(Self.noManifest)
            ? nil : arguments.text(of: Self.manifest) ?? pattern.path(of: FrameManifest.fileName)
        if policy == Self.clean.longName, manifestPath == nil {
            throw Failure.usage("--clean removes what a manifest lists, so it does not go with --no-manifest")
        }
    }

    /// Returns the destination of one shard. Each shard has its own manifest, with the shard before the extension.
    ///
    /// - Throws: ``Failure`` if files of other shards would be removed.
    func narrowed(to shard: Shard) throws(Failure) -> FrameDestination {
        if policy == Self.clean.longName {
            throw .usage("--clean removes what this run does not write again, so it does not go with --shard")
        }
        var result = self
        result.manifestPath = manifestPath.map { path in
            let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
            let dot = name.lastIndex(of: ".") ?? path.endIndex
            return path[..<dot] + "." + shard.label + path[dot...]
        }
        return result
    }

    /// Returns the paths of the frames, in order.
    func framePaths(of plan: RunPlan) throws(OutputError) -> [String] {
        let sink = PNGSequenceSink(pattern, numbering: numbering)
        var paths: [String] = []
        for slot in plan.slots { paths.append(pattern.path(of: try sink.fileName(of: slot))) }
        return paths
    }

    func sink() throws -> any FrameSink {
        PNGSequenceSink(
            pattern, numbering: numbering, existing: try existingFiles(), compression: compression,
            linksEqualFrames: linksEqualFrames, companions: [manifestPath].compactMap(\.self))
    }

    /// Path from the manifest's folder to the frames' folder.
    var folderInManifest: String {
        manifestPath.map { RelativePath.folder(pattern.folder, seenFrom: $0) } ?? ""
    }

    private func existingFiles() throws -> ExistingFiles {
        switch policy {
        case Self.overwrite.longName: .overwrite
        case Self.skipExisting.longName: claimsFrames ? .share : .skip
        case Self.clean.longName: .clean(listed: try listedFiles())
        default: .refuse
        }
    }

    /// Returns the files listed in the manifest of an earlier run, named relative to the folder of the frames.
    private func listedFiles() throws -> [ListedFile] {
        guard let manifestPath, access(manifestPath, F_OK) == 0 else { return [] }
        let document = try JSONDocument(InputFile.read(manifestPath), file: manifestPath)
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

/// Computes relative paths for files that can be moved together with the files they name.
enum RelativePath {
    /// Returns the path from the folder of the file at `path` to `folder`. It is empty if they are the same, and
    /// otherwise ends in `/`.
    ///
    /// The path is computed from names alone; links are not followed.
    static func folder(_ folder: String, seenFrom path: String) -> String {
        let start = URL(filePath: path).standardizedFileURL.pathComponents.dropLast()
        let end = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL.pathComponents
        let common = zip(start, end).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - common) + end.dropFirst(common)
        return steps.map { $0 + "/" }.joined()
    }

    /// Returns the path of a file relative to a folder that contains it, or `nil` for a file elsewhere.
    static func file(_ path: String, below folder: String) -> String? {
        let root = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL.pathComponents
        let parts = URL(filePath: path, relativeTo: URL(filePath: folder, directoryHint: .isDirectory))
            .standardizedFileURL
            .pathComponents
        guard parts.count > root.count, Array(parts.prefix(root.count)) == root else { return nil }
        return parts.dropFirst(root.count).joined(separator: "/")
    }
}
