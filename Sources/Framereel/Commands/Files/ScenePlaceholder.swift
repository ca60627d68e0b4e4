internal import FrameGoldens
internal import FrameJSON

/// Names of files that differ by scene: `[scene]` stands for the name of the scene with its traits.
enum ScenePlaceholder {
    static let text = "[scene]"

    /// The command line for one scene.
    static func filled(_ arguments: Arguments, _ options: [Option], for scene: String) -> Arguments {
        var arguments = arguments
        for option in options {
            guard let text = arguments.text(of: option), text.contains(Self.text) else { continue }
            arguments = arguments.replacing(option, with: text.replacing(Self.text, with: GoldenFolder.name(of: scene)))
        }
        return arguments
    }

    /// The command line with a name for each scene, where several are written.
    ///
    /// - Parameter standard: The value of the option that is not given.
    /// - Throws: ``Failure`` if they would share a file.
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

    /// A name with the placeholder: a folder for a pattern of frames, and the name of a file before its extension.
    private static func example(_ path: String) -> String {
        guard path != "-" else { return "\(text).apng" }
        let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        let (folder, name) = (path[..<start], path[start...])
        if name.isEmpty || name.contains(where: { "%#[".contains($0) }) { return "\(folder)\(text)/\(name)" }
        return "\(folder)\(text)\(name.lastIndex(of: ".").map { name[$0...] } ?? "")"
    }
}
