internal import SwiftSyntax

/// Lets closures be the code of UIKit's methods.
///
///     extension UIViewController {
///         @_dynamicReplacement(for: viewDidLoad()) func calling_UIViewController_viewDidLoad() {
///             guard let code = _closure(of: …) else { return viewDidLoad() }
///             return code._call(self)
///         }
///     }
///
/// The methods are those named by selectors in the files that make code of closures.
enum ClosureCodeRule: PortRule {
    private static let name = "closures as methods"
    static let function: StaticString = "imp_implementationWithBlock"

    /// The types of the parameters of methods that take any.
    private static let parameters: [String: [String]] = [
        "viewWillAppear(_:)": ["Bool"], "viewIsAppearing(_:)": ["Bool"], "viewDidAppear(_:)": ["Bool"],
        "viewWillDisappear(_:)": ["Bool"], "viewDidDisappear(_:)": ["Bool"],
        "touchesBegan(_:with:)": ["Set<UITouch>", "UIEvent?"], "touchesMoved(_:with:)": ["Set<UITouch>", "UIEvent?"],
        "touchesEnded(_:with:)": ["Set<UITouch>", "UIEvent?"],
        "touchesCancelled(_:with:)": ["Set<UITouch>", "UIEvent?"],
        "sendEvent(_:)": ["UIEvent"], "draw(_:)": ["CGRect"], "didMove(toParent:)": ["UIViewController?"],
        "willMove(toParent:)": ["UIViewController?"], "willMove(toWindow:)": ["UIWindow?"],
        "willMove(toSuperview:)": ["UIView?"], "traitCollectionDidChange(_:)": ["UITraitCollection?"],
        "addSubview(_:)": ["UIView"],
    ]

    static func apply(to job: PortJob) {
        let files = job.sources.filter { job.units[$0.file].contains(function) }
        var known: Set<String> = []
        for (file, tree) in files {
            let finder = MethodFinder(job, file)
            finder.walk(tree)
            job.makesMethodsOfClosures.formUnion(finder.found.isEmpty ? [] : [file])
            for (owner, method, item) in finder.found where known.insert(owner + "." + method.reference).inserted {
                job.edit(file) {
                    $0.insert(caller(of: method, in: owner), at: item.endPositionBeforeTrailingTrivia, name)
                }
            }
        }
        Visitor.walk(job, mentioning: [function])
    }

    /// Returns a replacement that calls the closure that is the code of the method.
    private static func caller(of method: MethodName, in owner: String) -> String {
        let types = parameters[method.reference] ?? []
        let base = "calling_\(owner)_\(method.base)"
        let names = types.indices.map { "a\($0)" }
        let declared = zip(zip(method.labels, names), types).map { "\($0.0) \($0.1): \($1)" }.joined(separator: ", ")
        let passed = zip(method.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
        let reference = base + method.reference.dropFirst(method.base.count)
        let selector = AppleSelectors.name(of: method)
        return
            "; extension \(owner) { @_dynamicReplacement(for: \(method.base)(\(method.labels.map { $0 + ":" }.joined()))) "
            + "func \(base)(\(declared)) { guard let code = _closure(of: Selector(\"\(selector)\"), "
            + "calledBy: Selector(\"\(base)\", \(owner).\(reference)), of: self) "
            + "else { return \(method.base)(\(passed)) }; return code._call(\((["self"] + names).joined(separator: ", "))) } }"
    }

    /// Finds selectors of UIKit methods that can be replaced.
    private final class MethodFinder: RuleVisitor {
        private(set) var found: [(owner: String, method: MethodName, item: CodeBlockItemSyntax)] = []

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.macroName.text == "selector", node.arguments.first?.label == nil,
                let expression = node.arguments.first?.expression
            else { return .visitChildren }
            let member = expression.as(MemberAccessExprSyntax.self)
            guard let reference = member?.declName ?? expression.as(DeclReferenceExprSyntax.self) else {
                return .skipChildren
            }
            let written = member?.base?.trimmedDescription
            let name = written.flatMap { ["self", "Self", "super"].contains($0) ? nil : $0 } ?? node.typeAround
            guard let type = name.flatMap({ job.index.type($0, in: node.typeAround) }), let item = node.outermostItem
            else { return .skipChildren }
            let labels = reference.argumentNames?.arguments.map(\.name.text)
            for owner in [type] + job.index.superclasses(of: type) {
                let method = ReplaceableMethods.all[owner.name]?.first { method in
                    method.base == reference.baseName.text && (labels == nil || labels == method.labels)
                        && (method.labels.isEmpty || parameters[method.reference] != nil)
                }
                guard let method else { continue }
                found.append((owner.name, method, item))
                break
            }
            return .skipChildren
        }
    }

    /// Passes closures themselves, in place of objects made of them.
    private final class Visitor: RuleVisitor {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.calledExpression.trimmedDescription == ClosureCodeRule.function.description,
                let argument = node.arguments.first?.expression
            else { return .visitChildren }
            if let call = argument.as(FunctionCallExprSyntax.self), let closure = call.arguments.first?.expression,
                call.calledExpression.trimmedDescription == "unsafeBitCast"
            {
                remove(around: closure, in: argument)
            } else if let sequence = argument.as(SequenceExprSyntax.self), let closure = sequence.elements.first,
                sequence.elements.last?.trimmedDescription == "AnyObject"
            {
                remove(around: closure, in: argument)
            }
            return .visitChildren
        }

        private func remove(around closure: ExprSyntax, in argument: ExprSyntax) {
            job.edit(file) {
                $0.replace(
                    argument.positionAfterSkippingLeadingTrivia..<closure.positionAfterSkippingLeadingTrivia, with: "",
                    name)
                $0.replace(
                    closure.endPositionBeforeTrailingTrivia..<argument.endPositionBeforeTrailingTrivia, with: "", name)
            }
        }
    }
}

extension SyntaxProtocol {
    /// The item of the file, or of a condition in it, that contains the node.
    fileprivate var outermostItem: CodeBlockItemSyntax? {
        var found: CodeBlockItemSyntax?
        var node = Syntax(self)
        while let parent = node.parent {
            if let item = node.as(CodeBlockItemSyntax.self), !item.item.is(IfConfigDeclSyntax.self) { found = item }
            node = parent
        }
        return found
    }
}
