/// Something that the store sells. There is none, except those that tests make by subclassing.
@MainActor @preconcurrency open class SKProduct: NSObject {
    public enum PeriodUnit: UInt, Sendable {
        case day, week, month, year
    }

    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var subscriptionGroupIdentifier: String? { nil }
    open var isFamilyShareable: Bool { false }
}

@MainActor @preconcurrency open class SKProductSubscriptionPeriod: NSObject {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}

@MainActor @preconcurrency open class SKProductDiscount: NSObject {
    public enum PaymentMode: UInt, Sendable {
        case payAsYouGo, payUpFront, freeTrial
    }

    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    open var numberOfPeriods: Int { 0 }
    open var paymentMode: PaymentMode { .payAsYouGo }
}

/// A request to the store.
@MainActor @preconcurrency open class SKRequest: NSObject {
    open weak var delegate: (any SKRequestDelegate)?

    open func cancel() {}

    /// Finishes on the next turn.
    open func start() {
        // Entry point: A request has no view.
        Stage.current.diagnostics.reportUnsupported("\(type(of: self))", instead: "the store has no products")
        DispatchQueue.main.async { [self] in
            answer()
            delegate?.requestDidFinish(self)
        }
    }

    func answer() {}
}

@MainActor @preconcurrency public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    /// Never called.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for products.
///
/// Differs from StoreKit: all identifiers are invalid, which is reported as unsupported.
open class SKProductsRequest: SKRequest {
    private let identifiers: Set<String>

    public init(productIdentifiers: Set<String>) {
        identifiers = productIdentifiers
        super.init()
    }

    override func answer() {
        (delegate as? any SKProductsRequestDelegate)?
            .productsRequest(self, didReceive: SKProductsResponse(identifiers.sorted()))
    }
}

/// A request for a new receipt, which finishes without one.
open class SKReceiptRefreshRequest: SKRequest {
    public init(receiptProperties properties: [String: Any]? = nil) {
        super.init()
    }
}

@MainActor @preconcurrency open class SKProductsResponse: NSObject {
    open var products: [SKProduct] { [] }
    public let invalidProductIdentifiers: [String]

    init(_ identifiers: [String]) {
        invalidProductIdentifiers = identifiers
        super.init()
    }
}

@MainActor @preconcurrency public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
