internal import SwiftSyntax

/// Sources of a module during porting, with their index and the edits that rules make.
final class PortJob {
    let units: [SourceUnit]
    private let libraries: [SourceUnit]
    let index: ModuleIndex
    let options: PortOptions
    /// Types of expressions, by file. Each remembers what it found, so that rules can visit several files at once.
    let declaredTypes: [DeclaredType]
    private let outcomes: [Outcome]
    private(set) var messages: [PortMessage] = []
    /// Whether rules are applied to none of the sources.
    private(set) var isRefused = false

    /// Whether the sources or libraries look up methods or properties by name.
    private(set) lazy var looksMembersUp = (sources.map { units[$0.file] } + libraries).contains(
        where: \.looksMembersUp)

    /// Module that is imported in place of Apple's, by file.
    var modules: [Int: String] = [:]

    /// Names of the classes whose `init()` is `required`.
    var madeClasses: Set<String> = []

    /// Whether the sources exchange methods in a supported way.
    var exchangesMethods = false

    /// The files in which closures replace methods of UIKit in a form that the porting step supports.
    var makesMethodsOfClosures: Set<Int> = []

    /// Text to insert before the closing brace of a declaration.
    private var members: [ObjectIdentifier: (body: TypeBody, texts: [String], rules: [String])] = [:]
    /// Text to append to the inheritance clause of a declaration.
    private var conformances: [ObjectIdentifier: (body: TypeBody, names: [String], rule: String)] = [:]

    init(_ units: [SourceUnit], libraries: [SourceUnit], _ options: PortOptions) {
        self.units = units
        self.libraries = libraries
        self.options = options
        index = ModuleIndex(units, libraries: libraries, options)
        declaredTypes = units.map { [index] _ in DeclaredType(index: index) }
        outcomes = units.map { _ in Outcome() }
    }

    /// Whether a library imports a module.
    func librariesImport(_ module: String) -> Bool {
        libraries.contains { unit in
            unit.tree.statements.contains {
                $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module
            }
        }
    }

    /// Edits and messages of a file. Only one thread at a time works on a file.
    private final class Outcome {
        var edits = EditList()
        var messages: [PortMessage] = []
    }

    var edits: [EditList] { outcomes.map(\.edits) }

    /// Files that the rules examine.
    var sources: [(file: Int, tree: SourceFileSyntax)] {
        units.enumerated().filter { $1.isExamined && !$1.isPorted }.map { ($0, $1.tree) }
    }

    /// Applies the rules in order, then writes the additions they collected for types.
    func apply(_ rules: [any PortRule.Type]) {
        if let type = index.classTooDeep, let body = type.main {
            isRefused = true
            report(
                .error, "\(type.name) has \(ModuleIndex.mostSuperclasses) superclasses or more; nothing is ported",
                at: body.group, in: body.file)
            return finish()
        }
        for rule in rules { rule.apply(to: self) }
        finish()
    }

    /// Edits a file. Sources that have already been ported stay unchanged.
    func edit(_ file: Int, _ change: (inout EditList) -> Void) {
        if !units[file].isPorted { change(&outcomes[file].edits) }
    }

    func report(
        _ severity: PortMessage.Severity, _ text: String, at node: some SyntaxProtocol, in file: Int
    ) {
        guard !units[file].isPorted else { return }
        let location = units[file].location(of: node.positionAfterSkippingLeadingTrivia)
        outcomes[file].messages.append(
            PortMessage(
                severity: severity, path: units[file].path, line: location.line, column: location.column, text: text))
    }

    /// Adds a declaration on the last line of the body.
    func add(_ member: String, to body: TypeBody, _ rule: String) {
        let key = ObjectIdentifier(body)
        members[key, default: (body, [], [])].texts.append(member)
        members[key]?.rules.append(rule)
    }

    func add(conformance name: String, to body: TypeBody, _ rule: String) {
        conformances[ObjectIdentifier(body), default: (body, [], rule)].names.append(name)
    }

    /// Writes the additions collected for types.
    private func finish() {
        for (body, texts, rules) in members.values {
            let block = body.group.memberBlock
            let close = block.rightBrace
            // Declarations on one line are separated by a semicolon, which is invalid after a line feed.
            let isOnLineOfLast =
                block.members.last.map { !$0.trailingTrivia.hasLineFeed && !close.leadingTrivia.hasLineFeed } ?? false
            let text = (isOnLineOfLast ? "; " : "") + texts.joined(separator: "; ") + " "
            edit(body.file) {
                $0.insert(text, at: close.positionAfterSkippingLeadingTrivia, rules[0])
            }
        }
        for (body, names, rule) in conformances.values {
            let list = names.joined(separator: ", ")
            edit(body.file) {
                if let last = body.group.inheritanceClause?.inheritedTypes.last {
                    $0.insert(", " + list, at: last.endPositionBeforeTrailingTrivia, rule)
                } else {
                    $0.insert(": " + list, at: body.group.endOfName, rule)
                }
            }
        }
        messages = outcomes.flatMap(\.messages).sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
    }
}

extension Trivia {
    var hasLineFeed: Bool { contains(where: \.isNewline) }
}

extension DeclGroupSyntax {
    /// Position at which to insert an inheritance clause if there is none.
    fileprivate var endOfName: AbsolutePosition {
        if let generic = asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause {
            return generic.endPositionBeforeTrailingTrivia
        }
        if let extended = Syntax(self).as(ExtensionDeclSyntax.self) {
            return extended.extendedType.endPositionBeforeTrailingTrivia
        }
        return asProtocol((any NamedDeclSyntax).self)?.name.endPositionBeforeTrailingTrivia
            ?? memberBlock.positionAfterSkippingLeadingTrivia
    }
}
