internal import FrameStoryboards
internal import QuartzCore
internal import Synchronization

/// Looks up texts of tables in the scene's language.
enum LocalizedTexts {
    /// The text for a key, or `nil` if no table has it. A table that cannot be read fails the run; falling back to
    /// another language is reported.
    static func text(_ key: String, table: String, in bundles: [Bundle]) -> String? {
        guard !table.contains("/") else { return nil }
        for folder in bundles.compactMap(\.resourcePath) {
            do throws(InterfaceError) {
                let (tables, language) = try tables(table, in: folder)
                if let entry = tables.lazy.compactMap({ $0[key] }).first {
                    return LocalizedText(entry: entry, language: language).general
                }
            } catch {
                // Entry point: NSLocalizedString has no object to ask for its stage.
                MainActor.assumeIsolated { Stage.current.diagnostics.misuse("\(error).") }
            }
        }
        return nil
    }

    /// The tables in the first language for which the folder has any: the scene's language, with and without its
    /// region, then English, then tables without a language, which count as English. A folder with none of these
    /// languages shows its first one. Plural forms precede other texts.
    private static func tables(
        _ name: String, in folder: String
    ) throws(InterfaceError) -> (tables: [StringsTable], language: String) {
        let files = FileManager.default
        let catalog = "\(folder)/\(name).xcstrings"
        let languages = Stage.currentLanguage.replacing("_", with: "-").languageParts
        for language in languages + ["en", "Base"] {
            let found = try stored("\(folder)/\(language).lproj/\(name)")
            if !found.isEmpty {
                reportFallback(from: languages, to: language, name)
                // The development language is taken for English.
                return (found, language == "Base" ? "en" : language)
            }
            if files.fileExists(atPath: catalog), let table = try StringsCache.table(catalog, language) {
                reportFallback(from: languages, to: language, name)
                return ([table], language)
            }
        }
        let general = try stored("\(folder)/\(name)")
        guard general.isEmpty else { return (general, "en") }
        let entries = (try? files.contentsOfDirectory(atPath: folder)) ?? []
        let present = entries.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }.sorted()
        guard let first = present.first, Set(present).isDisjoint(with: languages + ["en", "Base"]) else {
            return ([], "en")
        }
        return (try stored("\(folder)/\(first).lproj/\(name)"), first)
    }

    /// The tables in the `.stringsdict` and `.strings` files at a path without extension.
    private static func stored(_ stem: String) throws(InterfaceError) -> [StringsTable] {
        var tables: [StringsTable] = []
        for path in ["\(stem).stringsdict", "\(stem).strings"] where FileManager.default.fileExists(atPath: path) {
            if let table = try StringsCache.table(path, nil) { tables.append(table) }
        }
        return tables
    }

    private static func reportFallback(from languages: [String], to language: String, _ name: String) {
        guard !languages.contains(language), languages.last != "en" else { return }
        report(
            "the language “\(languages[0])” of \(name)",
            instead: "its texts are in \(language == "Base" ? "the development language" : "English")")
    }

    private static func report(_ what: String, instead: String) {
        UIImage.reportUnsupported(what, instead: instead)
    }
}

/// The tables that the program has read, each of them once.
private enum StringsCache {
    private struct Key: Hashable {
        let path: String
        let language: String?
        let device: StringsTable.Device
    }

    private static let tables = Mutex<[Key: StringsTable?]>([:])

    static func table(_ path: String, _ language: String?) throws(InterfaceError) -> StringsTable? {
        let device = StringsTable.Device.current
        let key = Key(path: path, language: language, device: device)
        if let known = tables.withLock({ $0[key] }) { return known }
        let table: StringsTable? =
            if let language {
                try StringsTable(contentsOfCatalog: path, language: language, device: device)
            } else {
                try path.hasSuffix(".stringsdict")
                    ? StringsTable(contentsOfPlurals: path, device: device) : StringsTable(contentsOf: path)
            }
        tables.withLock { $0[key] = .some(table) }
        return table
    }
}

extension String {
    /// A language and its fallbacks, such as `pt-BR`, then `pt`. Each is followed by its spelling in SwiftPM's folders,
    /// such as `pt-br`. Chinese of a region is also found by its script, and Norwegian as Bokmål.
    var languageParts: [String] {
        var parts = [self]
        while let last = parts.last, let dash = last.lastIndex(of: "-") { parts.append(String(last[..<dash])) }
        parts = parts.flatMap { [$0] + (Self.sameLanguages[$0].map { [$0] } ?? []) }
        return parts.flatMap { $0 == $0.lowercased() ? [$0] : [$0, $0.lowercased()] }
    }

    /// Languages that are also known by another name.
    private static let sameLanguages = [
        "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant", "zh-MO": "zh-Hant",
        "zh": "zh-Hans", "no": "nb", "nb": "no",
    ]
}
