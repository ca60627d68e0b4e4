/// Build settings on several levels; later levels override earlier ones.
struct BuildSettings {
    private var values: [String: [String]] = [:]
    /// Project file, for errors.
    private let file: String

    /// - Parameter standard: Predefined settings, such as `SRCROOT`.
    init(_ levels: [SettingsLevel], standard: [(name: String, value: String)], file: String) {
        self.file = file
        for (name, value) in standard { values[name, default: []].append(value) }
        for level in levels {
            for (name, value) in level.assignments { values[name, default: []].append(value) }
        }
    }

    /// Returns the value with all references replaced, or `nil` if it is not assigned.
    ///
    /// - Throws: ``ProjectError`` if the setting refers to itself, directly or through others.
    func value(_ name: String) throws(ProjectError) -> String? {
        guard let levels = values[name] else { return nil }
        var walk = Walk()
        return try value(name, level: levels.count - 1, &walk)
    }

    /// Returns a text of another file with all references replaced, or `nil` if a setting in it has no value here.
    ///
    /// - Throws: ``ProjectError`` if a setting refers to itself.
    func replaced(in text: String) throws(ProjectError) -> String? {
        var walk = Walk()
        let result = try replaced(text, in: "", level: 0, &walk)
        return walk.hasUnknown ? nil : result
    }

    /// Whether the value is `YES`.
    func isOn(_ name: String) throws(ProjectError) -> Bool { try value(name) == "YES" }

    /// Returns the elements of a list value, which are separated by blanks and quoted if they contain any.
    func elements(_ name: String) throws(ProjectError) -> [String] {
        let text = try value(name) ?? ""
        var elements: [String] = []
        var element = ""
        var quote: Character?
        for character in text {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
            } else if quote == nil, character.isWhitespace {
                if !element.isEmpty { elements.append(element) }
                element = ""
            } else {
                element.append(character)
            }
        }
        return element.isEmpty ? elements : elements + [element]
    }

    /// Sorted names of all assigned settings.
    var names: [String] { values.keys.sorted() }

    // MARK: References

    /// The references that lead to a value.
    private struct Walk {
        var path: [String] = []
        /// Total number of references followed, because settings that mention each other twice need exponentially many.
        var count = 0
        /// Whether a setting without a value was referred to.
        var hasUnknown = false
    }

    private static let deepest = 100
    private static let longest = 1 << 20
    private static let mostReferences = 100_000

    private func value(_ name: String, level: Int, _ walk: inout Walk) throws(ProjectError) -> String {
        guard let levels = values[name], levels.indices.contains(level) else { return "" }
        let mark = "\(name)#\(level)"
        walk.count += 1
        guard !walk.path.contains(mark), walk.path.count < Self.deepest, walk.count <= Self.mostReferences else {
            let names = (walk.path + [mark]).map { String($0.prefix { $0 != "#" }) }
            throw ProjectError(
                file: file, key: name,
                "the build setting refers to itself: \(names.suffix(5).joined(separator: " → ")); remove one reference")
        }
        walk.path.append(mark)
        defer { walk.path.removeLast() }
        let text = try replaced(levels[level], in: name, level: level, &walk)
        guard text.utf8.count <= Self.longest else {
            throw ProjectError(file: file, key: name, "the build setting has more than \(Self.longest >> 20) MiB")
        }
        return text
    }

    private func replaced(
        _ text: String, in name: String, level: Int, _ walk: inout Walk
    ) throws(ProjectError) -> String {
        guard text.contains("$") else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let behind = rest[rest.index(after: dollar)...]
            guard let open = behind.first, open == "(" || open == "{",
                let end = Self.end(of: behind.dropFirst(), open)
            else {
                result.append("$")
                rest = behind
                continue
            }
            let reference = try replaced(String(behind.dropFirst()[..<end]), in: name, level: level, &walk)
            result += try value(of: reference, in: name, level: level, &walk)
            rest = behind[behind.index(after: end)...]
        }
        return result + rest
    }

    /// Returns the bracket that closes a reference, which may contain others.
    private static func end(of text: Substring, _ open: Character) -> Substring.Index? {
        let close: Character = open == "(" ? ")" : "}"
        var depth = 0
        return text.indices.first { index in
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            return depth < 0
        }
    }

    /// - Parameter reference: A name, optionally followed by operators after colons.
    private func value(
        of reference: String, in name: String, level: Int, _ walk: inout Walk
    ) throws(ProjectError) -> String {
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        var text: String
        if parts[0] == "inherited" || parts[0] == name {
            text = try value(name, level: level - 1, &walk)
        } else {
            text = try value(parts[0], level: (values[parts[0]]?.count ?? 0) - 1, &walk)
            if values[parts[0]] == nil, !parts.dropFirst().contains(where: { $0.hasPrefix("default=") }) {
                walk.hasUnknown = true
            }
        }
        for part in parts.dropFirst() { text = Self.apply(part, to: text) }
        return text
    }

    private static func apply(_ modifier: String, to text: String) -> String {
        switch modifier {
        case "c99extidentifier", "identifier": return ModuleName.of(text)
        case "rfc1034identifier":
            return String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
        case "lower": return text.lowercased()
        case "upper": return text.uppercased()
        case _ where modifier.hasPrefix("default="):
            return text.isEmpty ? String(modifier.dropFirst("default=".count)) : text
        default: return text
        }
    }
}

/// Derives module names.
public enum ModuleName {
    /// Returns the identifier that Xcode derives from the name of a product, in which other characters become
    /// underscores.
    public static func of(_ product: String) -> String {
        let name = String(product.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}
