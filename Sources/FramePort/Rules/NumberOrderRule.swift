internal import SwiftSyntax

/// Makes an operator `<` of numbers a member of their class. Foundation declares one on Linux, which it hides only as a
/// member, and none on Apple's systems.
///
///     extension NSNumber { static func < (left: NSNumber, right: NSNumber) -> Bool { … } }
enum NumberOrderRule: PortRule {
    private static let name = "order of numbers"

    static func apply(to job: PortJob) {
        for (file, tree) in job.sources where job.units[file].contains("NSNumber") {
            for item in tree.statements {
                guard let function = item.item.as(FunctionDeclSyntax.self), function.name.text == "<",
                    function.signature.parameterClause.parameters.allSatisfy({
                        $0.type.trimmedDescription == "NSNumber"
                    })
                else { continue }
                job.edit(file) {
                    $0.insert(
                        "extension NSNumber { static ", at: function.positionAfterSkippingLeadingTrivia, name)
                    $0.insert(" }", at: function.endPositionBeforeTrailingTrivia, name)
                }
            }
        }
    }
}
