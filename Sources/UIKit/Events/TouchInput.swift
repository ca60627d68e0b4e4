internal import FrameGeometry
internal import FrameTiming
internal import QuartzCore

/// Fingers on the current application's screen, for those who script them.
@MainActor package enum TouchInput {
    /// A number for a finger that is not down.
    package static func newFinger() -> Int {
        let screen = ApplicationState.current.touchScreen
        screen.lastFinger += 1
        return screen.lastFinger
    }

    /// What one finger does at one moment.
    package typealias Contact = (finger: Int, place: CGPoint)

    package static func touch(_ finger: Int, _ phase: UITouch.Phase, at place: CGPoint) {
        touch([(finger, place)], phase)
    }

    /// Several fingers do the same at one moment: one event.
    package static func touch(_ contacts: [Contact], _ phase: UITouch.Phase) {
        let stage = Stage.current
        let isDown =
            switch phase {
            case .began, .moved, .stationary: true
            case .ended, .cancelled: false
            }
        stage.fingerEvents += contacts.map { contact in
            FingerEvent(
                time: stage.now, finger: contact.finger, place: Point(x: contact.place.x, y: contact.place.y),
                isDown: isDown)
        }
        ApplicationState.current.touchScreen.touch(contacts, phase)
    }
}

extension UIView.AnimationCurve {
    /// The share of the way at a share of the time, both 0…1.
    package func progress(at share: Double) -> Double { timingCurve.value(at: share) }
}
