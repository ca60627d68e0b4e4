public import UIKit

/// Traits under which a scene runs: every combination of the values of some axes.
///
/// An axis without values leaves the scene as it is. A value counts once, however often it is listed.
public struct TraitMatrix: Equatable, Sendable {
    public var devices: [Device]
    /// The values by the key of their setting, each of a single setting; no list is empty.
    private var values: [String: [SettingValues]] = [:]

    public init(
        devices: [Device] = [], appearances: [UIUserInterfaceStyle] = [], contentSizes: [UIContentSizeCategory] = [],
        directions: [UITraitEnvironmentLayoutDirection] = [], systems: [SystemVersion] = []
    ) {
        self.devices = devices
        self.appearances = appearances
        self.contentSizes = contentSizes
        self.directions = directions
        self.systems = systems
    }

    public var appearances: [UIUserInterfaceStyle] {
        get { self[.userInterfaceStyle, \.traits.userInterfaceStyle] }
        set { self[.userInterfaceStyle, \.traits.userInterfaceStyle] = newValue }
    }
    public var contentSizes: [UIContentSizeCategory] {
        get { self[.contentSize, \.traits.preferredContentSizeCategory] }
        set { self[.contentSize, \.traits.preferredContentSizeCategory] = newValue }
    }
    public var directions: [UITraitEnvironmentLayoutDirection] {
        get { self[.layoutDirection, \.traits.layoutDirection] }
        set { self[.layoutDirection, \.traits.layoutDirection] = newValue }
    }
    public var systems: [SystemVersion] {
        get { self[.system, \.look].map(SystemVersion.init) }
        set { self[.system, \.look] = newValue.map(\.setting) }
    }

    private subscript<Value>(setting: Setting, property: WritableKeyPath<ScreenSettings, Value>) -> [Value] {
        get { values[setting.key, default: []].compactMap { $0[setting, property] } }
        set {
            let list = newValue.map { value in
                var values = SettingValues()
                values[setting, property] = value
                return values
            }
            values[setting.key] = list.isEmpty ? nil : list
        }
    }

    /// Adds a value to the axis of a setting.
    package mutating func add(_ choice: Int, of setting: Setting) {
        var value = SettingValues()
        value.choose(choice, of: setting)
        values[setting.key, default: []].append(value)
    }

    /// Whether there are several combinations.
    package var hasSeveral: Bool { combinations.count > 1 }

    /// Combinations in the order of the axes: the device changes least often, the system most often.
    package var combinations: [TraitCombination] {
        TraitAxis.all.reduce([TraitCombination()]) { combinations, axis in
            var distinct: [TraitCombination] = []
            for value in on(axis) where !distinct.contains(value) { distinct.append(value) }
            guard !distinct.isEmpty else { return combinations }
            return combinations.flatMap { combination in distinct.map { combination.with($0, on: axis) } }
        }
    }

    /// The combinations with a single value, each on the given axis.
    private func on(_ axis: TraitAxis) -> [TraitCombination] {
        switch axis {
        case .device: devices.map { TraitCombination(device: $0) }
        case .setting(let setting): values[setting.key, default: []].map { TraitCombination(settings: $0) }
        }
    }
}

/// One value on each axis of a ``TraitMatrix``, or the scene's own.
package struct TraitCombination: Equatable, Sendable {
    /// The device; `nil` for the scene's own.
    package var device: Device?
    package var settings: SettingValues

    package init(device: Device? = nil, settings: SettingValues = SettingValues()) {
        self.device = device
        self.settings = settings
    }

    /// Reads the traits listed in the name of a scene, such as `dark-ax3-rtl`.
    ///
    /// - Returns: `nil` if a word does not name a value, or two words belong to one axis.
    package init?(words text: some StringProtocol) {
        self.init()
        for part in text.split(separator: "-", omittingEmptySubsequences: false) {
            guard set(String(part)) else { return nil }
        }
    }

    /// - Returns: Whether the word names a value on an axis that does not have one yet.
    private mutating func set(_ word: String) -> Bool {
        for setting in Setting.axes where !settings.has(setting) {
            guard let choice = setting.index(of: word) else { continue }
            settings.choose(choice, of: setting)
            return true
        }
        guard device == nil, let named = Device.named(word) else { return false }
        device = named
        return true
    }

    /// Returns the combination with another one's value on an axis.
    fileprivate func with(_ other: TraitCombination, on axis: TraitAxis) -> TraitCombination {
        var combination = self
        switch axis {
        case .device: combination.device = other.device
        case .setting(let setting): combination.settings.take(setting, from: other.settings)
        }
        return combination
    }

    /// Returns the word for the value on an axis, such as `ax3`, or `nil` if the scene's own value applies.
    package func word(on axis: TraitAxis) -> String? {
        switch axis {
        case .device: device?.word
        case .setting(let setting): settings.choice(of: setting).map { setting.choices[$0].word }
        }
    }

    /// Returns the value on an axis as shown to people, such as `iPhone 15`, or `nil` if the scene's own value applies.
    package func title(on axis: TraitAxis) -> String? {
        switch axis {
        case .device: device?.name
        case .setting(let setting): settings.choice(of: setting).map { setting.choices[$0].title }
        }
    }
}

/// An axis of a ``TraitMatrix``.
package enum TraitAxis: Sendable {
    case device
    case setting(Setting)

    /// Every axis, in the order of names.
    package static let all = [TraitAxis.device] + Setting.axes.map(TraitAxis.setting)
}

extension Scene {
    /// Separates the name of a scene from the traits that differ, as in `card@iPhone15-dark-ax3-rtl`.
    package static let traitSeparator: Character = "@"

    /// Returns the scene under a combination of traits. Its name lists the traits that differ from its own; if there
    /// are none, it keeps its name.
    package func under(_ combination: TraitCombination) -> Scene {
        var words: [String] = []
        if let device = combination.device, device != self.device { words.append(device.word) }
        var settings = settings
        for setting in Setting.axes {
            guard let choice = combination.settings.choice(of: setting), choice != setting.choice(in: settings) else {
                continue
            }
            words.append(setting.choices[choice].word)
            setting.choose(choice, in: &settings)
        }
        let suffix = words.isEmpty ? "" : "\(Self.traitSeparator)\(words.joined(separator: "-"))"
        return on(combination.device, settings: settings, named: name + suffix)
    }
}

extension Device {
    /// The name without spaces and punctuation, such as `iPhone15ProMax`.
    package var word: String { name.filter { $0.isLetter || $0.isNumber } }
}
