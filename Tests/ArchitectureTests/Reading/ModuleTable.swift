/// The table of modules in Architecture.md: floors from the bottom up, and the modules that each may import.
struct ModuleTable {
    struct Row {
        let number: Int
        let module: String
        /// Numbers of rows in this table, and names of system modules.
        let mayImport: Set<String>
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
            var allowed = Set(MarkdownTable.codes(in: head.imports))
            for part in head.imports.split(whereSeparator: { " ,;()".contains($0) }) {
                let ends = part.split(separator: "–").compactMap { Int($0) }
                guard let first = ends.first, let last = ends.last, first <= last else { continue }
                allowed.formUnion(heads.filter { (first...last).contains($0.number) }.map(\.module))
            }
            allowed.remove(head.module)
            return Row(number: head.number, module: head.module, mayImport: allowed)
        }
    }

    func row(of module: String) -> Row? { rows.first { $0.module == module } }
}
