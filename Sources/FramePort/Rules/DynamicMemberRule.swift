internal import SwiftSyntax

/// Ports members looked up on `AnyObject`, which only the Objective-C runtime can find. Optional methods that a single
/// protocol of the module declares are called after a cast to that protocol, and `isEqual(_:)` is called on an
/// `NSObject`; all others are reported.
enum DynamicMemberRule: PortRule {
    static func apply(to job: PortJob) {
        Visitor.walk(job)
    }

    private final class Visitor: RuleVisitor {
        private lazy var types = DeclaredType(index: job.index)

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            guard let base = node.base, node.declName.baseName.text != "self", types.name(of: base) == "AnyObject",
                !types.isOptional(base)
            else { return .visitChildren }
            if let owner = owner(ofOptional: node) {
                cast(base, to: owner)
                return .visitChildren
            }
            if let call = comparison(by: node) {
                compare(base, in: call)
                return .visitChildren
            }
            job.report(
                .error,
                "“\(node.declName.baseName.text)” is looked up on AnyObject, which has no members here; cast to the class or "
                    + "protocol that declares it",
                at: node.declName, in: file)
            return .visitChildren
        }

        /// Returns the only protocol with an optional method that `x.f?()` can refer to.
        private func owner(ofOptional node: MemberAccessExprSyntax) -> TypeEntry? {
            guard node.parent?.is(OptionalChainingExprSyntax.self) == true,
                let call = node.parent?.parent?.as(FunctionCallExprSyntax.self)
            else { return nil }
            let owners = (job.index.optionalByName[node.declName.baseName.text.trimmingBackticks] ?? [])
                .filter { !$0.isProperty && $0.name.accepts(call) }.map(\.owner)
            guard let owner = owners.first, owners.allSatisfy({ $0 === owner }) else { return nil }
            return owner
        }

        /// Returns the call `x.isEqual(y)`, which any Objective-C object accepts.
        private func comparison(by node: MemberAccessExprSyntax) -> FunctionCallExprSyntax? {
            guard node.declName.baseName.text == "isEqual",
                let call = node.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
                call.arguments.first?.label == nil
            else { return nil }
            return call
        }

        /// Replaces `x.isEqual(y)` with `((x as? NSObject)?.isEqual(y) == true)`.
        private func compare(_ object: ExprSyntax, in call: FunctionCallExprSyntax) {
            job.edit(file) {
                $0.insert("((", at: object.positionAfterSkippingLeadingTrivia, "cast")
                $0.insert(" as? NSObject)?", at: object.endPositionBeforeTrailingTrivia, "cast")
                $0.insert(" == true)", at: call.endPositionBeforeTrailingTrivia, "cast")
            }
        }

        /// Replaces `x` and `x?` with `(x as? Owner)?`.
        private func cast(_ base: ExprSyntax, to owner: TypeEntry) {
            let chained = base.as(OptionalChainingExprSyntax.self)
            let object = chained?.expression ?? base
            job.edit(file) {
                $0.insert("(", at: object.positionAfterSkippingLeadingTrivia, "cast")
                $0.insert(
                    " as? \(owner.name))" + (chained == nil ? "?" : ""), at: object.endPositionBeforeTrailingTrivia,
                    "cast")
            }
        }
    }
}
