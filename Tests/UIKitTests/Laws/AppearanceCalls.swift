import QuartzCore

/// The appearance calls to one controller, read from a trace. Each `will` must be followed by its `did` or the opposite
/// `will`.
struct AppearanceCalls {
    private enum State {
        case off, coming, on, going
    }

    private var state = State.off
    /// The first call that was out of order.
    private(set) var mistake: String?

    /// - Parameter calls: Calls with one of ``names``, in order.
    init(_ calls: [TraceCall]) {
        for call in calls where mistake == nil {
            switch (state, call.name) {
            case (.off, .viewWillAppear), (.going, .viewWillAppear): state = .coming
            case (.coming, .viewIsAppearing): break
            case (.coming, .viewDidAppear): state = .on
            case (.on, .viewWillDisappear), (.coming, .viewWillDisappear): state = .going
            case (.going, .viewDidDisappear): state = .off
            default: mistake = "\(TracePrinter.text(of: call)) in state \(state)"
            }
        }
        if mistake == nil, state == .coming || state == .going { mistake = "the calls end in state \(state)" }
    }

    var isOn: Bool { state == .on }

    static let names: Set<TraceCall.Name> = [
        .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
}
