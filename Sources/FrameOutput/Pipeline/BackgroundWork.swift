/// Work on another thread, whose result is waited for.
package final class BackgroundWork<Value: Sendable>: Sendable {
    private let result = Monitor<Result<Value, any Error>?>(nil)

    /// Begins at once.
    ///
    /// - Throws: ``OutputError`` if no thread starts.
    package init(_ work: @escaping @Sendable () throws -> Value) throws(OutputError) {
        try WorkerThreads.start { [result] in
            let value = Result { try work() }
            result.update { $0 = value }
        }
    }

    /// Returns when the work has ended.
    package func wait() throws -> Value { try result.wait { $0 }.get() }
}
