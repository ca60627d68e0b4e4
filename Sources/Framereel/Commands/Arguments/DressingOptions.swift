internal import FrameJSON
internal import FrameRecording
internal import FrameRendering
internal import FrameScenes

/// Options for the surroundings of frames and the texts over them: those of ``MovieRow``, which are also keys of a
/// scene file's `"film"`.
struct DressingOptions: OptionGroup {
    static let plain = Option("--plain", help: "Ignore \"film\" in the scene file.")
    /// Options for commands that show frames one by one.
    static let ofFrames = MovieRow.ofFrames.filter(\.hasOwnOption).map(Option.init) + [plain]
    /// Options for movies, in addition to those for frames.
    static let ofMovies = MovieRow.ofMovies.map(Option.init)
    static let options = ofFrames + ofMovies

    private let isPlain: Bool
    private let given: MovieDescription
    /// The rows that the command line names.
    private let rows: [MovieRow]

    init(_ arguments: Arguments) throws { try self.init(arguments, MovieRow.all) }

    /// - Parameter rows: The rows whose options the command has.
    init(_ arguments: Arguments, _ rows: [MovieRow]) throws {
        isPlain = arguments.has(Self.plain)
        var given = MovieDescription()
        var named: [MovieRow] = []
        for row in rows where row.hasOwnOption {
            let option = Option(row)
            let texts =
                row.isRepeatable
                ? arguments.texts(of: [option]).map(\.text)
                : arguments.has(option) ? [arguments.text(of: option) ?? ""] : []
            for text in texts { try Self.add(text, row, &given) }
            if !texts.isEmpty { named.append(row) }
        }
        (self.given, self.rows) = (given, named)
    }

    private static func add(_ text: String, _ row: MovieRow, _ movie: inout MovieDescription) throws(Failure) {
        do throws(JSONProblem) {
            try movie.add(text, of: row)
        } catch {
            let problem =
                switch error.reason {
                case .mismatch(let expected, _, let suggestion):
                    "expected \(expected)" + (suggestion.map { "; did you mean \($0)?" } ?? "")
                case .refused(let message): message
                case .unknownKey, .missingKey: "\(error)"
                }
            throw .usage("\(row.option) \(JSONValue.quoted(text)): \(problem)")
        }
    }

    /// Returns a drawing with the settings of the scene file and the command line, of which the latter take precedence.
    ///
    /// - Parameters:
    ///   - reference: The scene's reference on the command line, to which the traits of `@dark` are added.
    ///   - recording: Options for running the scenes shown beside it.
    @MainActor func drawing(
        _ drawing: FrameDrawing, of scene: Scene, _ reference: String, _ session: Session, _ recording: RecordingOptions
    ) throws -> FrameDrawing {
        let movie = movie(of: scene)
        var result = drawing
        result.dressing = movie.dressing
        if movie.showsTouches { result.overlays.insert(.touches) }
        result.beside = try movie.beside.enumerated().map { index, other in
            let scene: Scene
            do {
                scene = try session.scenes.scene(other.hasPrefix("@") ? reference + other : other)
            } catch {
                let (failure, part) = (Failure(error), movie.dressing.part("beside", index, "beside"))
                throw Failure(failure.code, "\(part): \(failure.message)")
            }
            return try session.record(scene, recording, rate: drawing.rate)
        }
        return result
    }

    /// Returns the settings of the scene file and the command line for movies of a scene.
    func movie(of scene: Scene) -> MovieDescription {
        (isPlain ? MovieDescription() : scene.movie).overridden(by: given, in: rows)
    }
}

extension MovieRow {
    /// Whether the option is not one of ``OverlayOption``.
    fileprivate var hasOwnOption: Bool { option != OverlayOption.touches.longName }
}

extension Option {
    fileprivate init(_ row: MovieRow) {
        let option =
            row.placeholder.map { Option(row.option, takes: $0, help: row.help) } ?? Option(row.option, help: row.help)
        self = row.isRepeatable ? option.repeatable : option
    }
}
