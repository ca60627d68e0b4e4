import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@testable import FramePort

/// Members of open classes that applications override on Apple's platforms are open here, and stand in the body of the
/// class, since members of an extension cannot be overridden. Exceptions are marked at the member or at the declaration
/// around it: `// Not overridable: reason`.
@Suite struct OverridabilityTests {
    /// The folders of UIKit's modules.
    private static func folders() throws -> [URL] {
        let sources = Repository.root.appending(path: "Sources", directoryHint: .isDirectory)
        return try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasPrefix("UIKit") }
    }

    @Test func membersOfOpenClassesAreOpen() throws {
        let survey = try OverridabilitySurvey(of: Self.folders())
        #expect(survey.openClasses.isSuperset(of: ["UIView", "UIFontPickerViewController.Configuration"]))
        #expect(survey.openMembers.isSuperset(of: ["UIView.layoutSubviews", "UIView.minimumContentSizeCategory"]))
        #expect(survey.openMembers.count > 2000 && survey.marked.count > 20)
        for member in survey.closed.subtracting(survey.marked).sorted() {
            Issue.record(
                "\(member) is public and cannot be overridden: make it open in the class, or mark it // Not overridable: reason"
            )
        }
    }

    @Test func closedMembersAreFound() {
        let survey = OverridabilitySurvey(
            """
            open class A {
                public func one() {}
                public static let two = 2
                public let three = 3
                open var four: Int { 4 }
                // Not overridable: UIKit makes it.
                /// Five.
                public class var five: Int { 5 }
                func six() {}
                public init() {}
                open class B { public internal(set) var seven = 7 }
            }
            extension A { public subscript(eight: Int) -> Int { 8 } }
            extension A.B { public final func nine() {} }
            // Not overridable: it is generic.
            extension A { public func ten<C>(_ c: C) {} }
            public class D { public func eleven() {} }
            public extension A { func twelve() {} }
            """)
        #expect(survey.closed == ["A.one", "A.five", "A.B.seven", "A.subscript", "A.B.nine", "A.ten", "A.twelve"])
        #expect(survey.marked == ["A.five", "A.ten"])
        #expect(survey.openMembers == ["A.four"])
    }
}

/// The public members of open classes that subclasses of other modules might override.
private final class OverridabilitySurvey: SyntaxVisitor {
    private(set) var openClasses: Set<String> = []
    private(set) var openMembers: Set<String> = []
    /// The members that are public but not open.
    private(set) var closed: Set<String> = []
    /// The members of ``closed`` that state a reason.
    private(set) var marked: Set<String> = []
    private var around: [(name: String, isMarked: Bool, isPublic: Bool)] = []

    init(of folders: [URL]) throws {
        super.init(viewMode: .sourceAccurate)
        let files = folders.flatMap { folder in
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        }
        let trees = try files.filter { $0.pathExtension == "swift" }.map { file in
            Parser.parse(source: try String(contentsOf: file, encoding: .utf8))
        }
        survey(trees)
    }

    init(_ source: String) {
        super.init(viewMode: .sourceAccurate)
        survey([Parser.parse(source: source)])
    }

    /// Classes are known before members, which may be in other files.
    private func survey(_ trees: [SourceFileSyntax]) {
        let classes = ClassSurvey(viewMode: .sourceAccurate)
        for tree in trees { classes.walk(tree) }
        openClasses = classes.open
        for tree in trees { walk(tree) }
    }

    private func begin(_ node: some DeclGroupSyntax, _ name: String) -> SyntaxVisitorContinueKind {
        let isExtension = node.is(ExtensionDeclSyntax.self)
        let path = (isExtension ? nil : around.last?.name).map { "\($0).\(name)" } ?? name
        around.append((path, Self.isMarked(node), isExtension && node.modifiers.has("public")))
        return .visitChildren
    }

    private static func isMarked(_ node: some SyntaxProtocol) -> Bool {
        node.leadingTrivia.description.contains(/\/\/ Not overridable: \S/)
    }

    private func note(_ name: String, _ node: some WithModifiersSyntax) -> SyntaxVisitorContinueKind {
        guard let type = around.last, openClasses.contains(type.name),
            Access(node.modifiers) == .public || type.isPublic,
            !["static", "override"].contains(where: node.modifiers.has)
        else { return .skipChildren }
        let member = "\(type.name).\(name.trimmingBackticks)"
        if node.modifiers.has("open") {
            openMembers.insert(member)
        } else {
            closed.insert(member)
            if type.isMarked || Self.isMarked(node) { marked.insert(member) }
        }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node, node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name.text, node) }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { note("subscript", node) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        // A constant is never overridden.
        guard node.bindingSpecifier.tokenKind == .keyword(.var) else { return .skipChildren }
        for binding in node.bindings { _ = note(binding.pattern.trimmedDescription, node) }
        return .skipChildren
    }

    private final class ClassSurvey: SyntaxVisitor {
        var open: Set<String> = []
        private var around: [String] = []

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            around.append(node.name.text)
            if node.modifiers.has("open") { open.insert(around.joined(separator: ".")) }
            return .visitChildren
        }
        override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            around.append(node.name.text)
            return .visitChildren
        }
        override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            around.append(node.extendedType.trimmedDescription)
            return .visitChildren
        }
        override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }
        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
