/// A queue that runs operations in virtual time.
///
/// Replaces Foundation's class, whose main queue is never served here, in files that import only UIKit. There is one
/// thread: every queue runs its operations on the main thread, in the order of submission among those whose
/// dependencies are finished. Operations take no virtual time.
///
/// Differs from Foundation: Foundation APIs that take a queue take its own class, not this one.
@MainActor @preconcurrency open class OperationQueue: NSObject {
    public static let main = OperationQueue()

    public override nonisolated init() {
        super.init()
    }

    /// Runs `block` on the next turn, at the same virtual time.
    open func addOperation(_ block: @escaping @MainActor () -> Void) {
        addOperation(BlockOperation(block: block))
    }

    /// Runs `op` on the next turn, or on the turn after its last dependency is finished.
    open func addOperation(_ op: Operation) {
        op.enqueue()
    }

    /// Adds operations.
    ///
    /// Differs from Foundation: there is no `waitUntilFinished`, because nothing else runs while the only thread waits.
    open func addOperations(_ ops: [Operation]) {
        ops.forEach(addOperation)
    }
}

/// Work that an ``OperationQueue`` runs once.
///
/// Override ``main()``. Differs from Foundation: an operation is finished when `main()` returns; there are no
/// asynchronous operations, which would need key-value observing.
@MainActor @preconcurrency open class Operation: NSObject {
    open private(set) var isCancelled = false
    open private(set) var isExecuting = false
    open private(set) var isFinished = false
    open private(set) var dependencies: [Operation] = []
    open var name: String?
    /// Called on the turn after the operation is finished.
    open var completionBlock: (@MainActor () -> Void)?

    // Captures the current stage: Operation.init is given no stage.
    private let reference = StageReference()
    private var isEnqueued = false
    /// The enqueued operations that are waiting for this one.
    private var dependents: [Operation] = []

    public override init() {
        super.init()
    }

    /// Whether every dependency is finished.
    open var isReady: Bool { dependencies.allSatisfy(\.isFinished) }

    /// Performs the work of the operation. Does nothing unless overridden.
    open func main() {}

    /// Runs the operation now. A canceled operation is finished without calling ``main()``.
    open func start() {
        guard !isFinished, !isExecuting else { return }
        if !isCancelled {
            isExecuting = true
            main()
            isExecuting = false
        }
        isFinished = true
        if let completionBlock { reference.stage.loop.scheduleNow(of: .application, completionBlock) }
        let waiting = dependents
        dependents = []
        for operation in waiting { operation.scheduleIfReady() }
    }

    /// Prevents ``main()`` from running if it has not begun. Otherwise only sets ``isCancelled``.
    open func cancel() {
        isCancelled = true
    }

    /// Makes the operation wait for `op`. Has no effect once the operation has run.
    open func addDependency(_ op: Operation) {
        dependencies.append(op)
        if isEnqueued, !op.isFinished { op.dependents.append(self) }
    }

    open func removeDependency(_ op: Operation) {
        dependencies.removeAll { $0 === op }
        op.dependents.removeAll { $0 === self }
        if isEnqueued { scheduleIfReady() }
    }

    fileprivate func enqueue() {
        guard !isEnqueued, !isFinished else {
            return reference.stage.diagnostics.misuse(
                "An operation was added to a queue twice or after it had finished; create a new one.")
        }
        isEnqueued = true
        for operation in dependencies where !operation.isFinished { operation.dependents.append(self) }
        scheduleIfReady()
    }

    private func scheduleIfReady() {
        guard isReady else { return }
        reference.stage.loop.scheduleNow(of: .application) { [self] in
            // A dependency may have been added since.
            if isReady { start() }
        }
    }
}

/// An operation made of blocks, which run in order.
@MainActor @preconcurrency open class BlockOperation: Operation {
    private var blocks: [@MainActor () -> Void]

    public init(block: @escaping @MainActor () -> Void) {
        blocks = [block]
        super.init()
    }

    open func addExecutionBlock(_ block: @escaping @MainActor () -> Void) {
        blocks.append(block)
    }

    open override func main() {
        for block in blocks { block() }
    }
}
