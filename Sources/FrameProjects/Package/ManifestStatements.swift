internal import FrameJSON

/// The declarations of a package manifest, as far as they can be known without running it.
struct ManifestStatements {
    /// A function that returns one expression.
    struct Function {
        /// Parameters in their order.
        let parameters: [(label: String?, name: String, standard: ManifestValue?)]
        let result: ManifestValue
    }

    /// What is added to a list of the package, such as its targets.
    struct Addition {
        let list: String
        let value: ManifestValue
    }

    fileprivate(set) var package: ManifestCall?
    fileprivate(set) var values: [String: ManifestValue] = [:]
    fileprivate(set) var functions: [String: Function] = [:]
    fileprivate(set) var additions: [Addition] = []
}

extension ManifestScanner {
    /// Returns the arguments of the first call of `Package`, with what the manifest adds to its lists.
    mutating func package() throws(Problem) -> ManifestCall {
        var statements = ManifestStatements()
        while position < bytes.count { try read(into: &statements) }
        guard let package = statements.package else {
            throw Problem(offset: 0, message: "expected a call of Package(name:…)")
        }
        var evaluation = ManifestEvaluation(statements)
        return evaluation.package(package)
    }

    /// Reads a statement, or skips one byte.
    private mutating func read(into statements: inout ManifestStatements) throws(Problem) {
        if try skipBlankOrText() { return }
        guard isWord(position) else { return position += 1 }
        let start = position
        switch word() {
        case "Package":
            try skipBlank()
            guard statements.package == nil, next == UInt8(ascii: "(") else { return }
            statements.package = try call("Package", from: start)
        case "let", "var": try declaration(&statements)
        case "func": try function(&statements)
        case "for": try loop(&statements)
        case "package": try addition(&statements)
        default: return
        }
    }

    private mutating func skip(_ text: String) throws(Problem) -> Bool {
        try skipBlank()
        guard bytes[position...].starts(with: text.utf8) else { return false }
        position += text.utf8.count
        return true
    }

    /// Reads `name: Type = value`.
    private mutating func declaration(_ statements: inout ManifestStatements) throws(Problem) {
        try skipBlank()
        let name = word()
        if try skip(":") { try skipType() }
        guard try skip("="), !isPackage() else { return }
        statements.values[name] = try statement()
    }

    /// Whether a call of `Package` follows.
    private mutating func isPackage() -> Bool {
        let start = position
        defer { position = start }
        guard (try? skipBlank()) != nil else { return false }
        return bytes[position...].starts(with: "Package".utf8) && !isWord(position + 7)
    }

    /// Skips a type up to its value, the next parameter or the end of the line.
    private mutating func skipType() throws(Problem) {
        var open = 0
        while let byte = next {
            if open == 0, "=,){\n".utf8.contains(byte) { return }
            if "([".utf8.contains(byte) { open += 1 }
            if ")]".utf8.contains(byte) { open -= 1 }
            position += 1
        }
    }

    /// Reads a value that ends with its statement rather than with a comma or bracket.
    private mutating func statement() throws(Problem) -> ManifestValue {
        let start = position
        let value = try sum()
        while let byte = next, byte == 0x20 || byte == 0x09 { position += 1 }
        // In `a ? b : c` and `a == b`, an operator follows.
        guard let byte = next, !"\n\r;}/".utf8.contains(byte) else { return value }
        return .computed(offset: start)
    }

    /// Reads `name(label name: Type = value, …) -> Type { return result }`.
    private mutating func function(_ statements: inout ManifestStatements) throws(Problem) {
        try skipBlank()
        let name = word()
        guard try skip("(") else { return }
        var parameters: [(label: String?, name: String, standard: ManifestValue?)] = []
        while try !skip(")") {
            try skipBlank()
            let first = word()
            try skipBlank()
            let second = word()
            guard !first.isEmpty, try skip(":") else { return }
            try skipType()
            let standard = try skip("=") ? try sum() : nil
            parameters.append((first == "_" ? nil : first, second.isEmpty ? first : second, standard))
            _ = try skip(",")
        }
        if try skip("->") { try skipType() }
        guard try skip("{") else { return }
        let body = position
        let result = try result()
        guard try skip("}") else { return position = body }
        statements.functions[name] = ManifestStatements.Function(parameters: parameters, result: result)
    }

    /// Reads `name in list { package.targets.append(value) }`.
    private mutating func loop(_ statements: inout ManifestStatements) throws(Problem) {
        try skipBlank()
        let (start, name) = (position, word())
        guard try skip("in"), !isWord(position) else { return }
        let list = try sum()
        guard try skip("{") else { return }
        try enter()
        defer { depth -= 1 }
        var inner = ManifestStatements()
        while try !skip("}") {
            guard position < bytes.count, next != UInt8(ascii: "{") else { return }
            try read(into: &inner)
        }
        for addition in inner.additions {
            let single = ManifestValue.mapped(list, parameter: name, result: addition.value, offset: start)
            statements.additions.append(ManifestStatements.Addition(list: addition.list, value: .flat(single)))
        }
    }

    /// Reads `.targets += list`, `.targets.append(value)` and `.targets.append(contentsOf: list)`.
    private mutating func addition(_ statements: inout ManifestStatements) throws(Problem) {
        guard try skip(".") else { return }
        let list = word()
        let value: ManifestValue
        if try skip("+=") {
            value = try sum()
        } else {
            let start = position
            guard try skip(".append") else { return }
            try skipBlank()
            guard next == UInt8(ascii: "(") else { return }
            let call = try call("append", from: start)
            if let element = call.first {
                value = .list([element])
            } else if let elements = call["contentsOf"] {
                value = elements
            } else {
                return
            }
        }
        statements.additions.append(ManifestStatements.Addition(list: list, value: value))
    }
}
