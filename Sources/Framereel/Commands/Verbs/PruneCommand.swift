internal import Foundation
internal import FrameDiff
internal import FrameGoldens

struct PruneCommand: Command {
    static let summary = "List or delete goldens that belong to no scene"
    static let discussion =
        "A golden belongs to the scene it is named after. Only files written by recording are deleted, and only "
        + "with --delete. Exits with 1 if unclaimed goldens remain."
    static let operand: Operand? = Operand.any(
        "SCENE",
        help: Operand.sceneHelp
            + " Name every scene that has a golden in the folder. Default: all scenes of this program.")

    static let delete = Option("--delete", help: "Delete the listed goldens.")
    static let options = [GoldenOptions.goldens, delete]

    private let references: [String]
    private let path: String
    private let deletes: Bool

    init(_ arguments: Arguments) throws {
        references = arguments.operands
        path = try arguments.value(of: GoldenOptions.goldens, expected: "a folder") { $0.isEmpty ? nil : $0 }
        deletes = arguments.has(Self.delete)
    }

    func run(_ session: Session) throws -> ExitCode {
        let references = references.isEmpty ? session.scenes.scenes.map(\.name) : references
        guard !references.isEmpty else {
            throw Failure.usage("this program has no scenes of its own; name the scene files (.json) that have goldens")
        }
        let claimed = Set(try references.map { GoldenFolder(of: try session.scenes.scene($0).name, in: path).path })
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        } catch {
            throw Failure(.inputMissing, "\(path): cannot be read: \(error.localizedDescription)")
        }
        let stale = names.map { GoldenFolder(path: path + "/" + $0) }.filter { $0.exists && !claimed.contains($0.path) }
        for folder in stale {
            if deletes { try session.io.cancellation.heeding { try folder.remove() } }
            try session.print(paths: [folder.path])
        }
        let count = "\(stale.count) golden\(stale.count == 1 ? "" : "s")"
        session.console.summary(
            stale.isEmpty
                ? "every golden in \(path) is claimed"
                : deletes
                    ? "removed \(count)"
                    : "\(count) unclaimed; --delete removes \(stale.count == 1 ? "it" : "them")")
        return stale.isEmpty || deletes ? .done : .findings
    }
}
