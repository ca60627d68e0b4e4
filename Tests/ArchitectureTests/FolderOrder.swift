import Testing

/// The folders of one module, each allowed to use itself and those before it.
///
/// A module has an order if its landing page states one, in a paragraph that begins with `Folder order:`.
struct FolderOrder: CustomTestStringConvertible {
    let module: String
    /// The folders from the base up; `Text/Runs` may be separate from `Text`. `.` stands for files directly in the
    /// module's folder.
    let folders: [String]

    init(_ module: String, _ folders: [String]) {
        self.module = module
        self.folders = folders
    }

    /// - Parameter page: A landing page.
    init?(_ page: Page) {
        let paragraphs = page.text.split(separator: "\n\n")
        guard let order = paragraphs.first(where: { $0.hasPrefix("Folder order: ") }) else { return nil }
        self.init(page.name, MarkdownTable.codes(in: String(order)).map { String($0.dropLast()) })
    }

    var testDescription: String { module }

    /// References from a folder to one that is listed after it.
    struct BackArrow {
        let from: String
        let to: String
        /// Declarations referred to, with the files that refer to each; sorted.
        let names: [String]
    }

    /// The index in ``folders`` of the longest entry that holds the file, `nil` if none does.
    ///
    /// - Parameter path: From the repository's root.
    func home(of path: String) -> Int? {
        let parts = path.split(separator: "/").dropFirst(2).dropLast()
        for length in stride(from: parts.count, to: 0, by: -1) {
            if let rank = folders.firstIndex(of: parts.prefix(length).joined(separator: "/")) { return rank }
        }
        return parts.isEmpty ? folders.firstIndex(of: ".") : nil
    }

    func backArrows(in index: SymbolIndex) -> [BackArrow] {
        var found: [[Int]: [SymbolIndex.Symbol: [String]]] = [:]
        for (path, symbols) in index.references {
            guard let rank = home(of: path) else { continue }
            let file = String(path.split(separator: "/").last ?? "")
            for symbol in symbols {
                guard let target = index.declarations[symbol.identifier].flatMap(home), target > rank else { continue }
                found[[rank, target], default: [:]][symbol, default: []].append(file)
            }
        }
        return found.map { ranks, symbols in
            BackArrow(
                from: folders[ranks[0]], to: folders[ranks[1]],
                names: symbols.map { "\($0.name) (\($1.sorted().joined(separator: ", ")))" }.sorted())
        }
    }
}
