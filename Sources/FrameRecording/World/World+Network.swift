internal import QuartzCore
public import UIKit

extension World {
    /// Answers requests of `URLSession` from files, from now on. Nothing is sent: a request without a file fails in the same instant, and is reported with its URL.
    ///
    /// The file of `https://api.example.com/v1/items?page=2` is `api.example.com/v1/items?page=2` in the folder, otherwise `api.example.com/v1/items`; that of a path that
    /// ends with a slash is its `index.html`. Other methods than GET come before the name: `api.example.com/POST login`. The file has the body alone, with the
    /// status 200, or headers before it: `wget --force-directories --save-headers` writes such folders.
    ///
    /// - Parameters:
    ///   - folder: its path.
    ///   - seconds: from a request to its answer. Chosen: 0.1, long enough for the screen to show that it waits.
    /// - Throws: ``LaunchError/responses(path:)``.
    public func answerRequests(from folder: String, after seconds: TimeInterval = 0.1) throws(LaunchError) {
        guard Bundle(path: folder) != nil else { throw .responses(path: folder) }
        stage.responses = RecordedResponses(in: folder, after: seconds.isFinite ? max(seconds, 0) : 0)
    }
}
