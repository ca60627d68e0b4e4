public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// The reason why a sign-in on the web failed.
public struct ASWebAuthenticationSessionError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid

        /// Matches an error with this code, as in `case ASWebAuthenticationSessionError.canceledLogin:`.
        public static func ~= (match: Code, error: any Error) -> Bool {
            (error as? ASWebAuthenticationSessionError)?.code == match
        }
    }

    public static let canceledLogin = Code.canceledLogin

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

/// A sign-in on the web.
///
/// Differs from AuthenticationServices: it is canceled on the next turn, which is reported as unsupported. Options are
/// stored without effect.
@MainActor @preconcurrency open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = @MainActor (URL?, (any Error)?) -> Void

    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var canStart: Bool { true }
    private let finish: CompletionHandler

    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        finish = completionHandler
        super.init()
    }

    @discardableResult open func start() -> Bool {
        // Entry point: A session has no view.
        Stage.current.diagnostics.reportUnsupported("ASWebAuthenticationSession", instead: "the sign-in is canceled")
        DispatchQueue.main.async { [finish] in finish(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
        return true
    }

    open func cancel() {}
}

@MainActor @preconcurrency public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
