/// A request of a server for credentials. Recorded responses never need any, so only applications make one.
///
/// Replaces FoundationNetworking's class, like the classes of its properties.
open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
    // Unchecked because the class is open, as in Foundation; its own state is immutable.
    public let protectionSpace: URLProtectionSpace
    public let proposedCredential: URLCredential?
    public let previousFailureCount: Int
    public let failureResponse: URLResponse?
    public let error: (any Error)?
    public let sender: (any URLAuthenticationChallengeSender)?

    public init(
        protectionSpace: URLProtectionSpace, proposedCredential: URLCredential?, previousFailureCount: Int,
        failureResponse: URLResponse?, error: (any Error)?, sender: any URLAuthenticationChallengeSender
    ) {
        self.protectionSpace = protectionSpace
        self.proposedCredential = proposedCredential
        self.previousFailureCount = previousFailureCount
        self.failureResponse = failureResponse
        self.error = error
        self.sender = sender
        super.init()
    }
}

public protocol URLAuthenticationChallengeSender: NSObjectProtocol, Sendable {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge)
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge)
    func cancel(_ challenge: URLAuthenticationChallenge)
}
