import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport

@testable import FramePort

/// The facts about UIKit and the modules below it that the porting step needs, read from their sources: classes with
/// their superclasses, and protocols with the defaults of their optional requirements.
enum FrameworkSurvey {
    /// The folders of UIKit and the modules below it, whose declarations applications see.
    static let folders = Result {
        let sources = Repository.root.appending(path: "Sources", directoryHint: .isDirectory)
        return try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
            .filter { folder in
                ["CoreGraphics", "QuartzCore", "UIKit"].contains { folder.lastPathComponent.hasPrefix($0) }
            }
            .sorted { $0.path < $1.path }
    }

    /// The texts of their sources, in order of their paths.
    static var sources: [String] { get throws { try texts.get() } }

    private static let texts = Result {
        let files = try folders.get().flatMap { folder in
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
                .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path } ?? []
        }
        return try files.map { try String(contentsOf: $0, encoding: .utf8) }
    }

    private static let trees = Result { try texts.get().map { Parser.parse(source: $0) } }

    /// The text that ``Framework`` reads.
    static var text: String {
        get throws {
            let (interface, members) = (try interface, try members)
            let known = Set((interface + members).compactMap { $0.firstMatch(of: /^(?:class |protocol )?(\w+)/)?.1 })
            let others = try names.filter { !known.contains($0[...]) }
            return [interface, members, others].map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
        }
    }

    private static var interface: [String] {
        get throws {
            let survey = Survey(viewMode: .sourceAccurate)
            for tree in try trees.get() { survey.walk(tree) }
            let protocols = survey.protocols.sorted { $0.name < $1.name }.flatMap { name, line in
                [line] + (survey.defaults[name].map { ["extension \(name) {"] + $0 + ["}"] } ?? [])
            }
            return survey.classes.sorted() + protocols
        }
    }

    /// Names of public declarations outside of types, with the prefixes of UIKit, Core Animation and Core Graphics,
    /// sorted.
    static var names: [String] {
        get throws {
            var names: Set<String> = []
            for statement in try trees.get().flatMap(\.statements) {
                guard let declaration = statement.item.as(DeclSyntax.self),
                    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers,
                    Access(modifiers) == .public
                else { continue }
                if let named = declaration.asProtocol((any NamedDeclSyntax).self) { names.insert(named.name.text) }
                for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
                    names.insert(binding.pattern.trimmedDescription)
                }
            }
            return names.filter { name in Framework.prefixes.contains { name.hasPrefix($0) } }.sorted()
        }
    }

    /// Lines `UIView: addSubview() alpha …` with the public members of each type that the modules declare, also of nested
    /// types, sorted; first a line `*` with those of all protocols.
    private static var members: [String] {
        get throws {
            let survey = MemberSurvey(viewMode: .sourceAccurate)
            for tree in try trees.get() { survey.walk(tree) }
            survey.members["*"] = survey.protocols.reduce([]) { $0.union(survey.members[$1] ?? []) }
            return survey.members.filter { $0.key == "*" || survey.types.contains($0.key) }.map { type, names in
                "\(type): \(names.sorted().joined(separator: " "))"
            }.sorted()
        }
    }

    private final class MemberSurvey: SyntaxVisitor {
        var members: [String: Set<String>] = [:]
        /// The types that the modules declare rather than extend.
        var types: Set<String> = []
        var protocols: Set<String> = []
        private var around: [(name: String, isPublic: Bool, areMembersPublic: Bool)] = []

        private func begin(_ node: some DeclGroupSyntax, _ name: String, areMembersPublic: Bool = false)
            -> SyntaxVisitorContinueKind
        {
            let isPublic = Access(node.modifiers) == .public || around.last?.areMembersPublic == true
            let isExtension = node.is(ExtensionDeclSyntax.self)
            if !isExtension, isPublic { add([name]) }
            let path = (isExtension ? nil : around.last?.name).map { "\($0).\(name)" } ?? name
            if node.is(ProtocolDeclSyntax.self) {
                protocols.insert(path)
            } else if !isExtension, isPublic {
                types.insert(path)
                members[path, default: []].formUnion([])
            }
            around.append((path, isPublic, isPublic && areMembersPublic))
            return .visitChildren
        }

        private func add(_ names: [String]) {
            guard let type = around.last?.name else { return }
            members[type, default: []].formUnion(names.map { $0.replacing("`", with: "") })
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name.text) }
        override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name.text) }
        override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name.text) }
        override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }
        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            begin(node, node.name.text, areMembersPublic: true)
        }
        override func visitPost(_ node: ProtocolDeclSyntax) { around.removeLast() }
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            begin(node, node.extendedType.trimmedDescription, areMembersPublic: true)
        }
        override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

        private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
            Access(modifiers) == .public || around.last?.areMembersPublic == true
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            if isPublic(node.modifiers), !node.attributes.areHidden { add([node.name.text + "()"]) }
            return .skipChildren
        }
        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            if isPublic(node.modifiers), !node.attributes.areHidden {
                add(node.bindings.map(\.pattern.trimmedDescription))
            }
            return .skipChildren
        }
        override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
            if isPublic(node.modifiers) { add([node.name.text]) }
            return .skipChildren
        }
        override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
            if around.last?.isPublic == true { add(node.elements.map(\.name.text)) }
            return .skipChildren
        }
        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }

    private final class Survey: SyntaxVisitor {
        var classes: [String] = []
        var protocols: [(name: String, line: String)] = []
        var defaults: [String: [String]] = [:]

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            if Access(node.modifiers) == .public {
                let above = node.inheritanceClause.map {
                    ": " + $0.inheritedTypes.map { $0.type.inOneLine }.joined(separator: ", ")
                }
                let parameters = node.genericParameterClause?.inOneLine ?? ""
                classes.append("class \(node.name.text)\(parameters)\(above ?? "") {}")
            }
            return .skipChildren
        }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            if Access(node.modifiers) == .public {
                let above = node.inheritanceClause.map {
                    ": " + $0.inheritedTypes.map { $0.type.inOneLine }.joined(separator: ", ")
                }
                protocols.append((node.name.text, "protocol \(node.name.text)\(above ?? "") {}"))
            }
            return .skipChildren
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            let name = node.extendedType.trimmedDescription
            for member in node.memberBlock.members {
                // Optional requirements have a default of one expression. Other functions are not requirements.
                if let function = member.decl.as(FunctionDeclSyntax.self), Access(function.modifiers) == .public,
                    (function.body?.statements.count ?? 0) <= 1 || FrameworkSurvey.bodies[function.name.text] != nil
                {
                    let body =
                        FrameworkSurvey.bodies[function.name.text] ?? FrameworkSurvey.forward(function)
                        ?? function.body?.inOneLine ?? "{}"
                    defaults[name, default: []].append(
                        "    func \(function.name.text)\(function.signature.inOneLine) \(body)")
                }
                if let variable = member.decl.as(VariableDeclSyntax.self), Access(variable.modifiers) == .public {
                    defaults[name, default: []].append("    var \(variable.bindings.inOneLine)")
                }
            }
            return .skipChildren
        }
    }

    /// What only UIKit sees of the defaults of lists and pickers. Applications ask a delegate without methods instead.
    private static let hidden = ["answers", "MissingSupplementaryView", "PickerLabel", "sizeWithoutDelegate"]

    /// Returns a body that asks a delegate without methods, if the function's own uses declarations visible only in UIKit.
    private static func forward(_ function: FunctionDeclSyntax) -> String? {
        let tokens = function.body?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
        guard tokens.contains(where: hidden.contains) else { return nil }
        let arguments = function.signature.parameterClause.parameters.map { parameter in
            let name = parameter.secondName ?? parameter.firstName
            return parameter.firstName.text == "_" ? name.text : "\(parameter.firstName.text): \(name.text)"
        }
        return "{ _DefaultDelegate().\(function.name.text)(\(arguments.joined(separator: ", "))) }"
    }

    /// Replacements for defaults that use declarations visible only in UIKit, for objects that implement no optional
    /// requirement.
    private static let bodies = [
        "interruptibleAnimator":
            "{ final class Absent: NSObject, UIViewControllerAnimatedTransitioning { "
            + "func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }; "
            + "func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {} }; "
            + "return Absent().interruptibleAnimator(using: transitionContext) }"
    ]
}

extension AttributeListSyntax {
    /// Whether applications do not see the declaration, which only parts of UIKit override.
    fileprivate var areHidden: Bool {
        contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_spi" }
    }
}
