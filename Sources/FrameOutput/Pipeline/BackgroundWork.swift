/// Work on another thread whose result can be awaited.
package final class BackgroundWork<Value: Sendable>: Sendable {
    private let result = Monitor<Result<Value, any Error>?>(nil)

    /// Starts the work immediately.
    ///
    /// - Throws: ``OutputError`` if no thread starts.
    package init(_ work: @escaping @Sendable () throws -> Value) throws(OutputError) {
        try WorkerThreads.start { [result] in
            let value = Result { try work() }
            result.update { $0 = value }
        }
    }

    /// Waits for the work to end and returns its result.
    package func wait() throws -> Value { try result.wait { $0 }.get() }
}
