internal import Foundation
internal import FrameJSON

/// Texts by their keys, in one language: of a `.strings` file, or of a catalog.
public struct StringsTable: Equatable, Sendable {
    public struct Entry: Equatable, Sendable {
        public let text: String
        /// Whether there are other forms for other numbers.
        public let isPlural: Bool
    }

    private let entries: [String: Entry]

    public subscript(key: String) -> Entry? { entries[key] }

    /// Reads a file of lines `"key" = "text";` in UTF-8 or UTF-16, or a property list. The last one of equal keys counts.
    ///
    /// - Throws: ``InterfaceError``.
    public init(contentsOf path: String) throws(InterfaceError) {
        let bytes = try InterfaceFileBytes.read(path)
        if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("<?xml".utf8)) {
            let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
            guard let list = list as? [String: String] else {
                throw InterfaceError(
                    file: path, .mismatch(expected: "a property list of texts", found: "something else"))
            }
            entries = list.mapValues { Entry(text: $0, isPlural: false) }
            return
        }
        var entries: [String: Entry] = [:]
        for (key, text) in try InterfaceStrings.entries(bytes, file: path) {
            entries[key] = Entry(text: text, isPlural: false)
        }
        self.entries = entries
    }

    /// Reads the plural forms of a `.stringsdict` file, a property list. In the general text, each variable has its form `other`.
    ///
    /// - Throws: ``InterfaceError``.
    public init(contentsOfPlurals path: String) throws(InterfaceError) {
        let bytes = try InterfaceFileBytes.read(path)
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        guard let list = list as? [String: [String: Any]] else {
            throw InterfaceError(
                file: path, .mismatch(expected: "a property list of plural forms", found: "something else"))
        }
        entries = list.compactMapValues { rules in
            guard var text = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
            for (variable, forms) in rules {
                guard let other = (forms as? [String: String])?["other"] else { continue }
                text = text.replacing("%#@\(variable)@", with: other)
            }
            return Entry(text: text, isPlural: true)
        }
    }

    /// Reads the texts of a catalog, an `.xcstrings` file, in one language; `nil` if it has none in it. A text without translation is missing, but for the language
    /// of the source, in which the key is the text.
    ///
    /// - Throws: ``InterfaceError``.
    public init?(contentsOfCatalog path: String, language: String) throws(InterfaceError) {
        let document: JSONDocument
        let bytes = try InterfaceFileBytes.read(path)
        do throws(JSONError) {
            document = try JSONDocument(bytes, file: path)
        } catch {
            throw InterfaceError(file: path, .inconsistent(error.message))
        }
        let root = document.value
        var entries: [String: Entry] = [:]
        for member in root["strings"]?.members ?? [] {
            guard let localization = member.value["localizations"]?[language] else { continue }
            entries[member.key] = Self.entry(localization)
        }
        guard !entries.isEmpty || root["sourceLanguage"] == .string(language) else { return nil }
        self.entries = entries
    }

    /// The general text of its forms: of the plural `other`, then of any device.
    private static func entry(_ localization: JSONValue) -> Entry? {
        if case .string(let text)? = localization["stringUnit"]?["value"] { return Entry(text: text, isPlural: false) }
        let variations = localization["variations"]
        if let other = variations?["plural"]?["other"] {
            return entry(other).map { Entry(text: $0.text, isPlural: true) }
        }
        let devices = variations?["device"]
        return (devices?["iphone"] ?? devices?["other"]).flatMap(entry)
    }
}

extension JSONValue {
    fileprivate var members: [JSONMember] { if case .object(let members) = self { members } else { [] } }
    fileprivate subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }
}
