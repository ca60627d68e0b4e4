import Testing

/// The folders of one module, each allowed to use itself and the ones before it.
struct FolderOrder: CustomTestStringConvertible {
    let module: String
    /// From the base up; `Text/Runs` may be apart from `Text`.
    let folders: [String]
    /// References that have to run upward.
    let permitted: [Permission]

    init(_ module: String, _ folders: [String], permitted: [Permission] = []) {
        self.module = module
        self.folders = folders
        self.permitted = permitted
    }

    var testDescription: String { module }

    /// Back references from one folder to another that are allowed to stay.
    struct Permission {
        let from: String
        let to: String
        /// The number of distinct declarations of `to` that files of `from` refer to.
        let budget: Int
        let reason: String

        init(_ from: String, _ to: String, _ budget: Int, _ reason: String) {
            self.from = from
            self.to = to
            self.budget = budget
            self.reason = reason
        }
    }

    /// References from a folder to one that is listed after it.
    struct BackArrow {
        let from: String
        let to: String
        /// Of the declarations referred to, with the files that refer to each; sorted.
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
