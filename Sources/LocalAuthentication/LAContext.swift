public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication, deviceOwnerAuthenticationWithWatch
}

public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID
    case opticID = 4
}

public let LAErrorDomain = "com.apple.LocalAuthentication"

/// The reason why the user was not recognized.
public struct LAError: CustomNSError, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004

        /// Matches an error with this code, as in `case LAError.userCancel:`.
        public static func ~= (match: Code, error: any Error) -> Bool { (error as? LAError)?.code == match }
    }

    public static let authenticationFailed = Code.authenticationFailed
    public static let userCancel = Code.userCancel
    public static let userFallback = Code.userFallback
    public static let systemCancel = Code.systemCancel
    public static let passcodeNotSet = Code.passcodeNotSet
    public static let biometryNotAvailable = Code.biometryNotAvailable
    public static let biometryNotEnrolled = Code.biometryNotEnrolled
    public static let biometryLockout = Code.biometryLockout
    public static let appCancel = Code.appCancel
    public static let touchIDNotAvailable = Code.biometryNotAvailable
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
    public static let touchIDLockout = Code.biometryLockout
    public static let errorDomain = LAErrorDomain

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) {
        self.code = code
    }
}

/// Recognizes the user.
///
/// Differs from LocalAuthentication: no policy can be evaluated, because the device has no passcode, which is reported
/// as unsupported. Options are stored without effect.
// Unchecked because the class is open, as Apple's is; it is used on the main thread.
open class LAContext: NSObject, @unchecked Sendable {
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var localizedReason = ""
    open var interactionNotAllowed = false
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    open var biometryType: LABiometryType { .none }
    open var evaluatedPolicyDomainState: Data? { nil }

    /// Returns false, and sets the error if there is a place for one.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        report()
        error?.pointee = Self.refusal(of: policy) as NSError
        return false
    }

    /// Fails on the next turn.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @MainActor (Bool, (any Error)?) -> Void
    ) {
        report()
        DispatchQueue.main.async { reply(false, Self.refusal(of: policy)) }
    }

    @discardableResult open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        report()
        throw Self.refusal(of: policy)
    }

    open func invalidate() {}

    private static func refusal(of policy: LAPolicy) -> LAError {
        LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }

    private func report() {
        // Entry point: A context has no view.
        MainActor.assumeIsolated {
            Stage.current.diagnostics.reportUnsupported("LAContext", instead: "the user cannot be recognized")
        }
    }
}
