/// The reason why a request to the system about a scene failed. Raw values match the public header.
public struct UISceneError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported, requestDenied
        case geometryRequestUnsupported = 100
        case geometryRequestDenied
    }

    public let code: Code

    init(_ code: Code) { self.code = code }
}
