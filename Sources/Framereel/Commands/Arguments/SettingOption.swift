internal import UIKit

/// The option of a setting.
struct SettingOption: Sendable {
    let setting: Setting
    let option: Option
    /// The flag for the last value; empty if there is none.
    let shortcuts: [Option]
    /// Whether the setting is an axis of combinations.
    let isListed: Bool

    /// - Returns: `nil` for a setting without an option.
    init?(_ setting: Setting) {
        guard let row = setting.option else { return nil }
        let option = Option(row)
        self.setting = setting
        self.option = option
        shortcuts = [row.shortcut].compactMap(\.self).map { name in
            Option(name, help: "Same as \(option.longName) \(setting.choices[setting.choices.count - 1].word).")
        }
        isListed = row.isListed
    }

    /// The option and its shortcuts, in the order of help.
    var all: [Option] { [option] + shortcuts }
}
