internal import Foundation
internal import FrameFiles
internal import FrameJSON

/// Texts by key in one language, from a `.strings` or `.stringsdict` file or a catalog.
public struct StringsTable: Equatable, Sendable {
    private let entries: [String: LocalizedEntry]

    public subscript(key: String) -> LocalizedEntry? { entries[key] }

    /// Reads a file of lines `"key" = "text";` in UTF-8 or UTF-16, or a property list. If keys are repeated, the last
    /// one counts.
    ///
    /// - Throws: ``InterfaceError``.
    public init(contentsOf path: String) throws(InterfaceError) {
        let bytes = try InterfaceFileBytes.read(path)
        if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("<?xml".utf8)) {
            guard let list = Self.propertyList(bytes) as? [String: String] else {
                throw InterfaceError(
                    file: path, .mismatch(expected: "a property list of texts", found: "something else"))
            }
            entries = list.mapValues { LocalizedEntry($0) }
            return
        }
        var entries: [String: LocalizedEntry] = [:]
        for (key, text) in try InterfaceStrings.entries(bytes, file: path) { entries[key] = LocalizedEntry(text) }
        self.entries = entries
    }

    private static func propertyList(_ bytes: [UInt8]) -> Any? {
        guard PropertyListShape.refusal(of: bytes) == nil else { return nil }
        return try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    }

    /// The device that a text is for, as spelled in catalogs and `.stringsdict` files.
    public enum Device: String, Sendable {
        case iphone, ipad
    }

    /// Reads the plural forms and the texts by device of a `.stringsdict` file, a property list.
    ///
    /// - Throws: ``InterfaceError``.
    public init(contentsOfPlurals path: String, device: Device = .iphone) throws(InterfaceError) {
        let bytes = try InterfaceFileBytes.read(path)
        guard let list = Self.propertyList(bytes) as? [String: [String: Any]] else {
            throw InterfaceError(
                file: path, .mismatch(expected: "a property list of plural forms", found: "something else"))
        }
        entries = list.compactMapValues { rules in
            if let devices = rules["NSStringDeviceSpecificRuleType"] as? [String: String] {
                return (devices[device.rawValue] ?? devices["other"]).map { LocalizedEntry($0) }
            }
            guard let text = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
            let variables = rules.compactMapValues { ($0 as? [String: String]).map { PluralForms(texts: $0) } }
            return LocalizedEntry(text, variables: variables.filter { !$0.value.forms.isEmpty })
        }
    }

    /// Reads the texts of a catalog, an `.xcstrings` file, in one language. Fails if it has none in it. A text without
    /// a translation is missing, except in the source language, in which the key is the text.
    ///
    /// - Throws: ``InterfaceError``.
    public init?(
        contentsOfCatalog path: String, language: String, device: Device = .iphone
    ) throws(InterfaceError) {
        let document: JSONDocument
        let bytes = try InterfaceFileBytes.read(path)
        do throws(JSONError) {
            document = try JSONDocument(bytes, file: path)
        } catch {
            throw InterfaceError(file: path, place: error.place, .inconsistent(error.message))
        }
        let root = document.value
        var entries: [String: LocalizedEntry] = [:]
        for member in root["strings"]?.members ?? [] {
            guard let localization = member.value["localizations"]?[language] else { continue }
            entries[member.key] = Self.entry(localization, device)
        }
        guard !entries.isEmpty || root["sourceLanguage"] == .string(language) else { return nil }
        self.entries = entries
    }

    /// Returns the entry. Of the forms for several devices, it uses the one for this device, or else the one for any.
    private static func entry(_ localization: JSONValue, _ device: Device) -> LocalizedEntry? {
        if let text = localization.text {
            let substitutions = localization["substitutions"]?.members ?? []
            let variables = substitutions.map { ($0.key, Self.variable($0.value, device)) }
            return LocalizedEntry(text, variables: Dictionary(variables) { first, _ in first })
        }
        let variations = localization["variations"]
        if let forms = variations?["plural"] {
            return LocalizedEntry(PluralForms(texts: forms.texts(for: device)))
        }
        return variations?.variation(for: device).flatMap { entry($0, device) }
    }

    /// Returns the forms of a variable, in which `%arg` is the variable's own argument.
    private static func variable(_ substitution: JSONValue, _ device: Device) -> PluralForms {
        var specifier = "lld"
        if case .string(let text)? = substitution["formatSpecifier"] { specifier = text }
        let variations = substitution["variations"]
        let forms = variations?["plural"] ?? variations?.variation(for: device)?["variations"]?["plural"]
        let texts = forms?.texts(for: device) ?? [:]
        var plurals = PluralForms(texts: texts.mapValues { $0.replacing("%arg", with: "%" + specifier) })
        if case .number(let number)? = substitution["argNum"] { plurals.argument = Int(exactly: number).map { $0 - 1 } }
        return plurals
    }
}

extension JSONValue {
    fileprivate var members: [JSONMember] { if case .object(let members) = self { members } else { [] } }
    fileprivate subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

    fileprivate var text: String? {
        if case .string(let text)? = self["stringUnit"]?["value"] { text } else { nil }
    }

    /// Texts by name, each the one for the device where a name has several.
    fileprivate func texts(for device: StringsTable.Device) -> [String: String] {
        let texts = members.compactMap { member in
            let value = member.value["variations"]?.variation(for: device) ?? member.value
            return value.text.map { (member.key, $0) }
        }
        return Dictionary(texts) { first, _ in first }
    }

    /// The part of variations by device that is for this one, or else for any.
    fileprivate func variation(for device: StringsTable.Device) -> JSONValue? {
        self["device"].flatMap { $0[device.rawValue] ?? $0["other"] }
    }
}
