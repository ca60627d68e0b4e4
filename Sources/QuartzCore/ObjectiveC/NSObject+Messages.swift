internal import FrameTiming

extension NSObjectProtocol {
    /// Whether the object has the method. Objects respond to a selector made from a method of their class; to a
    /// selector made from a name alone, they respond if their class lists it (``OpenObject/selectors``).
    @MainActor @preconcurrency public func responds(to aSelector: Selector!) -> Bool {
        (self as? OpenObject)?.responds(to: aSelector) ?? aSelector.isMethod(of: self)
    }

    /// Whether the object conforms to a protocol.
    public func conforms<Requirements>(to aProtocol: Requirements.Type) -> Bool { self is Requirements }

    /// Calls the method with as many of the arguments as it takes.
    ///
    /// A method that the object does not have is reported, and nothing is called.
    ///
    /// - Returns: The method's result, which is kept alive until the next event; `nil` if it is not an object.
    @discardableResult @MainActor @preconcurrency
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { send(aSelector, to: self, nil, nil) }

    @discardableResult @MainActor @preconcurrency
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        send(aSelector, to: self, object, nil)
    }

    @discardableResult @MainActor @preconcurrency
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        send(aSelector, to: self, object1, object2)
    }

    // MARK: Later

    /// Calls the method after `delay` seconds of virtual time, on the next turn at the earliest. The object is retained
    /// until then.
    @MainActor @preconcurrency
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        // Entry point: NSObject.perform(_:) is called on objects that have no stage.
        let stage = Stage.current
        let requests = delayedRequests(of: self)
        let number = requests.next
        requests.next += 1
        let token = stage.loop.schedule(after: delay > 0 ? delay : 0, of: .application) {
            requests.waiting[number] = nil
            aSelector.perform(on: self, anArgument, reportingTo: stage.diagnostics)
        }
        requests.waiting[number] = DelayedRequest(selector: aSelector, argument: anArgument) {
            stage.loop.cancel(token)
        }
    }

    /// Calls the method after a delay. The modes have no effect, because there are no real touches to track.
    @MainActor @preconcurrency public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) { perform(aSelector, with: anArgument, afterDelay: delay) }

    /// Calls the method immediately if `wait` is `true`, otherwise on the next turn.
    @MainActor @preconcurrency
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let stage = Stage.current
        if wait {
            aSelector.perform(on: self, arg, reportingTo: stage.diagnostics)
        } else {
            stage.loop.scheduleNow(of: .application) {
                aSelector.perform(on: self, arg, reportingTo: stage.diagnostics)
            }
        }
    }

    /// Calls the method on the next turn, because there is only one thread.
    @MainActor @preconcurrency public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
    }
}

extension NSObject {
    /// Whether objects of the class have the method.
    @MainActor @preconcurrency public class func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.isMethod(ofInstancesOf: self)
    }

    /// Cancels the object's pending `perform(_:with:afterDelay:)` requests.
    @MainActor @preconcurrency public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        delayedRequests(of: aTarget as AnyObject).cancel { _ in true }
    }

    /// Cancels the object's requests with this selector and an equal argument.
    @MainActor @preconcurrency public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        delayedRequests(of: aTarget as AnyObject).cancel { request in
            guard request.selector == aSelector else { return false }
            guard let first = request.argument, let second = anArgument else {
                return request.argument == nil && anArgument == nil
            }
            let (one, other) = (first as AnyObject, second as AnyObject)
            return one === other || (one as? NSObject)?.isEqual(other) == true
        }
    }
}

extension OpenObject {
    /// Calls a method on the object to which this one forwards it, for methods that the porting step declares.
    ///
    /// Objects that forward to each other endlessly fail the run.
    ///
    /// - Returns: The method's result; `nil` if no object has the method.
    @MainActor public func forward<Target, Result>(
        _ selector: Selector, to type: Target.Type, _ call: (Target) -> Result
    ) -> Result? {
        guard let target = forwardingTarget(for: selector) as? Target, target as AnyObject !== self else { return nil }
        guard forwardings < mostForwardings else {
            Stage.current.diagnostics.misuse(
                "\(Swift.type(of: self)) forwards “\(selector)” to \(Swift.type(of: target)), which forwards it back; implement it in one of them."
            )
            return nil
        }
        forwardings += 1
        defer { forwardings -= 1 }
        return call(target)
    }
}

/// The number of calls to ``OpenObject/forward(_:to:_:)`` in progress. They nest if a delegate causes another call to
/// its own method (limit tuned: many times more than applications have).
@MainActor private var forwardings = 0
private let mostForwardings = 256

@MainActor private func send(
    _ selector: Selector, to target: AnyObject, _ first: Any?, _ second: Any?
) -> Unmanaged<AnyObject>? {
    let stage = Stage.current
    guard let result = selector.perform(on: target, first, second, reportingTo: stage.diagnostics), !(result is Void)
    else { return nil }
    let object = result as AnyObject
    stage.loop.scheduleNow { withExtendedLifetime(object) {} }
    return Unmanaged.passUnretained(object)
}

// MARK: Requests

private struct DelayedRequest {
    let selector: Selector
    let argument: Any?
    let cancel: @MainActor () -> Void
}

@MainActor private final class DelayedRequests {
    var waiting: [Int: DelayedRequest] = [:]
    var next = 0

    func cancel(where isMeant: (DelayedRequest) -> Bool) {
        for (number, request) in waiting where isMeant(request) {
            waiting[number] = nil
            request.cancel()
        }
    }
}

private let requestsKey = AssociationKey()

@MainActor private func delayedRequests(of target: AnyObject) -> DelayedRequests {
    requestsKey.value(of: target) { DelayedRequests() }
}
