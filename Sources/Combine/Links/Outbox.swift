/// A queue of values for a subscriber, delivered as it demands them, with a completion after the last one.
final class Outbox<Downstream: Subscriber>: Subscription {
    private typealias Item = (value: Downstream.Input, whenDelivered: () -> Void)

    /// `nil` when everything has been delivered, or the subscriber has canceled.
    private var downstream: Downstream?
    private(set) var demand = Subscribers.Demand.none
    private var items: ArraySlice<Item> = []
    private var completion: Subscribers.Completion<Downstream.Failure>?
    /// Makes the next value when none is waiting. A `nil` result finishes.
    private var next: (() -> Downstream.Input?)?
    var whenCanceled: () -> Void = {}
    private var isDelivering = true

    /// - Parameter next: Called to make a value once all others have been delivered; `nil` if all values are sent with
    ///   ``send(_:whenDelivered:)``.
    init(_ downstream: Downstream, next: (() -> Downstream.Input?)? = nil) {
        self.downstream = downstream
        self.next = next
    }

    /// Passes itself to the subscriber as its subscription. Nothing is delivered before that.
    ///
    /// - Parameter whenCanceled: Called when the subscriber cancels.
    func start(whenCanceled: @escaping () -> Void = {}) {
        self.whenCanceled = whenCanceled
        downstream?.receive(subscription: self)
        isDelivering = false
        deliver()
    }

    /// Whether nothing more can be delivered.
    var isOver: Bool { downstream == nil }

    func send(_ value: Downstream.Input, whenDelivered: @escaping () -> Void = {}) {
        guard downstream != nil, completion == nil else { return }
        items.append((value, whenDelivered))
        deliver()
    }

    /// Calls `body` once all waiting values have been delivered.
    func afterDelivery(_ body: @escaping () -> Void) {
        guard let last = items.last else { return body() }
        items[items.endIndex - 1].whenDelivered = {
            last.whenDelivered()
            body()
        }
    }

    /// Replaces all waiting values with one.
    func replace(with value: Downstream.Input) {
        items = []
        send(value)
    }

    /// Completes after all waiting values, which a failure discards.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        if case .failure = completion { items = [] }
        deliver()
    }

    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        deliver()
    }

    func cancel() {
        guard downstream != nil else { return }
        let whenCanceled = whenCanceled
        clear()
        whenCanceled()
    }

    private func clear() {
        downstream = nil
        items = []
        next = nil
        whenCanceled = {}
    }

    /// Delivers values in a loop so that those sent during a delivery follow it.
    private func deliver() {
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        fill()
        while let downstream, demand > .none, let item = items.popFirst() {
            demand -= 1
            demand += downstream.receive(item.value)
            item.whenDelivered()
            fill()
        }
        guard items.isEmpty, let completion, let downstream else { return }
        clear()
        downstream.receive(completion: completion)
    }

    /// Makes one value in advance so that the completion follows the last value without further demand.
    private func fill() {
        guard items.isEmpty, completion == nil, let next else { return }
        if let value = next() { items.append((value, {})) } else { completion = .finished }
    }
}
