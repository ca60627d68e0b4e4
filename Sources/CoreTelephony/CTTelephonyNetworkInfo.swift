/// The carrier of a telephone number. There is none.
open class CTCarrier: NSObject {
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { true }
}

/// The telephone network.
///
/// Differs from Core Telephony: the device is not connected to it, which is reported as unsupported.
open class CTTelephonyNetworkInfo: NSObject {
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    open var currentRadioAccessTechnology: String? { nil }
    open var dataServiceIdentifier: String? { nil }

    public override init() {
        super.init()
        // Entry point: A network has no view.
        MainActor.assumeIsolated {
            Stage.current.diagnostics.reportUnsupported("CTTelephonyNetworkInfo", instead: "there is no carrier")
        }
    }
}
