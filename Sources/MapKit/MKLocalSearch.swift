/// A search for places by their names.
///
/// Differs from MapKit: it never finds one, which is reported as unsupported.
@MainActor @preconcurrency open class MKLocalSearch: NSObject {
    public typealias CompletionHandler = @MainActor (Response?, (any Error)?) -> Void

    @MainActor @preconcurrency open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()

        public override init() {
            super.init()
        }

        public init(naturalLanguageQuery: String) {
            self.naturalLanguageQuery = naturalLanguageQuery
            super.init()
        }

        public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
            super.init()
        }

        public init(completion: MKLocalSearchCompletion) {
            naturalLanguageQuery = completion.title
            super.init()
        }
    }

    @MainActor @preconcurrency open class Response: NSObject {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    open var isSearching: Bool { !pending.isEmpty }
    private var pending: [DispatchWorkItem] = []

    public init(request: Request) {
        super.init()
    }

    open func start(completionHandler: @escaping CompletionHandler) {
        report()
        let answer = DispatchWorkItem { [self] in
            pending.removeFirst()
            completionHandler(nil, MKError(.placemarkNotFound))
        }
        pending.append(answer)
        DispatchQueue.main.async(execute: answer)
    }

    open func start() async throws -> Response {
        report()
        throw MKError(.placemarkNotFound)
    }

    open func cancel() {
        pending.forEach { $0.cancel() }
        pending = []
    }

    private func report() {
        // Entry point: A search belongs to no view.
        Stage.current.diagnostics.reportUnsupported("MKLocalSearch", instead: "no place is found")
    }
}

/// The rest of a name that was typed in part.
@MainActor @preconcurrency open class MKLocalSearchCompletion: NSObject {
    open var title: String { "" }
    open var subtitle: String { "" }
    open var titleHighlightRanges: [NSValue] { [] }
    open var subtitleHighlightRanges: [NSValue] { [] }
}

/// A service that completes names of places, and never finds one.
@MainActor @preconcurrency open class MKLocalSearchCompleter: NSObject {
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion()
    open var isSearching: Bool { false }
    open var results: [MKLocalSearchCompletion] { [] }
    open var queryFragment: String {
        get { storedQuery }
        set { storedQuery = newValue }
    }
    private var storedQuery = "" {
        didSet {
            // Entry point: A completer belongs to no view.
            Stage.current.diagnostics.reportUnsupported("MKLocalSearchCompleter", instead: "no name is completed")
            DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                delegate?.completerDidUpdateResults(self)
            }
        }
    }

    open func cancel() {}
}

@MainActor @preconcurrency public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
