internal import QuartzCore

// As in `Bundle+Application.swift`: the languages of the scene in place of those of the machine.
extension Bundle {
    /// The language of the scene, if the bundle has it.
    @_disfavoredOverload
    public var preferredLocalizations: [String] { Self.preferredLocalizations(from: localizations) }

    @_disfavoredOverload
    public class func preferredLocalizations(from localizationsArray: [String]) -> [String] {
        preferredLocalizations(from: localizationsArray, forPreferences: nil)
    }

    /// The first language, in the order of the preferences, that is among them, with its region or without; else English, else the first one.
    ///
    /// - Parameter preferencesArray: `nil` for the language of the scene.
    @_disfavoredOverload
    public class func preferredLocalizations(
        from localizationsArray: [String], forPreferences preferencesArray: [String]?
    ) -> [String] {
        for preference in (preferencesArray ?? Locale.preferredLanguages).map({ $0.replacing("_", with: "-") }) {
            for language in preference.languageParts {
                if let found = localizationsArray.first(where: { $0.replacing("_", with: "-") == language }) {
                    return [found]
                }
            }
        }
        return localizationsArray.contains("en") ? ["en"] : Array(localizationsArray.prefix(1))
    }
}
