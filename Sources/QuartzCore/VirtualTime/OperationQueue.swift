public import FrameProperties

/// A queue that runs operations in virtual time.
///
/// Replaces Foundation's class, whose main queue is never served here, in files that import only UIKit. There is one
/// thread: every queue runs its operations on the main thread, in the order of submission among those whose
/// dependencies are finished. Operations take no virtual time.
///
/// Differs from Foundation: Foundation APIs that take a queue take its own class, not this one.
@MainActor @preconcurrency open class OperationQueue: NSObject {
    public static let main = OperationQueue()
    public static let defaultMaxConcurrentOperationCount = -1

    /// The main queue, since all operations run on the main thread.
    open class var current: OperationQueue? { main }

    open var name: String?
    /// Stored without effect: operations run one after another.
    open var maxConcurrentOperationCount = -1
    /// Stored without effect: operations run in the order of submission.
    open var qualityOfService = QualityOfService.default
    /// Stored without effect: operations run on the main thread.
    open var underlyingQueue: DispatchQueue?
    /// Whether any operations are waiting that have not begun.
    @Observed open var isSuspended = false { didSet { if !_isSuspended.wrappedValue { startReadyOperations() } } }

    /// The operations that were added and may not be finished. Those of the main queue, which outlives the scene, are
    /// held only by its run loop.
    private var added: [HeldObject] = []
    /// The last barrier, for which later operations wait.
    private weak var barrier: Operation?

    public override nonisolated init() {
        super.init()
    }

    /// The operations that are not finished, in the order of submission.
    open var operations: [Operation] { added.compactMap { $0.object as? Operation }.filter { !$0.isFinished } }
    open var operationCount: Int { operations.count }

    open func cancelAllOperations() { operations.forEach { $0.cancel() } }

    /// Runs the operations that do not wait for others, and those that wait for them, before it returns.
    open func waitUntilAllOperationsAreFinished() {
        var begun: Set<ObjectIdentifier> = []
        while !_isSuspended.wrappedValue,
            let ready = operations.first(where: { $0.isReady && !begun.contains(ObjectIdentifier($0)) })
        {
            begun.insert(ObjectIdentifier(ready))
            ready.start()
        }
    }

    /// Runs a block after all operations that were added before, and before those that are added later.
    open func addBarrierBlock(_ barrier: @escaping @MainActor () -> Void) {
        let operation = BlockOperation(block: barrier)
        operations.forEach(operation.addDependency)
        addOperation(operation)
        self.barrier = operation
    }

    private func startReadyOperations() { operations.filter(\.isReady).forEach { $0.schedule() } }

    /// Runs `block` on the next turn, at the same virtual time.
    open func addOperation(_ block: @escaping @MainActor () -> Void) {
        addOperation(BlockOperation(block: block))
    }

    /// Runs `op` on the next turn, or on the turn after its last dependency is finished.
    open func addOperation(_ op: Operation) {
        added.removeAll { ($0.object as? Operation)?.isFinished ?? true }
        added.append(HeldObject(op, self === Self.main ? .weakMemory : .strongMemory))
        if let barrier, !barrier.isFinished { op.addDependency(barrier) }
        op.enqueue(in: self)
    }

    /// Adds operations.
    ///
    /// - Parameter wait: Whether to run them before the method returns, as far as they do not wait for others.
    open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool = false) {
        ops.forEach(addOperation)
        if wait { waitUntilAllOperationsAreFinished() }
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
    /// Stored without effect: operations run in the order of submission.
    open var queuePriority = QueuePriority.normal
    /// Stored without effect: operations run in the order of submission.
    open var qualityOfService = QualityOfService.default
    /// Called on the turn after the operation is finished.
    open var completionBlock: (@MainActor () -> Void)?

    // Captures the current stage: Operation.init is given no stage.
    private let reference = StageReference()
    private weak var queue: OperationQueue?
    private var isEnqueued = false
    /// The enqueued operations that are waiting for this one.
    private var dependents: [Operation] = []

    /// The order in which Foundation runs operations. Raw values match the public header.
    public enum QueuePriority: Int, Sendable {
        case veryLow = -8
        case low = -4
        case normal = 0
        case high = 4
        case veryHigh = 8
    }

    public override init() {
        super.init()
    }

    open var isAsynchronous: Bool { false }
    open var isConcurrent: Bool { false }

    /// Runs the operation now, unless it is finished.
    open func waitUntilFinished() { start() }

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

    fileprivate func enqueue(in queue: OperationQueue) {
        self.queue = queue
        guard !isEnqueued, !isFinished else {
            return reference.stage.diagnostics.misuse(
                "An operation was added to a queue twice or after it had finished; create a new one.")
        }
        isEnqueued = true
        for operation in dependencies where !operation.isFinished { operation.dependents.append(self) }
        scheduleIfReady()
    }

    private func scheduleIfReady() {
        guard isReady, queue?.isSuspended != true else { return }
        schedule()
    }

    fileprivate func schedule() {
        reference.stage.loop.scheduleNow(of: .application) { [self] in
            // A dependency may have been added since.
            if isReady, queue?.isSuspended != true { start() }
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
