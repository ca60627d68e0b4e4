public import UIKit

/// The traits under which a scene runs: every combination of the values on five axes.
///
/// An axis without values leaves the scene as it is. A value counts once, however often it is listed.
public struct TraitMatrix: Equatable, Sendable {
    public var devices: [Device]
    public var appearances: [UIUserInterfaceStyle]
    public var contentSizes: [UIContentSizeCategory]
    public var directions: [UITraitEnvironmentLayoutDirection]
    public var looks: [SystemLook]

    public init(
        devices: [Device] = [], appearances: [UIUserInterfaceStyle] = [], contentSizes: [UIContentSizeCategory] = [],
        directions: [UITraitEnvironmentLayoutDirection] = [], looks: [SystemLook] = []
    ) {
        self.devices = devices
        self.appearances = appearances
        self.contentSizes = contentSizes
        self.directions = directions
        self.looks = looks
    }

    /// Whether there are several combinations.
    package var hasSeveral: Bool { combinations.count > 1 }

    /// Combinations in the order of the axes: the device changes least often, the look most often.
    package var combinations: [TraitCombination] {
        var combinations = [TraitCombination()]
        func vary<Value: Equatable>(_ values: [Value], _ property: WritableKeyPath<TraitCombination, Value?>) {
            var distinct: [Value] = []
            for value in values where !distinct.contains(value) { distinct.append(value) }
            guard !distinct.isEmpty else { return }
            combinations = combinations.flatMap { combination in
                distinct.map { value in
                    var combination = combination
                    combination[keyPath: property] = value
                    return combination
                }
            }
        }
        vary(devices, \.device)
        vary(appearances, \.appearance)
        vary(contentSizes, \.contentSize)
        vary(directions, \.direction)
        vary(looks, \.look)
        return combinations
    }
}

/// One value on each axis of a ``TraitMatrix``, or the scene's own.
package struct TraitCombination: Equatable, Sendable {
    /// Device; `nil` for the scene's own, as for the other axes below.
    package var device: Device?
    package var appearance: UIUserInterfaceStyle?
    package var contentSize: UIContentSizeCategory?
    package var direction: UITraitEnvironmentLayoutDirection?
    package var look: SystemLook?

    package init() {}

    /// Reads the traits listed in the name of a scene, such as `dark-ax3-rtl`.
    ///
    /// - Returns: `nil` if a word does not name a value, or two words belong to one axis.
    package init?(words text: some StringProtocol) {
        for part in text.split(separator: "-", omittingEmptySubsequences: false) {
            guard set(String(part)) else { return nil }
        }
    }

    /// - Returns: Whether the word names a value on an axis that does not have one yet.
    private mutating func set(_ word: String) -> Bool {
        func isSet<Value: TraitWord>(_ value: inout Value?) -> Bool {
            guard value == nil, let named = Value.named(word) else { return false }
            value = named
            return true
        }
        return isSet(&appearance) || isSet(&contentSize) || isSet(&direction) || isSet(&look) || isSet(&device)
    }

    /// Returns the word for the value on an axis, such as `ax3`, or `nil` for the scene's own.
    package func word(on axis: TraitAxis) -> String? {
        switch axis {
        case .device: device?.word
        case .appearance: appearance?.word
        case .contentSize: contentSize?.word
        case .direction: direction?.word
        case .look: look?.word
        }
    }

    /// Whether both combinations have the same value on an axis.
    fileprivate func equals(_ other: TraitCombination, on axis: TraitAxis) -> Bool {
        switch axis {
        case .device: device == other.device
        case .appearance: appearance == other.appearance
        case .contentSize: contentSize == other.contentSize
        case .direction: direction == other.direction
        case .look: look == other.look
        }
    }

    /// Returns the value on an axis as shown to people, such as `iPhone 15`, or `nil` for the scene's own.
    package func title(on axis: TraitAxis) -> String? {
        switch axis {
        case .device: device?.name
        case .appearance: appearance.map { $0 == .dark ? "dark" : "light" }
        case .contentSize: contentSize.map { $0.word.uppercased() }
        case .direction: direction.map { $0 == .rightToLeft ? "right to left" : "left to right" }
        case .look: look.map { $0 == .iOS26 ? "iOS 26" : "classic" }
        }
    }
}

/// The axes of a ``TraitMatrix``, in the order in which names list them.
package enum TraitAxis: CaseIterable, Hashable, Sendable {
    case device, appearance, contentSize, direction, look
}

extension Scene {
    /// Separates the name of a scene from the traits that differ, as in `card@iPhone15-dark-ax3-rtl`.
    package static let traitSeparator: Character = "@"

    /// Returns the scene under a combination of traits. Its name lists the traits that differ from its own; if there
    /// are none, it keeps its name.
    package func under(_ combination: TraitCombination) -> Scene {
        let own = traits
        let words = TraitAxis.allCases.compactMap { axis in
            combination.equals(own, on: axis) ? nil : combination.word(on: axis)
        }
        var settings = settings
        if let appearance = combination.appearance { settings.traits.userInterfaceStyle = appearance }
        if let contentSize = combination.contentSize, contentSize != own.contentSize {
            settings.traits.preferredContentSizeCategory = contentSize
        }
        if let direction = combination.direction { settings.traits.layoutDirection = direction }
        if let look = combination.look { settings.look = look.setting }
        let suffix = words.isEmpty ? "" : "\(Self.traitSeparator)\(words.joined(separator: "-"))"
        return on(combination.device, settings: settings, named: name + suffix)
    }

    /// Traits of the scene itself. A screen of a custom size has no device.
    private var traits: TraitCombination {
        var traits = TraitCombination()
        traits.device = device
        traits.appearance = settings.traits.userInterfaceStyle == .dark ? .dark : .light
        let size = settings.traits.preferredContentSizeCategory
        traits.contentSize = size == .unspecified ? .large : size
        traits.direction = settings.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        traits.look = SystemLook.allCases.first { $0.setting == settings.look }
        return traits
    }
}
