/// The reason why a sign-in failed.
public struct ASAuthorizationError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive

        /// Matches an error with this code, as in `case ASAuthorizationError.canceled:`.
        public static func ~= (match: Code, error: any Error) -> Bool {
            (error as? ASAuthorizationError)?.code == match
        }
    }

    public static let canceled = Code.canceled
    public static let failed = Code.failed
    public static let unknown = Code.unknown

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

open class ASAuthorization: NSObject {
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let fullName = Scope(rawValue: "full_name")
        public static let email = Scope(rawValue: "email")

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public let credential: any ASAuthorizationCredential

    init(_ credential: any ASAuthorizationCredential) {
        self.credential = credential
        super.init()
    }
}

public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// The credential of a sign-in with Apple. None is ever made.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    open var user: String { "" }
    open var email: String? { nil }
    open var fullName: PersonNameComponents? { nil }
    open var identityToken: Data? { nil }
    open var authorizationCode: Data? { nil }
}

open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    public let user: String
    public let password: String

    public init(user: String, password: String) {
        (self.user, self.password) = (user, password)
        super.init()
    }
}

/// A request to the user. Its options are stored without effect.
@MainActor @preconcurrency open class ASAuthorizationRequest: NSObject {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var nonce: String?
    open var state: String?
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
    open var user: String?
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

@MainActor @preconcurrency open class ASAuthorizationAppleIDProvider: NSObject {
    public enum CredentialState: Int, Sendable {
        case revoked, authorized, notFound, transferred
    }

    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

    /// Finds none on the next turn.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @MainActor (CredentialState, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completion(.notFound, nil) }
    }
}

@MainActor @preconcurrency open class ASAuthorizationPasswordProvider: NSObject {
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// A sign-in.
///
/// Differs from AuthenticationServices: it is canceled on the next turn, which is reported as unsupported. Options are
/// stored without effect.
@MainActor @preconcurrency open class ASAuthorizationController: NSObject {
    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    open func performRequests() {
        // Entry point: A controller of sign-ins has no view.
        Stage.current.diagnostics.reportUnsupported("ASAuthorizationController", instead: "the sign-in is canceled")
        DispatchQueue.main.async { [self] in
            delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
        }
    }

    open func cancel() {}
}

@MainActor @preconcurrency public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// Never called.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

public typealias ASPresentationAnchor = UIWindow

@MainActor @preconcurrency public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
