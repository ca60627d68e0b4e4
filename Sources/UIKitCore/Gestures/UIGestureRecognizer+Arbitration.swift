internal import QuartzCore

// Arbitration between recognizers that receive the same touches.
//
// A recognizer that recognizes makes the others that share a touch with it fail, unless the two may recognize
// simultaneously. A recognizer that requires others to fail postpones its state until they have failed, and fails
// itself if one of them recognizes.
extension UIGestureRecognizer {
    /// Passes the touches of one event to the subclass, grouped by phase.
    func receive(_ touches: Set<UITouch>, _ event: UIEvent) {
        guard isEnabled, current != .failed, current != .cancelled, current != .ended || waiting != nil else { return }
        for touch in touches where touch.phase == .began { trackedTouches.append(touch) }
        func of(_ phase: UITouch.Phase) -> Set<UITouch> { touches.filter { $0.phase == phase } }
        if case let began = of(.began), !began.isEmpty { touchesBegan(began, with: event) }
        if case let moved = of(.moved), !moved.isEmpty { touchesMoved(moved, with: event) }
        if case let ended = of(.ended), !ended.isEmpty { touchesEnded(ended, with: event) }
        if case let cancelled = of(.cancelled), !cancelled.isEmpty { touchesCancelled(cancelled, with: event) }
    }

    /// Removes a touch that has ended. After the last touch, resets a recognizer in a final state.
    func touchHasLeft(_ touch: UITouch) {
        lastPoint = touch.point
        trackedTouches.removeAll { $0 === touch }
        if !trackedTouches.isEmpty { didLoseTouch() } else if isOver { becomeReady() }
    }

    /// Stops tracking a touch before it ends.
    func withdraw(from touch: UITouch) {
        touch.gestureRecognizers?.removeAll { $0 === self }
        cancel()
        touchHasLeft(touch)
    }

    var isTracking: Bool { !trackedTouches.isEmpty || waiting != nil }
    private var isOver: Bool { current == .ended || current == .cancelled || current == .failed }

    func cancel() {
        if current == .began || current == .changed { change(to: .cancelled) } else { change(to: .failed) }
    }

    func change(to new: State) {
        switch (current, new) {
        case (_, .possible):
            becomeReady()
        case (.possible, .began), (.possible, .ended), (.possible, .changed):
            recognize(new)
        case (.possible, .failed), (.possible, .cancelled):
            fail()
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
            (.changed, .cancelled):
            current = new
            callActions()
            if isOver, trackedTouches.isEmpty { becomeReady() }
        case (.began, .failed), (.changed, .failed):
            change(to: .cancelled)
        case (.began, .began), (.changed, .began), (.ended, _), (.cancelled, _), (.failed, _):
            break
        }
    }

    private func recognize(_ new: State) {
        guard mayBegin else { return fail() }
        let rivals = self.rivals
        let awaited = rivals.filter { mustWait(for: $0) }
        if awaited.contains(where: { $0.hasRecognized }) { return fail() }
        if awaited.contains(where: { $0.current == .possible }) {
            waiting = new
            return
        }
        if rivals.contains(where: { $0.hasRecognized && $0.prevents(self) }) { return fail() }
        waiting = nil
        current = new
        for rival in rivals where rival.current == .possible && prevents(rival) { rival.fail() }
        stage.applicationState.touchScreen.held.settle(self, recognized: true)
        if cancelsTouchesInView { takeTouches() }
        callActions()
        if isOver, trackedTouches.isEmpty { becomeReady() }
    }

    /// Whether the delegate and the view, which may be the delegate itself, allow the recognizer to begin.
    private var mayBegin: Bool {
        if let delegate, delegate !== view, !delegate.gestureRecognizerShouldBegin(self) { return false }
        return view?.gestureRecognizerShouldBegin(self) ?? true
    }

    private func fail() {
        guard current == .possible else { return }
        current = .failed
        waiting = nil
        for rival in rivals where rival.waiting != nil { rival.goOnIfNothingIsAwaited() }
        stage.applicationState.touchScreen.held.settle(self, recognized: false)
        if trackedTouches.isEmpty { becomeReady() }
    }

    private func goOnIfNothingIsAwaited() {
        guard let waiting else { return }
        self.waiting = nil
        recognize(waiting)
    }

    private func becomeReady() {
        current = .possible
        waiting = nil
        reset()
    }

    /// Whether the recognizer may still recognize without touches, because it counts taps or waits for others to fail.
    var goesOnAfterTouches: Bool { current == .possible && (waiting != nil || isCounting) }

    private var hasRecognized: Bool { current == .began || current == .changed || current == .ended }

    private func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        let together =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
        return !together
    }

    private func mustWait(for other: UIGestureRecognizer) -> Bool {
        requiredToFail.contains { $0 === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// The recognizers that compete with this one: those that share a touch with it, and those it must wait for.
    private var rivals: [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var known: Set = [ObjectIdentifier(self)]
        func add(_ recognizer: UIGestureRecognizer) {
            if known.insert(ObjectIdentifier(recognizer)).inserted { found.append(recognizer) }
        }
        for touch in trackedTouches { touch.gestureRecognizers?.forEach(add) }
        for recognizer in requiredToFail where recognizer.isTracking { add(recognizer) }
        for recognizer in view?.attachedRecognizers ?? [] where recognizer.waiting != nil { add(recognizer) }
        return found
    }

    private func takeTouches() {
        for touch in trackedTouches where !touch.isTakenFromView {
            touch.isTakenFromView = true
            touch.view?.touchesCancelled([touch], with: nil)
        }
    }
}
