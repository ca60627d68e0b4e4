internal import Foundation
internal import FrameFigures
internal import FrameGoldens
internal import FrameJSON
internal import FrameOutput
internal import FramePNG
internal import FrameProjects
internal import FrameRecording
internal import FrameRendering
internal import FrameStoryboards

/// A failed command: its exit status and message. No other type assigns exit statuses to errors.
struct Failure: Error, Equatable, Codable, Sendable {
    let code: ExitCode
    /// One sentence without a full stop that states the problem, its location and the expected value.
    let message: String

    init(_ code: ExitCode, _ message: String) {
        self.code = code
        self.message = message
    }

    static func usage(_ message: String) -> Failure { Failure(.usage, message) }

    /// Reports a word that is not in a table and suggests the nearest one.
    ///
    /// - Parameter kind: Noun for the expected word, such as `command`.
    static func unknown(_ kind: String, _ word: String, among names: [String]) -> Failure {
        let hint =
            Spelling.nearest(to: word, among: names).map { "did you mean \($0)?" }
            ?? "expected one of \(Spelling.list(names))"
        return .usage("unknown \(kind) \(JSONValue.quoted(word)); \(hint)")
    }

    /// Maps any error of the lower modules.
    init(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let error as OutputError: self.init(error)
        case let error as RenderError: self.init(error)
        case let error as JSONError: self.init(error)
        case let error as InterfaceError: self.init(error.isMissing ? .inputMissing : .badScene, error.description)
        case let error as ProjectError: self.init(error.isMissing ? .inputMissing : .badScene, error.description)
        case let error as GoldenError: self.init(ExitCode(error), error.message)
        case let error as RecordingError where error.isOfMachine: self.init(.internalError, error.message)
        case let error as RecordingError: self.init(.badScene, error.message)
        case let error as FigureError: self.init(.internalError, error.message)
        case let error as PNGError: self.init(.internalError, error.message)
        case let error as CocoaError: self.init(error)
        default: self.init(.internalError, "\(error)")
        }
    }

    /// Names the file that Foundation could not change, and the system's reason.
    private init(_ error: CocoaError) {
        let path = error.userInfo[NSFilePathErrorKey] as? String ?? error.url?.path ?? "a file"
        let reason = (error.underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
        self.init(.inputOutput, "cannot change '\(path)': \(reason ?? error.localizedDescription)")
    }

    /// Names the options that a job was made of.
    private init(_ error: RenderError) {
        switch error {
        case .part(let part, let canvas):
            self = .usage(
                "--crop \(part.x),\(part.y),\(part.width),\(part.height): not a part of the canvas, which has "
                    + "\(canvas.width) x \(canvas.height) pixels")
        case .notAStream(let format):
            self = .usage(
                "-o -: ffmpeg seeks in a \(format.name), so it needs a file; "
                    + "\(OutputFormat.list("and", where: \.isStream)) can be piped")
        case .partOfMovie(let format):
            self = .usage("--shard divides a sequence of files, and a \(format.name) is one file")
        case .cleaningPart:
            self = .usage("--clean removes what this run does not write again, so it does not go with --shard")
        case .cleaningWithoutManifest:
            self = .usage("--clean removes what a manifest lists, so it does not go with --no-manifest")
        case .manifestIsFrame(let path): self = .usage("--manifest \(path): that is the file of a frame")
        case .manifestIsMovie(let path): self = .usage("--manifest \(path): that is the movie")
        case .earlierManifest(let path, let refusal): self.init(GoldenError(refusal, of: path))
        case .invalidManifest(let error): self.init(error)
        case .output(let error): self.init(error)
        case .dressing(let error): self.init(error)
        case .poster: self.init(.internalError, error.description)
        case .rate, .size, .notAMovie, .repetitions, .hold, .colors: self = .usage(error.description)
        }
    }

    private init(_ error: DressingError) {
        switch error {
        case .image: self.init(.inputMissing, error.message)
        case .lettering: self.init(.internalError, error.message)
        case .tooLong: self = .usage(error.message)
        case .afterTheEnd, .empty, .overlap, .region, .headings, .noRoom, .tooLarge:
            self.init(.badScene, error.message)
        }
    }

    /// Replaces suggestions in library errors with command line options.
    private init(_ error: OutputError) {
        switch error {
        case .targetsExist(let path, let count):
            let others = count > 1 ? " and \(Self.more(count, "file")) of this run" : ""
            self.init(.cannotCreate, "\(path) exists\(others); choose another path, or give --overwrite")
        case .replaced(let path, let count):
            let others = count > 1 ? ", and so did \(Self.more(count, "file")) that it lists" : ""
            self.init(
                .cannotCreate,
                "\(path) changed since the manifest was written\(others); nothing was removed: move "
                    + "\(count > 1 ? "them" : "it") away, or give --overwrite instead of --clean")
        case .vanished(let path, let count):
            let others = count > 1 ? ", and so did \(Self.more(count, "frame"))" : ""
            self.init(.inputOutput, "\(path) vanished during the run\(others); --skip-existing writes what is missing")
        case .staleClaims(let path, let count):
            let others = count > 1 ? ", and so \(count == 2 ? "is" : "are") \(Self.more(count, "frame"))" : ""
            self.init(
                .inputOutput,
                "\(path) is missing\(others): the process that claimed it no longer runs; when no other is at work, "
                    + "--skip-existing without --claim writes it")
        case .interrupted(let written, isResumable: true):
            let frames = "\(written) frame\(written == 1 ? "" : "s")"
            self.init(
                .interrupted,
                "interrupted after \(frames); the files written are complete, and --skip-existing resumes the run")
        case .paletteMemory:
            self = .usage("\(error): --width, --fps and --palette frame do that")
        default:
            self.init(ExitCode(error.kind), error.description)
        }
    }

    /// Returns a phrase for the items besides the first, such as `1 more file`.
    private static func more(_ count: Int, _ thing: String) -> String {
        "\(count - 1) more \(thing)\(count == 2 ? "" : "s")"
    }

    private init(_ error: JSONError) {
        switch error.kind {
        case .invalid: self.init(.badScene, error.description)
        case .missing: self.init(.inputMissing, error.description)
        }
    }
}

extension ExitCode {
    init(_ error: GoldenError) {
        switch error {
        case .missing, .noFrames: self = .inputMissing
        case .unreadable: self = .inputOutput
        case .panelsTooLarge: self = .usage
        case .foreign, .link: self = .cannotCreate
        case .tooLarge, .notAFile, .brokenReference, .damaged, .repeatedNumber, .notPNG, .animation, .notAnimation:
            self = .badScene
        }
    }

    init(_ kind: OutputError.Kind) {
        switch kind {
        case .usage: self = .usage
        case .data: self = .badScene
        case .software: self = .internalError
        case .cannotCreate: self = .cannotCreate
        case .inputOutput: self = .inputOutput
        case .interrupted: self = .interrupted
        }
    }
}

/// Exit statuses: those of `sysexits.h`, 1 for findings as in `diff`, and 130 for SIGINT as in shells.
enum ExitCode: Int32, CaseIterable, Codable, Sendable {
    case done = 0
    case findings = 1
    case usage = 64
    case badScene = 65
    case inputMissing = 66
    case internalError = 70
    case cannotCreate = 73
    case inputOutput = 74
    case interrupted = 130

    /// Description in help.
    var meaning: String {
        switch self {
        case .done: "Done."
        case .findings: "Done, but there are differences or findings."
        case .usage: "Invalid command line."
        case .badScene: "Invalid scene, golden or other input."
        case .inputMissing: "An input file is missing."
        case .internalError: "Not possible on this machine, or an internal error."
        case .cannotCreate: "A file cannot be created or already exists."
        case .inputOutput: "Reading or writing failed."
        case .interrupted: "Interrupted; no file is left incomplete."
        }
    }
}
