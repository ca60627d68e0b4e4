package import FrameGeometry
package import FrameTiming
internal import QuartzCore

/// The location of a touch at one time.
package struct TouchRecord: Equatable, Sendable {
    package let time: MediaTime
    /// The number that identifies the touch among those that are down at the same time.
    package let touch: Int
    /// The location in the screen's coordinates, in points.
    package let point: Point
    /// Whether the touch is still down afterward.
    package let isDown: Bool
}

/// An object, such as a transition, that withholds new touches from all views.
@MainActor protocol TouchBarrier: AnyObject {
    var keepsTouchesAway: Bool { get }
    /// The recognizer that receives touches nonetheless.
    var grip: UIGestureRecognizer? { get }
}

/// Delivers touches to gesture recognizers and views.
///
/// Within one event, a touch is delivered first to its recognizers, starting with those of the deepest view, and then
/// to its view. A recognizer that recognizes cancels its touches in their views unless `cancelsTouchesInView` is
/// `false`. Touches that begin while a ``TouchBarrier`` withholds them are never delivered.
@MainActor package final class TouchScreen {
    /// The number of a touch and its location on the screen.
    package typealias Contact = (touch: Int, point: CGPoint)

    /// The locations of all touches so far, in chronological order.
    package private(set) var recorded: [TouchRecord] = []
    let held = HeldTouches()

    private let application: UIApplication
    private let loop: EventLoop
    private var lastNumber = 0
    /// The touches that are down, by number.
    private var active: [Int: UITouch] = [:]
    /// Whether a touch is down.
    package var isTouched: Bool { !active.isEmpty }
    /// The numbers of the touches that are down, in the order in which they began.
    private var order: [Int] = []
    /// The view above all windows: the keyboard.
    weak var cover: UIView?
    private var barriers: [any TouchBarrier] = []
    private var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?

    /// The longest time, in seconds, and the largest distance, in points, between consecutive taps of a multiple tap.
    /// Chosen; UIKit's values are not documented.
    static let tapInterval = 0.35
    private static let tapDistance: CGFloat = 45

    init(of application: UIApplication, on loop: EventLoop) {
        self.application = application
        self.loop = loop
    }

    /// Returns an unused number for a touch that is about to begin.
    package func newTouch() -> Int {
        lastNumber += 1
        return lastNumber
    }

    func add(_ barrier: any TouchBarrier) { barriers.append(barrier) }
    func remove(_ barrier: any TouchBarrier) { barriers.removeAll { $0 === barrier } }

    package func touch(_ number: Int, _ phase: UITouch.Phase, at point: CGPoint) {
        touch([(number, point)], phase)
    }

    /// Delivers one event with several touches in the same phase. Ignores touches that begin although they are already
    /// down, and touches that move or end although they are not down.
    package func touch(_ contacts: [Contact], _ phase: UITouch.Phase) {
        let isDown =
            switch phase {
            case .began, .moved, .stationary: true
            case .ended, .cancelled, .regionEntered, .regionMoved, .regionExited: false
            }
        recorded += contacts.map { contact in
            TouchRecord(
                time: loop.now, touch: contact.touch, point: Point(x: contact.point.x, y: contact.point.y),
                isDown: isDown)
        }
        switch phase {
        case .began: begin(contacts)
        case .moved, .stationary: change(contacts, .moved)
        case .ended, .cancelled: change(contacts, phase)
        case .regionEntered, .regionMoved, .regionExited: break
        }
    }

    private func begin(_ contacts: [Contact]) {
        guard !application.isIgnoringInteractionEvents else { return }
        let closed = barriers.filter(\.keepsTouchesAway)
        let grips = closed.compactMap(\.grip)
        guard grips.count == closed.count else { return }
        var touches: Set<UITouch> = []
        for (number, place) in contacts where active[number] == nil {
            guard let (view, window) = hit(at: place) else { continue }
            let point = window.point(fromScreen: place)
            let touch = UITouch()
            touch.window = window
            touch.timestamp = loop.now.seconds
            touch.point = point
            touch.previousPoint = point
            touch.firstPoint = point
            touch.tapCount = tapCount(at: place, touch.timestamp)
            touch.isTakenFromView = !closed.isEmpty
            active[number] = touch
            order.append(number)
            touch.view = view
            touch.gestureRecognizers = recognizers(for: touch) { recognizer in grips.allSatisfy { $0 === recognizer } }
            touches.insert(touch)
        }
        if !touches.isEmpty { send(touches) }
    }

    /// The frontmost window.
    package var touchedWindow: UIWindow? { application.windows.last { !$0.isHidden } }

    /// The view in which a touch at a point of the screen begins.
    package func target(at point: CGPoint) -> UIView? { hit(at: point)?.view }

    /// The view in which a touch at a point of the screen begins, and its window: the frontmost that has such a view,
    /// or else the frontmost without a view; `nil` without windows.
    private func hit(at point: CGPoint) -> (view: UIView?, window: UIWindow)? {
        guard let front = touchedWindow else { return nil }
        if let view = covering(point) { return (view, front) }
        let event = event
        for window in application.windows.reversed() where !window.isHidden {
            if let view = window.hitTest(window.point(fromScreen: point), with: event) { return (view, window) }
        }
        return (nil, front)
    }

    /// The view on the keyboard, such as a button of an accessory view, or the keyboard itself.
    private func covering(_ point: CGPoint) -> UIView? {
        guard let cover, cover.frame.contains(point) else { return nil }
        let inside = CGPoint(x: point.x - cover.frame.minX, y: point.y - cover.frame.minY)
        return cover.hitTest(inside, with: event) ?? cover
    }

    private func change(_ contacts: [Contact], _ phase: UITouch.Phase) {
        let down = contacts.compactMap { contact in active[contact.touch].map { (contact, $0) } }
        guard !down.isEmpty else { return }
        for ((_, place), touch) in down {
            touch.phase = phase
            touch.timestamp = loop.now.seconds
            touch.previousPoint = touch.point
            touch.point = touch.window?.point(fromScreen: place) ?? place
        }
        send(Set(down.map(\.1)))
        guard phase != .moved else { return }
        for ((number, point), touch) in down {
            lastTap = (touch.timestamp, point, touch.tapCount)
            if phase == .ended, !touch.isTakenFromView { touch.tapOnStatusBar() }
            active[number] = nil
            order.removeAll { $0 == number }
            let recognizers = touch.gestureRecognizers ?? []
            touch.gestureRecognizers = []
            recognizers.forEach { $0.touchHasLeft(touch) }
        }
    }

    private var event: UIEvent {
        UIEvent(timestamp: loop.now.seconds, touches: Set(order.compactMap { active[$0] }))
    }

    /// Passes touches that have changed on to the application, whose windows ask for ``deliver(_:)``.
    private func send(_ touches: Set<UITouch>) {
        let all = Set(order.compactMap { active[$0] })
        application.sendEvent(UIEvent(timestamp: loop.now.seconds, touches: all, changed: touches))
    }

    /// Delivers the touches of an event that have changed, once: first to recognizers, then to views.
    func deliver(_ event: UIEvent) {
        let touches = event.undelivered
        event.undelivered = []
        let inOrder = order.compactMap { active[$0] }.filter(touches.contains)
        var receivers: Set<ObjectIdentifier> = []
        for touch in inOrder {
            for recognizer in touch.gestureRecognizers ?? []
            where receivers.insert(ObjectIdentifier(recognizer)).inserted {
                recognizer.receive(touches.filter { $0.isReceived(by: recognizer) }, event)
            }
        }
        var views: [(view: UIView, touches: Set<UITouch>)] = []
        for touch in inOrder where !touch.isTakenFromView {
            if held.mustHold(touch) {
                held.hold(touch)
                continue
            }
            if touch.phase == .began { touch.enterView(with: event) }
            guard let view = touch.view, touch.phase != .began || touch.hasReachedView else { continue }
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
            case .regionEntered, .regionMoved, .regionExited: break
            }
        }
    }

    /// The recognizers of the touched view and its ancestors, deepest first. Tap recognizers of a control's ancestors
    /// do not receive its touches.
    private func recognizers(
        for touch: UITouch, where mayReceive: (UIGestureRecognizer) -> Bool
    ) -> [UIGestureRecognizer] {
        guard let view = touch.view else { return [] }
        var found: [UIGestureRecognizer] = []
        for ancestor in sequence(first: view, next: { $0.superview }) {
            for recognizer in ancestor.gestureRecognizers ?? [] where mayReceive(recognizer) && recognizer.isEnabled {
                if ancestor !== view, view is UIControl, recognizer is UITapGestureRecognizer { continue }
                if let delegate = recognizer.delegate,
                    !delegate.gestureRecognizer(recognizer, shouldReceive: event)
                        || !delegate.gestureRecognizer(recognizer, shouldReceive: touch)
                {
                    continue
                }
                found.append(recognizer)
            }
        }
        return found
    }

    private func tapCount(at point: CGPoint, _ time: TimeInterval) -> Int {
        guard let lastTap, time - lastTap.time <= Self.tapInterval, abs(lastTap.point.x - point.x) <= Self.tapDistance,
            abs(lastTap.point.y - point.y) <= Self.tapDistance
        else { return 1 }
        return lastTap.count + 1
    }
}
