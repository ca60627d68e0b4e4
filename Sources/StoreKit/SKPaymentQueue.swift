/// An error that says why a payment failed.
public struct SKError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable

        /// Matches an error with this code, as in `case SKError.paymentCancelled:`.
        public static func ~= (match: Code, error: any Error) -> Bool { (error as? SKError)?.code == match }
    }

    public static let unknown = Code.unknown
    public static let paymentCancelled = Code.paymentCancelled
    public static let paymentNotAllowed = Code.paymentNotAllowed

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

public let SKErrorDomain = "SKErrorDomain"

@MainActor @preconcurrency open class SKPayment: NSObject {
    public let productIdentifier: String
    open internal(set) var quantity = 1
    open internal(set) var applicationUsername: String?

    public init(product: SKProduct) {
        productIdentifier = product.productIdentifier
        super.init()
    }
}

open class SKMutablePayment: SKPayment {
    open override var quantity: Int {
        get { super.quantity }
        set { super.quantity = newValue }
    }
    open override var applicationUsername: String? {
        get { super.applicationUsername }
        set { super.applicationUsername = newValue }
    }
}

public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing, purchased, failed, restored, deferred
}

@MainActor @preconcurrency open class SKPaymentTransaction: NSObject {
    public let payment: SKPayment
    public let error: (any Error)? = SKError(.paymentNotAllowed)
    public let transactionState = SKPaymentTransactionState.failed
    open var transactionIdentifier: String? { nil }
    open var transactionDate: Date? { nil }
    open var original: SKPaymentTransaction? { nil }

    init(_ payment: SKPayment) {
        self.payment = payment
        super.init()
    }
}

/// The payments of the application.
///
/// Differs from StoreKit: each fails on the next turn, because payments are not allowed, which is reported as
/// unsupported.
@MainActor @preconcurrency open class SKPaymentQueue: NSObject {
    private static let queue = AssociationKey()

    // Entry point: SKPaymentQueue.default() has no object to ask for its stage.
    open class func `default`() -> SKPaymentQueue { queue.value(of: Stage.current) { SKPaymentQueue() } }
    open class func canMakePayments() -> Bool { false }

    open private(set) var transactions: [SKPaymentTransaction] = []
    private var observers: [any SKPaymentTransactionObserver] = []

    open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
    open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }

    open func add(_ payment: SKPayment) {
        report()
        DispatchQueue.main.async { [self] in
            let transaction = SKPaymentTransaction(payment)
            transactions.append(transaction)
            observers.forEach { $0.paymentQueue(self, updatedTransactions: [transaction]) }
        }
    }

    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        transactions.removeAll { $0 === transaction }
    }

    /// Finishes on the next turn, with nothing restored.
    open func restoreCompletedTransactions() {
        report()
        DispatchQueue.main.async { [self] in
            observers.forEach { $0.paymentQueueRestoreCompletedTransactionsFinished(self) }
        }
    }

    private func report() {
        // Entry point: A queue has no view.
        Stage.current.diagnostics.reportUnsupported("SKPaymentQueue", instead: "payments fail, and nothing is restored")
    }
}

@MainActor @preconcurrency public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Never called.
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
}
