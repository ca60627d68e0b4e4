// As in `Date+VirtualTime.swift`: the texts of errors that an application on iOS shows, in place of those of Linux.

extension Error {
    /// The text of the error, as on iOS.
    ///
    /// Differs from Foundation: it is English in every language.
    @_disfavoredOverload
    public var localizedDescription: String { ErrorText(self as NSError).text }
}

extension NSError {
    /// The text of the error, as on iOS.
    ///
    /// Differs from Foundation: it is English in every language.
    @_disfavoredOverload
    public var localizedDescription: String { ErrorText(self).text }
}

extension URLError {
    /// The text of the error, as on iOS.
    ///
    /// Differs from Foundation: it is English in every language.
    @_disfavoredOverload
    public var localizedDescription: String { ErrorText(self as NSError).text }
}

extension CocoaError {
    /// The text of the error, as on iOS.
    ///
    /// Differs from Foundation: it is English in every language.
    @_disfavoredOverload
    public var localizedDescription: String { ErrorText(self as NSError).text }
}

/// The sentence that says what went wrong, as Apple's frameworks word it (facts/texts-of-errors).
private struct ErrorText {
    let text: String

    /// The beginning of every text that Foundation on Linux makes itself.
    private static let start = "The operation could not be completed."
    private static let iOSStart = "The operation couldn’t be completed."

    init(_ error: NSError) {
        let foundation = error.Foundation::localizedDescription
        guard foundation.hasPrefix(Self.start) else {
            text = foundation
            return
        }
        let known =
            switch error.domain {
            case NSURLErrorDomain: Self.network[error.code]
            case NSCocoaErrorDomain: Self.cocoa(error)
            default: String?.none
            }
        // The address of a type in a function is another one in every run.
        text =
            known
            ?? (Self.iOSStart + foundation.dropFirst(Self.start.count)).replacing(
                #/\(unknown context at \$[0-9a-f]+\)/#, with: "(unknown context)")
    }

    private static func cocoa(_ error: NSError) -> String? {
        let path = error.userInfo[NSFilePathErrorKey] as? String
        let file = path.map { "The file “\(($0 as NSString).lastPathComponent)”" } ?? "The file"
        return switch error.code {
        case CocoaError.Code.fileReadNoSuchFile.rawValue: "\(file) couldn’t be opened because there is no such file."
        case CocoaError.Code.fileReadNoPermission.rawValue:
            "\(file) couldn’t be opened because you don’t have permission to view it."
        case CocoaError.Code.fileReadCorruptFile.rawValue:
            "\(file) couldn’t be opened because it isn’t in the correct format."
        case CocoaError.Code.coderValueNotFound.rawValue: "The data couldn’t be read because it is missing."
        case CocoaError.Code.coderReadCorrupt.rawValue, CocoaError.Code.propertyListReadCorrupt.rawValue:
            "The data couldn’t be read because it isn’t in the correct format."
        case CocoaError.Code.coderInvalidValue.rawValue:
            "The data couldn’t be written because it isn’t in the correct format."
        default: nil
        }
    }

    private static let network = [
        NSURLErrorCancelled: "cancelled", NSURLErrorBadURL: "bad URL", NSURLErrorTimedOut: "The request timed out.",
        NSURLErrorUnsupportedURL: "unsupported URL",
        NSURLErrorCannotFindHost: "A server with the specified hostname could not be found.",
        NSURLErrorCannotConnectToHost: "Could not connect to the server.",
        NSURLErrorNetworkConnectionLost: "The network connection was lost.",
        NSURLErrorNotConnectedToInternet: "The Internet connection appears to be offline.",
        NSURLErrorBadServerResponse: "There was a bad response from the server.",
        NSURLErrorCannotParseResponse: "cannot parse response",
        NSURLErrorDataNotAllowed: "A data connection is not currently allowed.",
        NSURLErrorFileDoesNotExist: "The requested URL was not found on this server.",
        NSURLErrorNoPermissionsToReadFile: "You do not have permission to access the requested resource.",
        NSURLErrorSecureConnectionFailed:
            "An SSL error has occurred and a secure connection to the server cannot be made.",
    ]
}
