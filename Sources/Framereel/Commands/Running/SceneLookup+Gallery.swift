internal import FrameRecording
internal import FrameScenes
internal import FrameStoryboards

/// Scenes from one source: the program, a folder of scene files, or a storyboard.
struct SceneGroup {
    struct Member {
        let title: String
        /// Description of the scene besides its title; may be empty.
        let note: String
        /// The scene, or the reason why it cannot be shown.
        let scene: Result<Scene, Failure>
    }

    let title: String
    var members: [Member]
}

extension SceneLookup {
    /// Returns all scenes that the operands stand for: scenes of the program, scene files, and every scene of a
    /// storyboard with its segues. A folder stands for all scene files and storyboards in it and its subfolders.
    /// Without operands, the result is all scenes of the program, or those in the current folder if the program has
    /// none.
    ///
    /// - Throws: ``Failure`` if there are no scenes. A file that cannot be read becomes a member without a scene.
    func groups(_ operands: [String]) throws(Failure) -> [SceneGroup] {
        if operands.isEmpty, !scenes.isEmpty { return [group("Scenes", scenes.map(\.name))] }
        var groups: [SceneGroup] = []
        var (named, files) = ([String](), [String]())
        for operand in operands.isEmpty ? ["."] : operands {
            if isFolder(operand) {
                let storyboards = try Self.storyboards(in: operand)
                let found = try Self.sceneFiles(in: operand)
                guard !storyboards.isEmpty || !found.isEmpty else {
                    throw Failure(
                        .inputMissing, "\(operand): there are no scene files (.json) and no storyboards in this folder")
                }
                if !found.isEmpty { groups.append(group(operand == "." ? "Scenes" : operand, found)) }
                for path in storyboards { groups.append(storyboardGroup(path)) }
            } else if operand.hasSuffix(".storyboard") {
                groups.append(storyboardGroup(operand))
            } else if scenes.contains(where: { $0.name == operand }) {
                named.append(operand)
            } else {
                files.append(operand)
            }
        }
        let listed = [("Scenes", named), ("Scene files", files)].filter { !$1.isEmpty }.map { group($0, $1) }
        return listed + groups
    }

    private func group(_ title: String, _ references: [String]) -> SceneGroup {
        SceneGroup(
            title: title,
            members: references.map { reference in
                let scene = Result { () throws(Failure) in try self.scene(reference) }
                let found = try? scene.get()
                let title = found?.title ?? found?.name ?? reference
                return SceneGroup.Member(
                    title: title, note: found?.name == title ? "" : found?.name ?? "", scene: scene)
            })
    }

    /// Returns each scene inside its containers, followed by the segues that lead from it.
    private func storyboardGroup(_ path: String) -> SceneGroup {
        var group = SceneGroup(title: path, members: [])
        let document: InterfaceDocument
        do throws(InterfaceError) {
            document = try InterfaceDocument(contentsOf: path)
        } catch {
            group.members = [SceneGroup.Member(title: path, note: "", scene: .failure(Failure(error)))]
            return group
        }
        func scene(_ part: StoryboardPart) -> Result<Scene, Failure> {
            Result { () throws(InterfaceError) in try Scene(document, showing: part) }.mapError { Failure($0) }
        }
        let names = Dictionary(
            document.scenes.compactMap(\.controller).map { ($0.id, $0.shownName) }
        ) { first, _ in first }
        for shown in document.scenes {
            guard let controller = shown.controller else { continue }
            group.members.append(
                SceneGroup.Member(
                    title: controller.shownName, note: controller.shownNote, scene: scene(.scene(controller.id))))
            for segue in shown.segues where segue.isTransition || segue.kind == .unwind {
                let destination = segue.kind == .unwind ? "back" : names[segue.destination] ?? segue.destination
                group.members.append(
                    SceneGroup.Member(
                        title: "\(controller.shownName) → \(destination)",
                        note: [segue.identifier, "\(segue.kind)"].compactMap(\.self).joined(separator: " · "),
                        scene: scene(.segue(segue.id))))
            }
        }
        if group.members.isEmpty {
            let failure = Failure(.badScene, "\(path): there is no scene to show; add a view controller")
            group.members = [SceneGroup.Member(title: path, note: "", scene: .failure(failure))]
        }
        return group
    }
}
