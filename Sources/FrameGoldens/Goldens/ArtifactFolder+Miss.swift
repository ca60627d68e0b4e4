internal import FrameOutput
internal import FramePNG
package import FrameRecording

extension ArtifactFolder {
    /// Default folder in which commands save an image of the screen; the environment may name another one.
    package static let ofCommands = "framereel-artifacts"

    /// Replaces `SCENE-miss.png` with the contents of the screen at the time a step of a flow fails.
    ///
    /// - Parameter recording: The part of the recording before the failure.
    /// - Returns: The path, or `nil` for another failure, or if the file cannot be written or would replace something
    ///   other than an image.
    package func writeScreen(of recording: Recording, after failure: RecordingError) -> String? {
        guard case .step(let scene, let error) = failure else { return nil }
        let file = "\(path)/\(GoldenFolder.name(of: scene))-miss.png"
        do {
            switch ItemKind(file) {
            case .absent: break
            case .file: guard PNGFingerprint(of: try InputFile.read(file), isVerified: true) != nil else { return nil }
            case .folder, .link, .other: return nil
            }
            try GoldenFolder.requireFolder(path)
            let bytes = try StillFile.bytes(of: recording.displayList(at: error.time))
            try WholeFile.write(bytes, to: file, replacing: true)
            return file
        } catch {
            return nil
        }
    }
}
