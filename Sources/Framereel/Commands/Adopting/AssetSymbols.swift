internal import FrameFiles
internal import FrameProjects
internal import FrameStoryboards

/// The Swift names that Xcode generates for the colors and images in a target's asset catalogs, such as `.brandGreen`.
///
/// Names that a source of the target declares, or that UIKit has, are left out.
struct AssetSymbols {
    private struct Symbol {
        /// Name in the catalog.
        let asset: String
        /// Names of the enclosing enumerations.
        let groups: [String]
        let name: String
    }

    private let colors: [Symbol]
    private let images: [Symbol]
    private let sources: [[UInt8]]

    private static let sourceLimit = 16 << 20
    private static let keywords: Set<String> = [
        "default", "self", "init", "class", "struct", "enum", "case", "switch", "return", "in", "is", "as", "for",
        "while", "repeat", "if", "else", "func", "var", "let", "static", "import", "public", "private", "internal",
        "extension", "protocol", "operator", "where", "guard", "do", "try", "catch", "throw", "throws", "true", "false",
        "nil", "super", "Self", "Any", "break", "continue", "defer", "fallthrough", "inout", "subscript", "typealias",
        "any", "some",
    ]
    /// Names that the classes already have, which Xcode leaves out as well. Those of UIKit are from its public
    /// documentation.
    private static let colorNames: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange",
        "purple", "brown", "clear", "tint", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link",
        "placeholderText", "separator", "opaqueSeparator", "darkText", "lightText", "hash", "description", "version",
    ]
    private static let imageNames: Set<String> = [
        "add", "remove", "actions", "checkmark", "strokedCheckmark", "hash", "description", "version",
    ]

    /// Fails if the target has no catalogs with colors or images, or if its settings turn the names off.
    init?(_ target: ProjectTarget) {
        guard target.settings.hasAssetSymbols else { return nil }
        let catalogs = target.resources.filter { $0.path.hasSuffix(".xcassets") }
            .compactMap { try? AssetCatalog(contentsOf: $0.path) }
        colors = Self.symbols(catalogs.flatMap(\.colorNames), without: "Color")
        images = Self.symbols(catalogs.flatMap(\.imageNames), without: "Image")
        guard !colors.isEmpty || !images.isEmpty else { return nil }
        sources = target.sources.compactMap { try? InputBytes.read($0, limit: Self.sourceLimit) }
    }

    private static func symbols(_ assets: [String], without ending: String) -> [Symbol] {
        var known: Set<String> = []
        return assets.compactMap { asset in
            let steps = asset.split(separator: "/").map(String.init)
            let groups = steps.dropLast().map { Self.name(of: $0, isType: true) }
            var name = Self.name(of: steps.last ?? "", isType: false)
            if name.hasSuffix(ending), name.count > ending.count { name = String(name.dropLast(ending.count)) }
            // Xcode, too, keeps only the first of two assets whose names become equal.
            guard !name.isEmpty, !groups.contains(""), known.insert((groups + [name]).joined(separator: ".")).inserted
            else { return nil }
            return Symbol(asset: asset, groups: groups, name: name)
        }
    }

    /// Names that Swift reads as metatypes, even in backticks. Xcode's own spelling is unknown.
    private static let reservedTypes: Set<String> = ["Type", "Protocol"]

    /// Returns the identifier that Xcode makes from a name: `logoSmall` from `logo-small`, and `urlBar` from `URLBar`.
    static func name(of asset: String, isType: Bool) -> String {
        let words = asset.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard let first = words.first else { return "" }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let start = isType ? first.prefix(1).uppercased() + first.dropFirst() : lowercasedStart(of: first)
        let name = (start.first?.isNumber == true ? "_" : "") + start + rest
        return isType && reservedTypes.contains(name) ? name + "_" : name
    }

    /// Returns the word with its leading capitals in lowercase, except for a capital that begins the next word.
    private static func lowercasedStart(of word: String) -> String {
        let capitals = word.prefix(while: \.isUppercase)
        guard capitals.count > 1, capitals.count < word.count else {
            return capitals.lowercased() + word.dropFirst(capitals.count)
        }
        let isFollowedByLetter = word.dropFirst(capitals.count).first?.isLetter == true
        let count = isFollowedByLetter ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    /// Returns the names of static members that sources declare if they extend a type.
    private func declarations(extending type: String) -> Set<String> {
        var names: Set<String> = []
        for source in sources {
            let words = source.split { !Self.isOfWord($0) }.map { String(decoding: $0, as: UTF8.self) }
            guard zip(words, words.dropFirst()).contains(where: { $0 == "extension" && $1 == type }) else { continue }
            for (index, word) in words.enumerated().dropLast() where ["var", "let", "func"].contains(word) {
                // Modifiers stand before, as in `static public let`.
                let modifiers = words[max(0, index - 3)..<index]
                if modifiers.contains("static") || modifiers.contains("class") { names.insert(words[index + 1]) }
            }
        }
        return names
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    // MARK: Names

    /// The names as `--check` would list them, such as `UIColor.brandGreen`.
    var members: Set<String> {
        Set(colors.filter { $0.groups.isEmpty }.map { "UIColor.\($0.name)" })
            .union(images.filter { $0.groups.isEmpty }.map { "UIImage.\($0.name)" })
    }

    // MARK: Source

    /// Source text that declares the names.
    var source: String {
        var lines = [
            "import UIKit", "",
            "// The names that Xcode makes of the colors and images in asset catalogs. Written by framereel adopt.", "",
        ]
        for (symbols, resource, type, taken) in [
            (colors, "ColorResource", "UIColor", Self.colorNames),
            (images, "ImageResource", "UIImage", Self.imageNames),
        ] where !symbols.isEmpty {
            lines += Self.lines(of: symbols, extending: resource) { symbol in
                "static var \(Self.quoted(symbol.name)): \(resource) { "
                    + "\(resource)(name: \(symbol.asset.debugDescription), bundle: .module) }"
            }
            let declared = declarations(extending: type).union(taken)
            let free = symbols.filter { symbol in
                !symbol.groups.isEmpty
                    || !declared.contains(symbol.name)
                        && !(type == "UIColor" && symbol.name.hasPrefix("system"))
            }
            lines += Self.lines(of: free, extending: type) { symbol in
                let path = ([resource] + Self.quoted(symbol.groups) + [Self.quoted(symbol.name)]).joined(separator: ".")
                return "static var \(Self.quoted(symbol.name)): \(type) { \(type)(resource: \(path)) }"
            }
        }
        return lines.dropLast().joined(separator: "\n") + "\n"
    }

    /// The name as an identifier, in backticks if it is a keyword.
    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static func quoted(_ groups: [String]) -> [String] { groups.map { quoted($0) } }

    /// Returns extensions of a type and of a nested enumeration for each group, with a line for each symbol.
    private static func lines(of symbols: [Symbol], extending type: String, _ line: (Symbol) -> String) -> [String] {
        var lines: [String] = []
        var known: Set<[String]> = [[]]
        for symbol in symbols {
            for count in symbol.groups.indices.map({ $0 + 1 }) {
                let path = Array(symbol.groups.prefix(count))
                guard known.insert(path).inserted, let name = path.last else { continue }
                let outer = ([type] + quoted(path.dropLast())).joined(separator: ".")
                lines.append("extension \(outer) { enum \(quoted(name)) {} }")
            }
        }
        for group in Set(symbols.map(\.groups)).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            lines.append("extension \(([type] + quoted(group)).joined(separator: ".")) {")
            lines += symbols.filter { $0.groups == group }.map { "    " + line($0) }
            lines += ["}", ""]
        }
        return lines
    }
}
