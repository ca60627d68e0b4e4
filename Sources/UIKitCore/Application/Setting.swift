/// A setting of the user or the system: its names in scene files and on command lines, its values, and the property of
/// ``ScreenSettings`` that it sets.
///
/// The rows are in `ScreenSettings.swift`, below the properties. Scene files are read, options parsed, combinations
/// named and notifications posted by iterating over them.
package struct Setting: Sendable {
    /// One of the values of a setting.
    package struct Choice: Sendable {
        /// The spelling in scene files; for a flag, `false` or `true`.
        package let name: String
        /// The spelling on command lines and in names of scenes, made of letters and digits.
        package let word: String
        /// The spelling in text for people, such as `right to left`.
        package let title: String

        init(_ name: String, word: String? = nil, title: String? = nil) {
            self.name = name
            self.word = word ?? name
            self.title = title ?? self.word
        }
    }

    /// An option of the commands that run scenes.
    package struct Option: Sendable {
        package let names: [String]
        /// The name of the value in help; `nil` for a flag, which chooses the last value.
        package let placeholder: String?
        package let help: String
        /// A flag for the last value, such as `--right-to-left`.
        package let shortcut: String?
        /// Whether commands that run several combinations accept a list of values. The words of the values then occur
        /// in names of scenes.
        package let isListed: Bool

        init(
            _ names: String..., takes placeholder: String? = nil, help: String, shortcut: String? = nil,
            isListed: Bool = false
        ) {
            self.names = names
            self.placeholder = placeholder
            self.help = help
            self.shortcut = shortcut
            self.isListed = isListed
        }
    }

    /// The key in scene files.
    package let key: String
    /// A sentence that editors show for the key at the top of scene files; `nil` if the key is not allowed there.
    package let sceneNote: String?
    /// A sentence that editors show for the key of the action `set`; `nil` if the key is not allowed there.
    package let changeNote: String?
    /// Whether the values are `false` and `true`.
    package let isFlag: Bool
    package let choices: [Choice]
    /// The index of the value that applies if none is chosen.
    package let standard: Int
    package let option: Option?
    /// The notification posted when the setting changes.
    let notification: Foundation.Notification.Name?
    private let reading: @Sendable (ScreenSettings) -> Int?
    private let choosing: @Sendable (Int, inout ScreenSettings) -> Void
    private let copying: @Sendable (ScreenSettings, inout ScreenSettings) -> Void
    private let comparing: @Sendable (ScreenSettings, ScreenSettings) -> Bool

    /// - Parameter standard: The value that applies if none is chosen; `nil` for the initial value of the property.
    init<Value: Equatable & Sendable>(
        _ key: String, _ property: any WritableKeyPath<ScreenSettings, Value> & Sendable,
        _ choices: [(value: Value, choice: Choice)], isFlag: Bool = false, standard: Value? = nil,
        scenes sceneNote: String? = nil, changes changeNote: String? = nil, option: Option? = nil,
        notification: Foundation.Notification.Name? = nil
    ) {
        let values = choices.map(\.value)
        let initial = standard ?? ScreenSettings()[keyPath: property]
        self.key = key
        self.sceneNote = sceneNote
        self.changeNote = changeNote
        self.isFlag = isFlag
        self.choices = choices.map(\.choice)
        self.standard = values.firstIndex(of: initial) ?? 0
        self.option = option
        self.notification = notification
        reading = { settings in values.firstIndex(of: settings[keyPath: property]) }
        choosing = { index, settings in settings[keyPath: property] = values[index] }
        copying = { source, settings in settings[keyPath: property] = source[keyPath: property] }
        comparing = { first, second in first[keyPath: property] == second[keyPath: property] }
    }

    /// Creates a setting that is on or off.
    init<Value: Equatable & Sendable>(
        _ key: String, _ property: any WritableKeyPath<ScreenSettings, Value> & Sendable, off: Value, on: Value,
        scenes sceneNote: String? = nil, changes changeNote: String? = nil, option: Option? = nil,
        notification: Foundation.Notification.Name? = nil
    ) {
        self.init(
            key, property, [(off, Choice("false")), (on, Choice("true"))], isFlag: true, standard: off,
            scenes: sceneNote, changes: changeNote, option: option, notification: notification)
    }

    /// The index of the value that the settings contain.
    package func choice(in settings: ScreenSettings) -> Int { reading(settings) ?? standard }

    package func choose(_ index: Int, in settings: inout ScreenSettings) { choosing(index, &settings) }

    /// The index of the value with the given word, ignoring case; `nil` if there is none.
    package func index(of word: String) -> Int? {
        choices.firstIndex { $0.word.lowercased() == word.lowercased() }
    }

    fileprivate func copy(from source: ScreenSettings, to settings: inout ScreenSettings) { copying(source, &settings) }

    func differs(_ first: ScreenSettings, _ second: ScreenSettings) -> Bool { !comparing(first, second) }
}

/// Values for some of the settings, which leave the others unchanged.
package struct SettingValues: Equatable, Sendable {
    private var settings = ScreenSettings()
    private var keys: Set<String> = []

    package init() {}

    package func has(_ setting: Setting) -> Bool { keys.contains(setting.key) }

    /// The index of the value; `nil` if the setting is left unchanged.
    package func choice(of setting: Setting) -> Int? { has(setting) ? setting.choice(in: settings) : nil }

    package mutating func choose(_ index: Int, of setting: Setting) {
        setting.choose(index, in: &settings)
        keys.insert(setting.key)
    }

    /// Takes over the value of a setting from other values, if they contain one.
    package mutating func take(_ setting: Setting, from others: SettingValues) {
        guard others.has(setting) else { return }
        setting.copy(from: others.settings, to: &settings)
        keys.insert(setting.key)
    }

    /// The value of a setting's property; `nil` if the setting is left unchanged.
    package subscript<Value>(setting: Setting, property: WritableKeyPath<ScreenSettings, Value>) -> Value? {
        get { has(setting) ? settings[keyPath: property] : nil }
        set {
            settings[keyPath: property] = newValue ?? ScreenSettings()[keyPath: property]
            if newValue == nil { keys.remove(setting.key) } else { keys.insert(setting.key) }
        }
    }

    /// Applies the values to `settings`.
    package func apply(to settings: inout ScreenSettings) {
        for setting in Setting.all where has(setting) { setting.copy(from: self.settings, to: &settings) }
    }
}
