internal import FrameTiming

/// A request of a session. Its completion handler or the session's delegate receives the response, in virtual time and
/// on the main thread.
open class URLSessionTask: NSObject, @unchecked Sendable {
    // Unchecked because all code of an application runs on one thread.
    public enum State: Int, Sendable {
        case running, suspended, canceling, completed
    }

    public static let defaultPriority: Float = 0.5
    public static let lowPriority: Float = 0.25
    public static let highPriority: Float = 0.75

    public let taskIdentifier: Int
    public let originalRequest: URLRequest?
    open var currentRequest: URLRequest? { originalRequest }
    open private(set) var state = State.suspended
    open private(set) var response: URLResponse?
    open private(set) var error: (any Error)?
    open var countOfBytesReceived: Int64 { received }
    open var countOfBytesExpectedToReceive: Int64 { response == nil ? -1 : received }
    /// Read by applications: a name that the application gives the task.
    open var taskDescription: String?
    /// The priority, which has no effect.
    open var priority = URLSessionTask.defaultPriority

    private let session: URLSession
    private let completion: (@Sendable (Data?, URLResponse?, (any Error)?) -> Void)?
    private var received: Int64 = 0
    private var event: EventToken?

    init(
        _ request: URLRequest, of session: URLSession,
        completion: (@Sendable (Data?, URLResponse?, (any Error)?) -> Void)?
    ) {
        taskIdentifier = MainActor.assumeIsolated {
            // Entry point: A task begins on the stage on which it is resumed.
            Stage.current.requestCount += 1
            return Stage.current.requestCount
        }
        originalRequest = request
        self.session = session
        self.completion = completion
        super.init()
    }

    /// Begins loading. A request without a recorded response fails at the same instant.
    open func resume() {
        guard state == .suspended, let request = originalRequest else { return }
        state = .running
        MainActor.assumeIsolated {
            let stage = Stage.current
            do throws(URLError) {
                let answer = try stage.load(request)
                event = stage.loop.schedule(after: stage.responses?.seconds ?? 0, of: .application) {
                    self.end(with: answer)
                }
            } catch {
                event = stage.loop.scheduleNow(of: .application) { self.end(with: nil, error) }
            }
        }
    }

    /// Stops loading until ``resume()``, which starts over.
    open func suspend() {
        guard state == .running else { return }
        cancelEvent()
        state = .suspended
    }

    /// Cancels the task, which ends with `URLError.cancelled`.
    open func cancel() {
        guard state == .running || state == .suspended else { return }
        cancelEvent()
        state = .canceling
        MainActor.assumeIsolated {
            _ = Stage.current.loop.scheduleNow(of: .application) { self.end(with: nil, URLError(.cancelled)) }
        }
    }

    private func cancelEvent() {
        guard let event else { return }
        MainActor.assumeIsolated { Stage.current.loop.cancel(event) }
        self.event = nil
    }

    private func end(with answer: RecordedResponses.Answer?, _ error: (any Error)? = nil) {
        guard state != .completed else { return }
        state = .completed
        event = nil
        response = answer?.response
        received = Int64(answer?.body.count ?? 0)
        self.error = error
        if let completion {
            completion(answer?.body, response, error)
        } else {
            deliver(answer?.body, to: session.delegate)
            (session.delegate as? any URLSessionTaskDelegate)?
                .urlSession(session, task: self, didCompleteWithError: error)
        }
        session.didEnd(self)
    }

    /// Calls the delegate with the body.
    func deliver(_ body: Data?, to delegate: (any URLSessionDelegate)?) {}

    final var owner: URLSession { session }
}

// Unchecked, like its superclass.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
    override func deliver(_ body: Data?, to delegate: (any URLSessionDelegate)?) {
        guard let body, let response, let delegate = delegate as? any URLSessionDataDelegate else { return }
        delegate.urlSession(owner, dataTask: self, didReceive: response) { _ in }
        delegate.urlSession(owner, dataTask: self, didReceive: body)
    }
}

// Unchecked, like its superclass.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

// Unchecked, like its superclass.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
    override func deliver(_ body: Data?, to delegate: (any URLSessionDelegate)?) {
        guard let body, let delegate = delegate as? any URLSessionDownloadDelegate else { return }
        Self.withFile(of: body) { file in
            if let file { delegate.urlSession(owner, downloadTask: self, didFinishDownloadingTo: file) }
        }
    }

    /// Writes the body to a file that exists during the call. There is only one at a time, because an application's
    /// code runs on one thread.
    static func withFile(of body: Data, _ use: (URL?) -> Void) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("framereel-download-\(getpid())")
        defer { try? FileManager.default.removeItem(at: file) }
        use((try? body.write(to: file)) == nil ? nil : file)
    }
}
