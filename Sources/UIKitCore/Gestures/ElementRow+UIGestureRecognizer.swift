internal import FrameStoryboards
internal import QuartzCore

extension ElementRow {
    package static let gestureRecognizer = ElementRow(
        UIGestureRecognizer.self, "gestureRecognizer", "hoverGestureRecognizer", role: .recognizer,
        attributes: [
            .flag("enabled") { $0.isEnabled = $1 },
            .flag("cancelsTouchesInView") { $0.cancelsTouchesInView = $1 },
            .flag("delaysTouchesBegan") { $0.delaysTouchesBegan = $1 },
            .flag("delaysTouchesEnded") { $0.delaysTouchesEnded = $1 },
        ],
        instance: { _ in UIGestureRecognizer() },
        outlets: { [Outlet("delegate", \UIGestureRecognizer.delegate)] })

    package static let tapGestureRecognizer = ElementRow(
        UITapGestureRecognizer.self, "tapGestureRecognizer", role: .recognizer,
        attributes: [
            .count("numberOfTapsRequired") { $0.numberOfTapsRequired = $1 },
            .count("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1 },
        ],
        instance: { _ in UITapGestureRecognizer() })

    package static let panGestureRecognizer = ElementRow(
        UIPanGestureRecognizer.self, "panGestureRecognizer", role: .recognizer,
        attributes: [
            .count("minimumNumberOfTouches") { $0.minimumNumberOfTouches = $1 },
            .count("maximumNumberOfTouches") { $0.maximumNumberOfTouches = $1 },
        ],
        instance: { _ in UIPanGestureRecognizer() })

    package static let screenEdgePanGestureRecognizer = ElementRow(
        UIScreenEdgePanGestureRecognizer.self, "screenEdgePanGestureRecognizer", role: .recognizer,
        attributes: [.options("edges") { $0.edges = $1 }],
        instance: { _ in UIScreenEdgePanGestureRecognizer() })

    package static let pinchGestureRecognizer = ElementRow(
        UIPinchGestureRecognizer.self, "pinchGestureRecognizer", role: .recognizer,
        instance: { _ in UIPinchGestureRecognizer() })

    package static let rotationGestureRecognizer = ElementRow(
        UIRotationGestureRecognizer.self, "rotationGestureRecognizer", role: .recognizer,
        instance: { _ in UIRotationGestureRecognizer() })

    package static let swipeGestureRecognizer = ElementRow(
        UISwipeGestureRecognizer.self, "swipeGestureRecognizer", role: .recognizer,
        attributes: [
            .choice("direction") { $0.direction = $1 },
            .count("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1 },
        ],
        instance: { _ in UISwipeGestureRecognizer() })

    /// The long press recognizer, whose element Interface Builder spells with a capital P.
    package static let longPressGestureRecognizer = ElementRow(
        UILongPressGestureRecognizer.self, "pongPressGestureRecognizer", "longPressGestureRecognizer",
        role: .recognizer,
        attributes: [
            .number("minimumPressDuration") { $0.minimumPressDuration = $1 },
            .number("allowableMovement") { $0.allowableMovement = $1 },
        ],
        instance: { _ in UILongPressGestureRecognizer() })
}

extension ElementAttribute {
    /// A number of fingers or taps, at least one.
    fileprivate static func count(
        _ name: String, _ set: @escaping @MainActor @Sendable (inout Target, Int) -> Void
    ) -> Self {
        .integer(name, in: 1...100, set)
    }
}

extension UISwipeGestureRecognizer.Direction: ArchivedChoice {
    package static var archivedNames: [String: Self] { ["left": .left, "right": .right, "up": .up, "down": .down] }
}
