internal import FrameTiming
internal import QuartzCore

/// The glass: takes what fingers do and tells recognizers and views.
///
/// Within one event, recognizers hear of a touch before its view does, those of the deepest view first. A recognizer that
/// recognizes takes its touches from their views, unless it leaves them.
@MainActor final class TouchScreen {
    var lastFinger = 0
    private var fingers: [Int: UITouch] = [:]
    /// In the order in which the fingers came down.
    private var order: [Int] = []
    let held = HeldTouches()
    private var lastTap: (time: TimeInterval, place: CGPoint, count: Int)?

    /// How soon and how near a touch must follow another to count as the same series of taps: 0.35 s and 45 points.
    /// Chosen: UIKit's are not documented.
    static let tapInterval = 0.35
    private static let tapDistance: CGFloat = 45

    /// Fingers that are down cannot come down, those that are not cannot move.
    func touch(_ contacts: [TouchInput.Contact], _ phase: UITouch.Phase) {
        switch phase {
        case .began: begin(contacts)
        case .moved, .stationary: change(contacts, .moved)
        case .ended, .cancelled: change(contacts, phase)
        }
    }

    private func begin(_ contacts: [TouchInput.Contact]) {
        guard let window = UIApplication.shared.windows.last(where: { !$0.isHidden }) else { return }
        var touches: Set<UITouch> = []
        for (finger, place) in contacts where fingers[finger] == nil {
            let touch = UITouch()
            touch.window = window
            touch.timestamp = Stage.current.now.seconds
            touch.place = place
            touch.previousPlace = place
            touch.tapCount = tapCount(at: place, touch.timestamp)
            fingers[finger] = touch
            order.append(finger)
            touch.view = window.hitTest(place, with: event)
            touch.gestureRecognizers = recognizers(for: touch)
            touches.insert(touch)
        }
        if !touches.isEmpty { deliver(touches) }
    }

    private func change(_ contacts: [TouchInput.Contact], _ phase: UITouch.Phase) {
        let down = contacts.compactMap { contact in fingers[contact.finger].map { (contact, $0) } }
        guard !down.isEmpty else { return }
        for ((_, place), touch) in down {
            touch.phase = phase
            touch.timestamp = Stage.current.now.seconds
            touch.previousPlace = touch.place
            touch.place = place
        }
        deliver(Set(down.map(\.1)))
        guard phase != .moved else { return }
        for ((finger, place), touch) in down {
            lastTap = (touch.timestamp, place, touch.tapCount)
            fingers[finger] = nil
            order.removeAll { $0 == finger }
            let recognizers = touch.gestureRecognizers ?? []
            touch.gestureRecognizers = []
            recognizers.forEach { $0.touchHasLeft(touch) }
        }
    }

    private var event: UIEvent {
        UIEvent(timestamp: Stage.current.now.seconds, touches: Set(order.compactMap { fingers[$0] }))
    }

    private func deliver(_ touches: Set<UITouch>) {
        let event = event
        let inOrder = order.compactMap { fingers[$0] }.filter(touches.contains)
        var told: Set<ObjectIdentifier> = []
        for touch in inOrder {
            for recognizer in touch.gestureRecognizers ?? [] where told.insert(ObjectIdentifier(recognizer)).inserted {
                recognizer.receive(touches.filter { $0.gestureRecognizers?.contains(recognizer) == true }, event)
            }
        }
        var views: [(view: UIView, touches: Set<UITouch>)] = []
        for touch in inOrder where !touch.isTakenFromView && held.lets(touch) {
            guard let view = touch.view else { continue }
            if let index = views.firstIndex(where: { $0.view === view }) {
                views[index].touches.insert(touch)
            } else {
                views.append((view, [touch]))
            }
        }
        for (view, touches) in views {
            switch inOrder[0].phase {
            case .began: view.touchesBegan(touches, with: event)
            case .moved, .stationary: view.touchesMoved(touches, with: event)
            case .ended: view.touchesEnded(touches, with: event)
            case .cancelled: view.touchesCancelled(touches, with: event)
            }
        }
    }

    /// The recognizers of the touched view and of everything it is in, deepest first. A tap on a control is the control's.
    private func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
        guard let view = touch.view else { return [] }
        return sequence(first: view, next: { $0.superview })
            .flatMap { $0.gestureRecognizers ?? [] }
            .filter { !(view is UIControl && $0 is UITapGestureRecognizer && $0.view !== view) }
            .filter { $0.isEnabled && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true }
    }

    private func tapCount(at place: CGPoint, _ time: TimeInterval) -> Int {
        guard let lastTap, time - lastTap.time <= Self.tapInterval, abs(lastTap.place.x - place.x) <= Self.tapDistance,
            abs(lastTap.place.y - place.y) <= Self.tapDistance
        else { return 1 }
        return lastTap.count + 1
    }
}
