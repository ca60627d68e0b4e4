/// Build settings on several levels; later levels override earlier ones.
struct BuildSettings {
    private var values: [String: [String]] = [:]
    /// Project file, for errors.
    private let file: String
    private let budget: ReadingBudget
    private let known = Known()

    /// - Parameter standard: Predefined settings, such as `SRCROOT`.
    /// - Throws: ``ProjectError`` if the levels exceed the budget.
    init(
        _ levels: [SettingsLevel], standard: [(name: String, value: String)], file: String,
        _ budget: ReadingBudget = ReadingBudget()
    ) throws(ProjectError) {
        self.file = file
        self.budget = budget
        for (name, value) in standard { values[name, default: []].append(value) }
        for level in levels {
            try budget.spend(level.assignments.count, on: file)
            for (name, value) in level.assignments { values[name, default: []].append(value) }
        }
    }

    /// Returns the value with all references replaced, or `nil` if it is not assigned.
    ///
    /// - Throws: ``ProjectError`` if the setting refers to itself, directly or through others, or is too long.
    func value(_ name: String) throws(ProjectError) -> String? {
        guard let levels = values[name] else { return nil }
        var path: [String] = []
        return try value(name, level: levels.count - 1, &path).text
    }

    /// Returns a text of another file with all references replaced, or `nil` if a setting in it has no value here.
    ///
    /// - Throws: ``ProjectError`` if a setting refers to itself, or the text is too long.
    func replaced(in text: String) throws(ProjectError) -> String? {
        var path: [String] = []
        let result = try expansion(of: text, in: "", level: 0, &path)
        return result.hasUnknown ? nil : result.text
    }

    /// Whether the value is `YES`.
    func isOn(_ name: String) throws(ProjectError) -> Bool { try value(name) == "YES" }

    /// Returns the elements of a list value, which are separated by blanks and quoted if they contain any.
    func elements(_ name: String) throws(ProjectError) -> [String] {
        let text = try value(name) ?? ""
        try budget.spend(ReadingBudget.steps(forBytes: text.utf8.count), on: file, key: name)
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

    private struct Expansion {
        var text: String
        /// Whether a setting without a value was referred to.
        var hasUnknown = false
    }

    /// The values resolved so far. Without them, settings that mention each other twice would take exponential time.
    private final class Known {
        var expansions: [String: Expansion] = [:]
    }

    private static let deepest = 100
    private static let longest = 1 << 20

    /// - Parameter path: The settings that refer to this one, each referred to by the one before it.
    private func value(_ name: String, level: Int, _ path: inout [String]) throws(ProjectError) -> Expansion {
        guard let levels = values[name], levels.indices.contains(level) else { return Expansion(text: "") }
        let mark = "\(name)#\(level)"
        if let expansion = known.expansions[mark] { return expansion }
        guard !path.contains(mark), path.count < Self.deepest else {
            let names = (path + [mark]).map { String($0.prefix { $0 != "#" }) }
            throw ProjectError(
                file: file, key: name,
                "the build setting refers to itself: \(names.suffix(5).joined(separator: " → ")); remove one reference")
        }
        path.append(mark)
        defer { path.removeLast() }
        let expansion = try expansion(of: levels[level], in: name, level: level, &path)
        known.expansions[mark] = expansion
        return expansion
    }

    private func expansion(
        of text: String, in name: String, level: Int, _ path: inout [String]
    ) throws(ProjectError) -> Expansion {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return Expansion(text: text) }
        let source = ReferenceText(text)
        return try expansion(of: source, source.bytes.indices, in: name, level: level, nesting: 0, &path)
    }

    /// - Parameter nesting: Number of references whose names contain this part of the text.
    private func expansion(
        of source: ReferenceText, _ range: Range<Int>, in name: String, level: Int, nesting: Int,
        _ path: inout [String]
    ) throws(ProjectError) -> Expansion {
        guard nesting < Self.deepest else {
            throw ProjectError(
                file: file, key: name, "more than \(Self.deepest) references inside each other; use fewer")
        }
        var result: [UInt8] = []
        var hasUnknown = false
        var position = range.lowerBound
        while let reference = source.firstReference(in: position..<range.upperBound) {
            result += source.bytes[position..<reference.lowerBound]
            let inner = try expansion(
                of: source, (reference.lowerBound + 2)..<(reference.upperBound - 1), in: name, level: level,
                nesting: nesting + 1, &path)
            let value = try value(of: inner.text, in: name, level: level, &path)
            hasUnknown = hasUnknown || inner.hasUnknown || value.hasUnknown
            result += value.text.utf8
            try budget.spend(ReadingBudget.steps(forBytes: value.text.utf8.count), on: file, key: name)
            try requireLength(result.count, of: name)
            position = reference.upperBound
        }
        result += source.bytes[position..<range.upperBound]
        try requireLength(result.count, of: name)
        return Expansion(text: String(decoding: result, as: UTF8.self), hasUnknown: hasUnknown)
    }

    private func requireLength(_ count: Int, of name: String) throws(ProjectError) {
        guard count <= Self.longest else {
            throw ProjectError(file: file, key: name, "the build setting has more than \(Self.longest >> 20) MiB")
        }
    }

    /// - Parameter reference: A name, optionally followed by operators after colons.
    private func value(
        of reference: String, in name: String, level: Int, _ path: inout [String]
    ) throws(ProjectError) -> Expansion {
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        // `$()` stands for nothing; configuration files write it between slashes that would start a comment.
        guard !reference.isEmpty else { return Expansion(text: "") }
        var value: Expansion
        if parts[0] == "inherited" || parts[0] == name {
            value = try self.value(name, level: level - 1, &path)
        } else {
            value = try self.value(parts[0], level: (values[parts[0]]?.count ?? 0) - 1, &path)
            if values[parts[0]] == nil, !parts.dropFirst().contains(where: { $0.hasPrefix("default=") }) {
                value.hasUnknown = true
            }
        }
        for part in parts.dropFirst() { value.text = Self.apply(part, to: value.text) }
        return value
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
