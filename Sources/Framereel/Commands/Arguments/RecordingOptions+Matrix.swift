internal import FrameJSON
internal import FrameRecording
internal import UIKit

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
        for row in ofSettings {
            for shortcut in row.shortcuts where arguments.has(shortcut) && arguments.has(row.option) {
                throw .usage("\(shortcut.longName) and \(row.option.longName) exclude each other")
            }
        }
        let devices = try values(of: device, arguments, among: Device.all.map(\.word)) { word in
            Device.named(word).flatMap(Device.all.firstIndex(of:))
        }
        var matrix = TraitMatrix(devices: devices.map { Device.all[$0] })
        for row in ofSettings where row.isListed {
            for choice in try choices(of: row, arguments) { matrix.add(choice, of: row.setting) }
        }
        return matrix
    }

    /// The values of the settings whose options take no lists.
    static func values(_ arguments: Arguments) throws(Failure) -> SettingValues {
        var settings = SettingValues()
        for row in ofSettings where !row.isListed {
            for choice in try choices(of: row, arguments) { settings.choose(choice, of: row.setting) }
        }
        return settings
    }

    private static func choices(of row: SettingOption, _ arguments: Arguments) throws(Failure) -> [Int] {
        let last = row.setting.choices.count - 1
        if row.option.isFlag { return arguments.has(row.option) ? [last] : [] }
        if row.shortcuts.contains(where: arguments.has) { return [last] }
        return try values(
            of: row.option, arguments, among: row.setting.choices.map(\.word), named: row.setting.index(of:))
    }

    /// The indices of the words that an option names, each once.
    ///
    /// - Throws: ``Failure``, which names the known words.
    private static func values(
        of option: Option, _ arguments: Arguments, among names: [String], named: (String) -> Int?
    ) throws(Failure) -> [Int] {
        guard let text = arguments.text(of: option) else { return [] }
        let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        func fault(_ reason: String) -> Failure { .usage("\(option.longName) \(JSONValue.quoted(text)): \(reason)") }
        guard words.count == 1 || arguments.takesList(option) else {
            throw fault("this command runs one; render, still, sheet, record, verify, prune and lint take several")
        }
        let unknown = words.filter { named($0) == nil }
        guard unknown.isEmpty else {
            if option.longName == device.longName { throw fault(Self.unknownDevices(unknown, isList: words.count > 1)) }
            let hints = unknown.compactMap { Spelling.nearest(to: $0, among: names) }
            throw fault(
                "expected \(words.count == 1 ? "one" : "some") of \(Spelling.list(names))"
                    + (hints.isEmpty ? "" : "; did you mean \(hints.joined(separator: ", "))?"))
        }
        let values = words.compactMap(named)
        for (index, value) in values.enumerated() where values[..<index].contains(value) {
            throw fault("\(names[value]) is listed twice")
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
