extension NSPredicate {
    /// Creates a predicate from comparisons such as `name BEGINSWITH[cd] %@ AND age >= %d`, joined by `AND`, `OR` and
    /// `NOT`.
    ///
    /// Values are found by key-value coding, in dictionaries, and as stored properties of objects. Arithmetic, functions
    /// such as `sum(…)` and `SUBQUERY` are computed as by ``NSExpression``.
    ///
    /// Differs from Foundation: a format that cannot be read ends the run with an error, which names the call, in place
    /// of an exception. `predicateFormat` is not the format.
    public convenience init(
        format predicateFormat: String, _ args: Any..., file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(format: predicateFormat, argumentArray: args, file: file, line: line)
    }

    /// Creates a predicate like ``init(format:_:file:line:)``, with the arguments in an array.
    public convenience init(
        format predicateFormat: String, argumentArray arguments: [Any]?, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        do throws(PredicateFormat.Mistake) {
            var format = try PredicateFormat(predicateFormat, arguments: arguments ?? [])
            let tree = try format.tree()
            if let pattern = tree.unreadablePattern {
                throw PredicateFormat.Mistake(message: "“\(pattern)” is not a regular expression")
            }
            self.init { object, variables in tree.holds(for: object, variables ?? [:]) }
        } catch {
            let message =
                "The format “\(predicateFormat)” of an NSPredicate at \(file):\(line) cannot be read: \(error.message)."
            // Entry point: misused formats have no object to ask for its stage.
            MainActor.assumeIsolated { Stage.current.diagnostics.misuse(message) }
            self.init(value: false)
        }
    }
}
