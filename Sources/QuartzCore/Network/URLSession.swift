internal import Synchronization

/// An object that loads the responses recorded for a scene.
///
/// Differs from Foundation: there is no network. Requests are answered from a folder of recorded responses, in virtual
/// time; others fail and are reported. Completion handlers and delegates are called on the main thread.
///
/// Replaces FoundationNetworking's class in files that import only UIKit.
open class URLSession: NSObject, @unchecked Sendable {
    // Unchecked because the class is open, as in Foundation; its own state is immutable or behind the lock.
    public enum ResponseDisposition: Int, Sendable {
        case cancel, allow, becomeDownload, becomeStream
    }

    public enum AuthChallengeDisposition: Int, Sendable {
        case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
    }

    public static let shared = URLSession(configuration: .default)

    public let configuration: URLSessionConfiguration
    public let delegate: (any URLSessionDelegate)?
    public let delegateQueue: OperationQueue

    private struct Tasks {
        var running: [URLSessionTask] = []
        var isInvalid = false
    }
    private let tasks = Mutex(Tasks())

    public convenience init(configuration: URLSessionConfiguration) {
        self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
    }

    /// - Parameter queue: Has no effect.
    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
        delegateQueue queue: OperationQueue?
    ) {
        self.configuration = configuration
        self.delegate = delegate
        delegateQueue = queue ?? MainActor.assumeIsolated { OperationQueue.main }
        super.init()
    }

    // MARK: Tasks

    open func dataTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { add(URLSessionDataTask(request, of: self, completion: completionHandler)) }

    open func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { dataTask(with: URLRequest(url: url), completionHandler: completionHandler) }

    open func dataTask(with request: URLRequest) -> URLSessionDataTask {
        add(URLSessionDataTask(request, of: self, completion: nil))
    }
    open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    open func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask { add(URLSessionUploadTask(request, of: self, completion: completionHandler)) }

    /// - Parameter completionHandler: Receives a file that exists only during the call.
    open func downloadTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        add(
            URLSessionDownloadTask(request, of: self) { body, response, error in
                guard let body else { return completionHandler(nil, response, error) }
                URLSessionDownloadTask.withFile(of: body) { completionHandler($0, response, error) }
            })
    }
    open func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url), completionHandler: completionHandler) }

    open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        add(URLSessionDownloadTask(request, of: self, completion: nil))
    }
    open func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }

    // MARK: Asynchronous

    // On the caller's actor, as in Swift 6.2: nothing is sent anywhere.
    public nonisolated(nonsending) func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url))
    }

    // On the caller's actor, as above.
    public nonisolated(nonsending) func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        let task = URLSessionTaskBox()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                task.start(
                    dataTask(with: request) { body, response, error in
                        if let body, let response {
                            continuation.resume(returning: (body, response))
                        } else {
                            continuation.resume(throwing: error ?? URLError(.unknown))
                        }
                    })
            }
        } onCancel: {
            task.cancel()
        }
    }

    // On the caller's actor, as above.
    public nonisolated(nonsending) func upload(for request: URLRequest, from bodyData: Data) async throws -> (
        Data, URLResponse
    ) { try await data(for: request) }

    // MARK: The end

    open func invalidateAndCancel() {
        tasks.withLock { $0.isInvalid = true }
        for task in tasks.withLock({ $0.running }) { task.cancel() }
    }

    open func finishTasksAndInvalidate() { tasks.withLock { $0.isInvalid = true } }

    /// Adds a task. The shared session outlives the run, so it keeps no tasks.
    private func add<Task: URLSessionTask>(_ task: Task) -> Task {
        if self !== Self.shared { tasks.withLock { $0.running.append(task) } }
        return task
    }

    func didEnd(_ task: URLSessionTask) {
        let isOver = tasks.withLock { tasks in
            tasks.running.removeAll { $0 === task }
            return tasks.isInvalid && tasks.running.isEmpty
        }
        if isOver { delegate?.urlSession(self, didBecomeInvalidWithError: nil) }
    }
}

/// The task of an asynchronous call, which may be canceled before it has begun.
private final class URLSessionTaskBox: Sendable {
    private let state = Mutex<(task: URLSessionTask?, isCancelled: Bool)>((nil, false))

    func start(_ task: URLSessionTask) {
        let isCancelled = state.withLock { state in
            state.task = task
            return state.isCancelled
        }
        if isCancelled { task.cancel() } else { task.resume() }
    }

    func cancel() {
        let task = state.withLock { state in
            state.isCancelled = true
            return state.task
        }
        task?.cancel()
    }
}
