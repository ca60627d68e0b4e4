/// The table of modules in Architecture.md: floors from the bottom up, and the modules that each may import.
struct ModuleTable {
    struct Row {
        let number: Int
        let module: String
        /// Numbers of rows in this table, and names of system modules.
        let mayImport: Set<String>
        /// The modules of ``mayImport`` that importers of the module see as well: `12 (re-exported)`.
        let reexports: Set<String>
    }

    let rows: [Row]

    /// The reason why the table cannot be read.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    /// A cell of the last column contains numbers (`3`), ranges of numbers (`1–10`), and names of C modules and system
    /// modules in backticks. Other words are for readers.
    init(_ page: String) throws {
        guard let table = MarkdownTable(titled: ["#", "module", "purpose", "may import"], in: page) else {
            throw Problem(description: "there is no table titled | # | module | purpose | may import |")
        }
        let heads = try table.rows.map { cells in
            guard cells.count == 4, let number = Int(cells[0]), let module = MarkdownTable.codes(in: cells[1]).first
            else { throw Problem(description: "not a row of the module table: \(cells)") }
            return (number: number, module: module, imports: cells[3])
        }
        rows = heads.map { head in
            var (allowed, exported): (Set<String>, Set<String>) = ([], [])
            for entry in head.imports.matches(of: /(?:`(\w+)`|(\d+)(?:–(\d+))?)( \(re-exported\))?/) {
                var modules = entry.1.map { [String($0)] } ?? []
                if let first = entry.2.flatMap({ Int($0) }) {
                    let last = entry.3.flatMap { Int($0) } ?? first
                    modules = heads.filter { $0.number >= first && $0.number <= last }.map(\.module)
                }
                allowed.formUnion(modules)
                if entry.4 != nil { exported.formUnion(modules) }
            }
            allowed.remove(head.module)
            return Row(number: head.number, module: head.module, mayImport: allowed, reexports: exported)
        }
    }

    func row(of module: String) -> Row? { rows.first { $0.module == module } }
}
