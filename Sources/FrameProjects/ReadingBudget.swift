/// The number of steps that may be spent on reading a project and everything it refers to.
///
/// Limits on single values do not bound the total: a small project could refer to large values so often that reading it
/// takes hours. Every loop whose length a project determines spends steps from the same budget.
final class ReadingBudget {
    private var left: Int

    /// Number of steps, each of a few hundred nanoseconds: some thirty times as many as the largest projects need.
    static let standard = 20_000_000

    init(_ steps: Int = ReadingBudget.standard) {
        left = steps
    }

    /// Takes steps from the budget.
    ///
    /// - Parameters:
    ///   - file: The file being read.
    ///   - key: The value that requires the steps; `nil` for the whole file.
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

    /// Returns the number of steps for copying a text.
    static func steps(forBytes count: Int) -> Int { 1 + count / 8 }
}
