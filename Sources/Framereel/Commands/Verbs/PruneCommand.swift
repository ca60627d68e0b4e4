internal import FrameDiff
internal import FrameGoldens
internal import FrameJSON
internal import FrameRecording

struct PruneCommand: Command {
    static let summary = "List or delete goldens that belong to no scene"
    static let discussion =
        "A golden belongs to the scene it is named after, or to the test that compared with it: tests leave their "
        + "claims among their artifacts. Goldens of tests (__Transitions__) count only if there are claims. Only files "
        + "written by recording are deleted, recognized by their contents, and only with --delete; links are not followed. "
        + "Goldens of combinations of traits, such as card@dark, belong to their scene; where traits are listed, those of "
        + "other combinations do not. "
        + "Exits with 1 if unclaimed goldens remain."
    static let operand: Operand? = Operand.any(
        "SCENE",
        help: Operand.sceneHelp
            + " Name every scene that has a golden in the folder, besides the scenes of this program.")

    static let delete = Option("--delete", help: "Delete the listed goldens.")
    static let unnamed = Option(
        "--unnamed",
        help: "With SCENE and --delete: delete the goldens of scenes that are not named. Without it, they are an error."
    )
    static let artifacts = Option(
        "--artifacts", takes: "DIR", default: ArtifactFolder.ofTests,
        help: "The folder of the artifacts of tests, as FRAMEREEL_ARTIFACTS names it.")
    static let options = [GoldenOptions.goldens, delete, unnamed, artifacts] + RecordingOptions.traits

    private let references: [String]
    private let path: String
    private let deletes: Bool
    private let includesUnnamed: Bool
    private let claims: GoldenClaims
    private let matrix: TraitMatrix

    init(_ arguments: Arguments) throws {
        references = arguments.operands
        path = try arguments.value(of: GoldenOptions.goldens, expected: "a folder") { $0.isEmpty ? nil : $0 }
        deletes = arguments.has(Self.delete)
        includesUnnamed = arguments.has(Self.unnamed)
        matrix = try RecordingOptions.matrix(arguments)
        claims = ArtifactFolder(try arguments.value(of: Self.artifacts, expected: "a folder") { $0 }).claims
    }

    func run(_ session: Session) throws -> ExitCode {
        let owners = session.scenes.scenes.map(\.name) + references
        let scenes = try owners.map { try session.scenes.scene($0) }
        let owned = Set(scenes.map { GoldenFolder(of: $0.name, in: path).path })
        let combined = Set(
            matrix.combinations.flatMap { traits in
                scenes.map { GoldenFolder(of: $0.under(traits).name, in: path).path }
            })
        func isOfScene(_ folder: GoldenFolder) -> Bool { owned.contains(path + "/" + folder.baseName) }
        // A scene's golden in a deeper folder belongs to another folder of goldens.
        let all = try GoldenFolder.all(in: path).filter { $0.isOfTest || $0.depth(below: path) == 1 }
        let others = all.filter { folder in
            !owned.contains(folder.path)
                && !(isOfScene(folder) && (matrix == TraitMatrix() || combined.contains(folder.path)))
        }
        // A verdict is `nil` if there are no claims.
        let verdicts = others.map(claims.isClaimed)
        let unknown = zip(others, verdicts).count { $0.isOfTest && $1 == nil }
        let unclaimed = zip(others, verdicts).filter { $0.isOfTest ? $1 == false : $1 != true }.map(\.0)
        let stale = unclaimed.filter(\.isRecorded)
        for folder in unclaimed where !folder.isRecorded {
            session.console.warning("\(folder.path)/\(GoldenManifest.fileName) is no golden of \(Reel.name), and stays")
        }
        guard !owners.isEmpty || stale.isEmpty || others.allSatisfy(\.isOfTest) else {
            throw Failure.usage("this program has no scenes of its own; name the scene files (.json) that have goldens")
        }
        let unnamed = references.isEmpty || includesUnnamed ? [] : stale.filter { !$0.isOfTest && !isOfScene($0) }
        guard !deletes || unnamed.isEmpty else {
            throw Failure.usage(
                "\(Self.count(unnamed.count)) in \(path) \(unnamed.count == 1 ? "is" : "are") of scenes that are not named: "
                    + "\(Spelling.list(unnamed.map(\.name))); name these scenes too, or give --unnamed to delete their goldens"
            )
        }
        for folder in stale {
            let foreign = deletes ? try session.io.cancellation.heeding { try folder.remove() } : []
            try session.print(paths: [folder.path])
            for path in foreign { session.console.warning("\(path) was not written by recording, and stays") }
        }
        if unknown > 0 {
            session.console.warning(
                "\(Self.count(unknown)) of tests in \(path) \(unknown == 1 ? "was" : "were") not looked at, since "
                    + "\(claims.path) is not there; run all tests first, or name their artifacts with --artifacts")
        }
        let known = all.count - unknown - (unclaimed.count - stale.count)
        let looked = "looked at \(Self.count(known)) in \(path)"
        session.console.summary(
            stale.isEmpty
                ? known == 0 ? looked : "\(looked): all are claimed"
                : deletes
                    ? "\(looked): removed \(stale.count)"
                    : "\(looked): \(stale.count) unclaimed; --delete removes \(stale.count == 1 ? "it" : "them")")
        return stale.isEmpty || deletes ? .done : .findings
    }

    private static func count(_ number: Int) -> String { "\(number) golden\(number == 1 ? "" : "s")" }
}
