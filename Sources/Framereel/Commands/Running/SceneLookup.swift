internal import FrameJSON
internal import FrameRecording
internal import Glibc

/// Finds what a command line means by a scene: a scene of the program by its name, else the file at that path.
struct SceneLookup: Sendable {
    /// Those of the program.
    let scenes: [Scene]

    /// - Throws: ``Failure``: ``ExitCode/inputMissing`` when neither name nor file fits, ``ExitCode/badScene`` when the
    ///   file is wrong, or the name is that of two scenes.
    func scene(_ reference: String) throws(Failure) -> Scene {
        let named = scenes.filter { $0.name == reference }
        guard named.count <= 1 else {
            throw Failure(.badScene, "\(named.count) scenes are called \(JSONValue.quoted(reference)); rename one")
        }
        if let scene = named.first { return scene }
        guard reference.hasSuffix(".json") || access(reference, F_OK) == 0 else { throw missing(reference) }
        do throws(JSONError) {
            return try Scene(contentsOfFile: reference)
        } catch {
            throw Failure(error)
        }
    }

    private func missing(_ reference: String) -> Failure {
        let names = scenes.map(\.name)
        let hint =
            Spelling.nearest(to: reference, among: names).map { "did you mean \(JSONValue.quoted($0))?" }
            ?? (names.isEmpty ? "name a scene file (.json)" : "there are \(Spelling.list(names))")
        return Failure(.inputMissing, "no scene and no file is called \(JSONValue.quoted(reference)); \(hint)")
    }
}
