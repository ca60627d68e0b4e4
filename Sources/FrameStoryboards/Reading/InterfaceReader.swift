internal import FrameJSON

/// Reads the elements of a file into the values of a document, and collects warnings about the rest.
struct InterfaceReader {
    let file: String
    private let vocabulary: ElementVocabulary
    private(set) var warnings: [InterfaceWarning] = []
    private var warned: Set<String> = []
    /// IDs of all objects, by which connections find them.
    private(set) var ids: Set<String> = []

    init(file: String, vocabulary: ElementVocabulary) {
        self.file = file
        self.vocabulary = vocabulary
    }

    /// Returns the meaning of an element, or `nil` if it is unknown.
    func meaning(of element: Element) -> StructureTable.Meaning? {
        StructureTable.meaning(of: element.name) ?? vocabulary.roles[element.name].map { .object($0) }
    }

    func error(_ element: Element, _ reason: InterfaceError.Reason) -> InterfaceError {
        InterfaceError(file: file, place: element.place, reason)
    }

    func mismatch(_ element: Element, _ expected: String, found: String) -> InterfaceError {
        error(element, .mismatch(expected: expected, found: found))
    }

    mutating func warn(_ place: TextPosition, _ what: String, instead: String) {
        guard warnings.count <= MarkupLimits.warnings, warned.insert(what).inserted else { return }
        let isFull = warnings.count == MarkupLimits.warnings
        warnings.append(
            InterfaceWarning(
                file: file, place: place, what: isFull ? "much that is unknown" : what,
                instead: isFull ? "no more of it is named" : instead))
    }

    mutating func warnOfUnknown(_ element: Element, instead: String) {
        warn(element.place, "unknown element “\(element.name)”", instead: instead)
    }

    mutating func register(_ id: String, _ element: Element) throws(InterfaceError) {
        guard ids.insert(id).inserted else {
            throw error(element, .inconsistent("a second object has the id “\(id)”; each object needs its own"))
        }
    }

    /// Notes the ID of an object that several scenes may contain.
    mutating func noteID(_ id: String) { ids.insert(id) }

    func required(_ name: String, of element: Element) throws(InterfaceError) -> String {
        guard let text = element[name] else {
            throw mismatch(element, "an attribute “\(name)” of “\(element.name)”", found: "none")
        }
        return text
    }

    func flag(_ name: String, of element: Element) throws(InterfaceError) -> Bool? {
        guard let text = element[name] else { return nil }
        switch text {
        case "YES": return true
        case "NO": return false
        default: throw mismatch(element, "YES or NO for “\(name)”", found: "“\(text)”")
        }
    }

    /// Reads a finite number within the range of coordinates.
    func number(_ name: String, of element: Element) throws(InterfaceError) -> Double? {
        guard let text = element[name] else { return nil }
        guard let number = Double(text), number.isFinite, abs(number) <= 1e7 else {
            throw mismatch(element, "a number from -10000000 to 10000000 for “\(name)”", found: "“\(text)”")
        }
        return number
    }

    func integer(_ name: String, of element: Element) throws(InterfaceError) -> Int? {
        guard let number = try number(name, of: element) else { return nil }
        guard let integer = Int(exactly: number) else {
            throw mismatch(element, "a whole number for “\(name)”", found: "“\(element[name] ?? "")”")
        }
        return integer
    }

    /// Reads the name of a case of `Choice`.
    func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ name: String, of element: Element, as type: Choice.Type = Choice.self
    ) throws(InterfaceError) -> Choice? {
        guard let text = element[name] else { return nil }
        guard let choice = Choice(rawValue: text) else {
            let names = Choice.allCases.map(\.rawValue)
            let hint = Spelling.nearest(to: text, among: names).map { "; did you mean “\($0)”?" } ?? ""
            throw mismatch(element, "one of \(Spelling.list(names)) for “\(name)”", found: "“\(text)”\(hint)")
        }
        return choice
    }

    func customClass(of element: Element) -> CustomClass? {
        guard let name = element["customClass"] else { return nil }
        return CustomClass(
            name: name, module: element["customModule"], isOfTarget: element["customModuleProvider"] == "target")
    }

    /// Checks every attribute that the vocabulary declares as a flag or a number.
    func checkAttributes(of element: Element) throws(InterfaceError) {
        for name in element.attributes.keys.sorted() {
            switch vocabulary.forms[name] {
            case .flag?: _ = try flag(name, of: element)
            case .number?: _ = try number(name, of: element)
            case .any?, nil: break
            }
        }
    }
}
