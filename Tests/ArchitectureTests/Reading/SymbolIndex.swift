import Foundation
import TestSupport

/// The declarations and references of each source of a module, with resolved types, from the index that the compiler
/// writes beside the products of a debug build.
struct SymbolIndex {
    struct Symbol: Hashable {
        /// The identifier, which is unique in a program, including overloads.
        let identifier: String
        /// The name, such as `layoutIfNeeded()` or `init(frame:)`.
        let name: String
    }

    /// The path of the source that declares a symbol, by the symbol's identifier.
    private(set) var declarations: [String: String] = [:]
    /// The references by path of the source, from the repository's root.
    private(set) var references: [String: Set<Symbol>] = [:]

    /// Sources from an earlier build that have since been deleted are left out.
    ///
    /// - Throws: ``IndexStore/Failure``.
    init(of module: String, in store: IndexStore) throws {
        let folder = Repository.root.path + "/"
        for unit in try store.units(of: module) {
            guard unit.source.hasPrefix(folder), FileManager.default.fileExists(atPath: unit.source) else { continue }
            let path = String(unit.source.dropFirst(folder.count))
            for symbol in try store.symbols(of: unit) {
                let named = Symbol(identifier: symbol.identifier, name: symbol.name)
                if symbol.isDeclared { declarations[symbol.identifier] = path }
                if symbol.isReferenced { references[path, default: []].insert(named) }
            }
        }
    }

    /// The indexes by module, each read once. The largest takes half a second.
    private static let all = Result {
        let store = try IndexStore()
        return try Dictionary(
            uniqueKeysWithValues: FolderOrderTests.orders.map { ($0.module, try SymbolIndex(of: $0.module, in: store)) }
        )
    }

    static func of(_ module: String) throws -> SymbolIndex? { try all.get()[module] }
}
