/// An `import` line of a source.
struct ImportLine: Hashable {
    let module: String
    /// The access level as written. Without one it is internal, since every target of the package uses
    /// `InternalImportsByDefault`.
    let access: String?
    let isExported: Bool

    /// Parses `@_exported public import struct Foundation.URL` and shorter forms. Returns `nil` for any other line of
    /// code.
    init?(line: Substring) {
        guard line.contains("import") else { return nil }
        var words = line.split { $0 == " " || $0 == "\t" }
        var exported = false
        while let first = words.first, first.hasPrefix("@") {
            exported = exported || first == "@_exported"
            words.removeFirst()
        }
        var access: String?
        if let first = words.first, ["public", "package", "internal", "fileprivate", "private"].contains(first) {
            access = String(first)
            words.removeFirst()
        }
        guard words.first == "import" else { return nil }
        words.removeFirst()
        let kinds: Set<Substring> = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
        if words.count > 1, kinds.contains(words[0]) { words.removeFirst() }
        guard let module = words.first?.split(separator: ".").first else { return nil }
        self.module = String(module.prefix { $0 != ";" })
        self.access = access
        isExported = exported
    }
}
