internal import FrameFiles
internal import FrameGoldens
internal import FrameJSON
internal import FrameOutput

struct MergeManifestsCommand: Command {
    static let summary = "Merge the manifests of the shards of a render"
    static let discussion =
        "Checks that the manifests cover every shard of one sequence exactly once and writes the manifest a "
        + "single render would have written. Frame files are not read."
    static let operand: Operand? = .some("MANIFEST", help: "The manifest of a shard, such as manifest.2-of-5.json.")

    static let output = Option(
        "-o", "--output", takes: "FILE",
        help: "Output file; - is stdout (default: manifest.json next to the first MANIFEST).")
    static let options = [output] + SingleFile.options

    private let paths: [String]
    private let output: String
    private let file: SingleFile

    init(_ arguments: Arguments) throws {
        paths = arguments.operands
        output = arguments.text(of: Self.output) ?? Self.folder(of: paths[0]) + FrameManifest.fileName
        file = try SingleFile(arguments)
        if paths.contains(output) {
            throw Failure.usage("--output \(output): that is one of the manifests to be merged")
        }
    }

    func run(_ session: Session) throws -> ExitCode {
        let merged = try ManifestMerge.merge(paths.map(read))
        try file.write(Array(merged.text.utf8), to: output, session)
        session.console.summary(
            "\(merged.scene): \(merged.records.count) frames of \(paths.count) shards, in "
                + (output == "-" ? "standard output" : output))
        return .done
    }

    /// Reads the manifest at `path`, with file names relative to the folder of the new manifest.
    private func read(_ path: String) throws -> ManifestMerge.Part {
        let document = try JSONDocument(InputFile.read(path), file: path)
        var manifest: FrameManifest
        do throws(JSONProblem) {
            manifest = try FrameManifest(json: document.value)
        } catch {
            throw document.error(error)
        }
        manifest.records = manifest.records.map { record in
            FrameRecord(
                number: record.number, fileName: record.fileName.map { moved($0, from: path) }, digest: record.digest,
                byteCount: record.byteCount)
        }
        return ManifestMerge.Part(path: path, manifest: manifest)
    }

    private func moved(_ fileName: String, from path: String) -> String {
        let start = fileName.lastIndex(of: "/").map(fileName.index(after:)) ?? fileName.startIndex
        let folder = Self.folder(of: path) + fileName[..<start]
        return RelativePath.folder(folder.isEmpty ? "." : folder, seenFrom: output) + fileName[start...]
    }

    /// Returns the path up to and including the last `/`.
    private static func folder(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)])
    }
}
