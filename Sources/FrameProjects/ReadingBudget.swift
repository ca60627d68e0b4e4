/// The steps that reading a project, and everything it refers to, may take.
///
/// A limit of one value does not bound their number: a small project could refer to large values so often that reading
/// it takes hours. Every loop whose length a project decides spends steps of the same budget.
final class ReadingBudget {
    private var left: Int

    /// Number of steps of a few hundred nanoseconds each, which is some thirty times that of the largest projects.
    static let standard = 20_000_000

    init(_ steps: Int = ReadingBudget.standard) {
        left = steps
    }

    /// - Parameters:
    ///   - file: The file that is read.
    ///   - key: The value that needs the steps; `nil` for the file.
    /// - Throws: ``ProjectError`` when there are not enough steps left.
    func spend(_ steps: Int, on file: String, key: String? = nil) throws(ProjectError) {
        left = left >= steps ? left - steps : -1
        guard left >= 0 else {
            throw ProjectError(
                file: file, key: key,
                "takes more steps to read than any project that Xcode writes; reduce the references, included files or patterns"
            )
        }
    }

    /// The steps for a text that is copied.
    static func steps(forBytes count: Int) -> Int { 1 + count / 8 }
}
