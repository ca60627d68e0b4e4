internal import FrameJSON
internal import FrameRecording

/// A scene under one combination of traits.
struct CombinedScene: Sendable {
    /// The scene, named after the traits that differ from its own.
    let scene: Scene
    let traits: TraitCombination
}

extension RecordingOptions {
    /// Returns the scene under every combination of traits. If there is only one, it keeps the name of the scene.
    func combinations(of scene: Scene) -> [CombinedScene] {
        let combinations = matrix.combinations
        guard combinations.count > 1 else { return [CombinedScene(scene: scene, traits: combinations[0])] }
        return combinations.map { CombinedScene(scene: scene.under($0), traits: $0) }
    }

    static func matrix(_ arguments: Arguments) throws(Failure) -> TraitMatrix {
        if arguments.has(rightToLeft), arguments.has(direction) {
            throw .usage("\(rightToLeft.longName) and \(direction.longName) exclude each other")
        }
        return TraitMatrix(
            devices: try values(of: device, arguments), appearances: try values(of: appearance, arguments),
            contentSizes: try values(of: contentSize, arguments),
            directions: arguments.has(rightToLeft) ? [.rightToLeft] : try values(of: direction, arguments),
            looks: try values(of: look, arguments))
    }

    /// Returns the distinct values given for an option.
    ///
    /// - Throws: ``Failure``, which lists the known values.
    static func values<Value: TraitWord>(of option: Option, _ arguments: Arguments) throws(Failure) -> [Value] {
        guard let text = arguments.text(of: option) else { return [] }
        let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        func fault(_ reason: String) -> Failure { .usage("\(option.longName) \(JSONValue.quoted(text)): \(reason)") }
        guard words.count == 1 || arguments.takesList(option) else {
            throw fault("this command runs one; render, still, sheet, record, verify, prune and lint take several")
        }
        let unknown = words.filter { Value.named($0) == nil }
        guard unknown.isEmpty else {
            if option.longName == device.longName { throw fault(Self.unknownDevices(unknown, isList: words.count > 1)) }
            let names = Value.choices.map(\.word)
            let hints = unknown.compactMap { Spelling.nearest(to: $0, among: names) }
            throw fault(
                "expected \(words.count == 1 ? "one" : "some") of \(Spelling.list(names))"
                    + (hints.isEmpty ? "" : "; did you mean \(hints.joined(separator: ", "))?"))
        }
        let values = words.compactMap(Value.named)
        for (index, value) in values.enumerated() where values[..<index].contains(value) {
            throw fault("\(value.word) is listed twice")
        }
        return values
    }

    private static func unknownDevices(_ words: [String], isList: Bool) -> String {
        let hints = words.compactMap { Spelling.nearest(to: $0, among: Device.all.map(\.name)) }
        let named = isList ? " as " + words.map(JSONValue.quoted).joined(separator: ", ") : ""
        return "no such device\(named)" + (hints.isEmpty ? "" : "; did you mean \(hints.joined(separator: ", "))?")
            + "; \"framereel devices\" lists the names"
    }
}
