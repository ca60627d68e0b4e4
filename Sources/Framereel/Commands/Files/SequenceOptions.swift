internal import FrameOutput
internal import FrameRendering

/// Options for the files of a sequence, their names, and the treatment of existing files.
struct SequenceOptions: OptionGroup {
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
        "--overwrite",
        help:
            "Replace existing files. Without it, an existing file is an error, unless the manifest of an earlier run lists it "
            + "and it has not changed.")
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

    let destination: SequenceDestination

    init(_ arguments: Arguments) throws {
        var sequence = try SequenceDestination(Self.pattern(arguments))
        let start = try arguments.value(of: Self.startNumber, expected: "a whole number from 0") { text in
            Int(text).flatMap { (0...999_999_999).contains($0) ? $0 : nil }
        }
        switch try arguments.choice(of: Self.numbering, as: Numbering.self) {
        case .actual: sequence.numbering = .actual(start: start)
        case .consecutive: sequence.numbering = .consecutive(start: start)
        }
        sequence.compression = try CompressionOption(arguments).compression
        sequence.existing = try Self.existing(arguments)
        sequence.linksEqualFrames = arguments.has(Self.link)
        _ = try arguments.oneOf(Self.manifest, Self.noManifest)
        if arguments.has(Self.noManifest) {
            sequence.manifestPath = nil
        } else if let path = arguments.text(of: Self.manifest) {
            sequence.manifestPath = path
        }
        destination = sequence
    }

    private static func pattern(_ arguments: Arguments) throws -> FrameNamePattern {
        let text = try arguments.value(of: output, expected: "a pattern such as frames/%05d.png") {
            $0 == "-" ? nil : $0
        }
        let pattern = try FrameNamePattern(text)
        if !pattern.prefix.dropFirst().contains("."), !pattern.suffix.contains(".") {
            let folder = text.contains { "%#[".contains($0) } ? "" : "'\(text)/' or "
            throw Failure.usage("'\(text)' has no extension; write \(folder)'\(text).png'")
        }
        return pattern
    }

    private static func existing(_ arguments: Arguments) throws(Failure) -> ExistingFiles {
        let policy = try arguments.oneOf(overwrite, skipExisting, clean)?.longName
        let claims = arguments.has(claim)
        if claims, policy != skipExisting.longName {
            throw .usage("--claim shares a folder whose frames are kept, so it goes with --skip-existing")
        }
        switch policy {
        case overwrite.longName: return .overwrite
        case skipExisting.longName: return claims ? .share : .skip
        case clean.longName: return .clean
        default: return .refuse
        }
    }
}
