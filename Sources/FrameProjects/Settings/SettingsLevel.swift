/// The build settings of a configuration or of an `.xcconfig` file.
struct SettingsLevel: Equatable, Sendable {
    /// Assignments in order. In a later assignment of the same name, `$(inherited)` stands for the earlier value.
    private(set) var assignments: [(name: String, value: String)] = []

    /// Adds an assignment if it applies to iPhones: `SWIFT_VERSION`, `LD_FLAGS[sdk=iphone*][arch=arm64]`.
    mutating func assign(_ value: String, to name: String) {
        guard let bracket = name.firstIndex(of: "[") else { return assignments.append((name, value)) }
        let conditions = name[bracket...].split { "[],".contains($0) }.map { $0.split(separator: "=", maxSplits: 1) }
        let isMet = conditions.allSatisfy { condition in
            guard condition.count == 2 else { return false }
            let sample = ["sdk": "iphonesimulator", "arch": "x86_64", "config": "Debug", "variant": "normal"]
            return sample[String(condition[0])].map { Self.matches($0, condition[1]) } ?? false
        }
        if isMet { assignments.append((String(name[..<bracket]), value)) }
    }

    /// Whether the text matches a pattern that may end with an asterisk.
    private static func matches(_ text: String, _ pattern: Substring) -> Bool {
        pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
    }

    static func == (left: SettingsLevel, right: SettingsLevel) -> Bool {
        left.assignments.elementsEqual(right.assignments, by: ==)
    }
}
