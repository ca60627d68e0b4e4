internal import FrameJSON
internal import FrameRecording

struct ValidateCommand: Command {
    static let summary = "Check scene files without running them"
    static let discussion =
        "Parses each scene and the files it references. Prints one line per error: file, line, column and what "
        + "was expected."
    static let operand: Operand? = .some("SCENE", help: Operand.sceneHelp + Operand.wholeFolderHelp)

    static let json = Option("--json", help: "Print the results as JSON on stdout.")
    static let options = [json]

    private let operands: [String]
    private let printsJSON: Bool

    init(_ arguments: Arguments) throws {
        operands = arguments.operands
        printsJSON = arguments.has(Self.json)
    }

    func run(_ session: Session) throws -> ExitCode {
        let references = try session.scenes.references(operands, includesStoryboards: true)
        let outcomes = references.map { reference in
            (reference: reference, failure: Self.problem(reference, session))
        }
        let failures = outcomes.compactMap(\.failure)
        if printsJSON { try session.print(Self.json(outcomes).pretty) }
        for reference in references {
            // The failure has already been reported above.
            guard let table = try? StoryboardTable(reference) else { continue }
            table.warnings.forEach(session.console.warning)
        }
        for failure in failures { session.console.error(failure.message) }
        session.console.summary(
            "\(outcomes.count) scene\(outcomes.count == 1 ? "" : "s"), "
                + (failures.isEmpty ? "nothing wrong" : "\(failures.count) wrong"))
        return failures.first?.code ?? .done
    }

    private static func problem(_ reference: String, _ session: Session) -> Failure? {
        do throws(Failure) {
            let scene = try session.scenes.scene(reference)
            let canvas = scene.canvas
            guard canvas.pixelSize == nil else { return nil }
            return Failure(
                RecordingError.canvas(
                    scene: scene.name, width: canvas.size.width, height: canvas.size.height, scale: canvas.scale))
        } catch {
            return error
        }
    }

    private static func json(_ outcomes: [(reference: String, failure: Failure?)]) -> JSONValue {
        let scenes = outcomes.map { outcome -> JSONValue in
            .object([
                JSONMember("scene", .string(outcome.reference)),
                JSONMember("problem", outcome.failure.map { .string($0.message) } ?? .null),
            ])
        }
        return .object([JSONMember("scenes", .array(scenes))])
    }
}
