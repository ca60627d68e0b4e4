internal import QuartzCore
public import UIKit

extension World {
    /// Answers requests made through `URLSession` from files, from now on. Nothing is sent: a request without a file
    /// fails at once and is reported with its URL.
    ///
    /// The file of `https://api.example.com/v1/items?page=2` is `api.example.com/v1/items?page=2` in the folder, or
    /// else `api.example.com/v1/items`. If a path ends with a slash, its file is `index.html`. Methods other than GET
    /// precede the name, as in `api.example.com/POST login`. A file contains either just the body, which implies status
    /// 200, or headers followed by the body. `wget --force-directories --save-headers` writes such folders.
    ///
    /// - Parameters:
    ///   - folder: Path of the folder.
    ///   - seconds: Seconds from a request to its response. Chosen: 0.1, long enough for the screen to show that it is
    ///     waiting.
    /// - Throws: ``LaunchError/responses(path:)``.
    public func answerRequests(from folder: String, after seconds: TimeInterval = 0.1) throws(LaunchError) {
        guard Bundle(path: folder) != nil else { throw .responses(path: folder) }
        stage.responses = RecordedResponses(in: folder, after: seconds.isFinite ? max(seconds, 0) : 0)
    }
}
