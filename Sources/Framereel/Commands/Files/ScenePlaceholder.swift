internal import FrameGoldens
internal import FrameJSON

/// Builds file names that differ by scene: `[scene]` stands for the name of the scene with its traits.
enum ScenePlaceholder {
    static let text = "[scene]"

    /// Returns the command line for one scene.
    static func filled(_ arguments: Arguments, _ options: [Option], for scene: String) -> Arguments {
        var arguments = arguments
        for option in options {
            guard let text = arguments.text(of: option), text.contains(Self.text) else { continue }
            arguments = arguments.replacing(option, with: text.replacing(Self.text, with: GoldenFolder.name(of: scene)))
        }
        return arguments
    }

    /// Returns the command line with a placeholder for the scene name if several scenes are written.
    ///
    /// - Parameter standard: Value of the option if it is not given.
    /// - Throws: ``Failure`` if the scenes would share a file.
    static func required(
        in arguments: Arguments, _ option: Option, standard: String?, for count: Int
    ) throws(Failure) -> Arguments {
        guard count > 1 else { return arguments }
        guard arguments.has(option), let path = arguments.text(of: option) else {
            return standard.map { arguments.replacing(option, with: $0) } ?? arguments
        }
        guard path.contains(text) else {
            throw .usage(
                "\(option.longName) \(JSONValue.quoted(path)): \(count) combinations would share it; write [scene], which "
                    + "stands for the name of each: \(example(path))")
        }
        return arguments
    }

    /// Returns an example name with the placeholder: as a folder for a pattern of frames, otherwise before the
    /// extension of the file.
    private static func example(_ path: String) -> String {
        guard path != "-" else { return "\(text).apng" }
        let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        let (folder, name) = (path[..<start], path[start...])
        if name.isEmpty || name.contains(where: { "%#[".contains($0) }) { return "\(folder)\(text)/\(name)" }
        return "\(folder)\(text)\(name.lastIndex(of: ".").map { name[$0...] } ?? "")"
    }
}
