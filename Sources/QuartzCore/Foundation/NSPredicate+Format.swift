extension NSPredicate {
    /// Creates a predicate from comparisons such as `name BEGINSWITH[cd] %@ AND age >= %d`, joined by `AND`, `OR` and
    /// `NOT`.
    ///
    /// Values are found by key-value coding, in dictionaries, and as stored properties of objects. Functions such as
    /// `SUM(…)`, arithmetic and `SUBQUERY` are not supported.
    ///
    /// Differs from Foundation: a format that cannot be read ends the run with an error instead of raising an
    /// exception. `predicateFormat` is not the format.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate like ``init(format:_:)``, with the arguments in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        do throws(PredicateFormat.Mistake) {
            var format = try PredicateFormat(predicateFormat, arguments: arguments ?? [])
            let tree = try format.tree()
            self.init { object, variables in tree.holds(for: object, variables ?? [:]) }
        } catch {
            let message = "The format “\(predicateFormat)” of an NSPredicate cannot be read: \(error.message)."
            // Entry point: misused formats have no object to ask for its stage.
            MainActor.assumeIsolated { Stage.current.diagnostics.misuse(message) }
            self.init(value: false)
        }
    }
}
