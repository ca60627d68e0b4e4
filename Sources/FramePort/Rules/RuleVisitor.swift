internal import SwiftSyntax

/// Visits one file on behalf of a rule. Other files are visited at the same time, so a visitor edits only its own.
class FileVisitor: SyntaxVisitor {
    let job: PortJob
    let file: Int

    required init(_ job: PortJob, _ file: Int) {
        self.job = job
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    /// - Parameter words: Texts of which a source must contain one to be visited, because a visit takes much longer
    ///   than a search. Without any, all sources are visited.
    static func walk(_ job: PortJob, mentioning words: [StaticString] = []) {
        let sources = job.sources.filter { words.isEmpty || words.contains(where: job.units[$0.file].contains) }
        _ = DeepStack.map(sources) { Self(job, $0.file).walk($0.tree) }
    }
}

/// Visits the parts of a file that are compiled for iOS.
class RuleVisitor: FileVisitor {
    final override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in PlatformCondition.clauses(of: node, job.options) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }
}
