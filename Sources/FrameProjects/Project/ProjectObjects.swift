/// The objects of a project file, by identifier.
struct ProjectObjects {
    let file: PropertyFile
    private let table: PropertyTable
    /// Identifiers in file order, by the class of their objects.
    private let kinds: [String: [String]]

    init(_ file: PropertyFile) throws(ProjectError) {
        self.file = file
        guard case .table(let table)? = file.root["objects"]?.value else {
            throw file.error(
                "expected a dictionary of objects; restore the file", at: file.root["objects"], key: "objects")
        }
        self.table = table
        kinds = Dictionary(grouping: table.keys) { key in
            if case .table(let fields)? = table[key]?.value { fields.text("isa") ?? "" } else { "" }
        }
    }

    var identifiers: [String] { table.keys }

    /// Returns an object, or `nil` if there is none. Xcode leaves identifiers of removed objects in lists.
    func object(_ identifier: String) -> ProjectObject? {
        guard let node = table[identifier], case .table(let fields) = node.value else { return nil }
        return ProjectObject(identifier: identifier, fields: fields, node: node, file: file)
    }

    /// Returns the existing objects that a list names.
    func objects(_ key: String, of object: ProjectObject) throws(ProjectError) -> [ProjectObject] {
        try object.list(key).compactMap { self.object($0) }
    }

    func object(_ key: String, of object: ProjectObject) throws(ProjectError) -> ProjectObject? {
        try object.text(key).flatMap { self.object($0) }
    }

    func all(_ kind: String) -> [ProjectObject] {
        (kinds[kind] ?? []).compactMap { object($0) }
    }
}

/// One object of a project file.
struct ProjectObject {
    let identifier: String
    fileprivate let fields: PropertyTable
    fileprivate let node: PropertyNode
    fileprivate let file: PropertyFile

    /// Class of the object, such as `PBXNativeTarget`.
    var kind: String { fields.text("isa") ?? "" }

    /// Returns a text, or `nil` if the field is missing.
    func text(_ key: String) throws(ProjectError) -> String? {
        guard let field = fields[key] else { return nil }
        guard case .text(let text) = field.value else {
            throw error("expected a text, found \(field.value.summary)", key)
        }
        return text
    }

    /// Returns a list; empty if the field is missing.
    func list(_ key: String) throws(ProjectError) -> [String] {
        guard let field = fields[key] else { return [] }
        guard case .list(let elements) = field.value else {
            throw error("expected a list, found \(field.value.summary)", key)
        }
        return elements.compactMap { if case .text(let text) = $0.value { text } else { nil } }
    }

    func table(_ key: String) throws(ProjectError) -> PropertyTable {
        guard let field = fields[key] else { return PropertyTable() }
        guard case .table(let table) = field.value else {
            throw error("expected a dictionary, found \(field.value.summary)", key)
        }
        return table
    }

    /// Returns an error without a position, because computing one requires reading the whole file.
    func errorWithoutPosition(_ message: String) -> ProjectError {
        ProjectError(file: file.path, key: "objects.\(identifier)", message)
    }

    /// - Parameter key: Key of the field with the problem; `nil` for the object.
    func error(_ message: String, _ key: String? = nil) -> ProjectError {
        file.error(
            message, at: key.flatMap { fields[$0] } ?? node, key: "objects.\(identifier)" + (key.map { "." + $0 } ?? "")
        )
    }
}
