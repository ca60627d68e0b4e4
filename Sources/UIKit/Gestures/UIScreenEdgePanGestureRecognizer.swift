internal import QuartzCore

/// Recognizes a pan that begins at an edge of the screen.
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which it may begin.
    open var edges: UIRectEdge = []

    /// The greatest distance from the edge at which a touch may begin (facts/edge-zone: 20 points).
    static let zone: CGFloat = 20

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let place = touches.first?.location(in: nil), isAtEdge(place) else { return state = .failed }
        super.touchesBegan(touches, with: event)
    }

    private func isAtEdge(_ place: CGPoint) -> Bool {
        let bounds = view?.window?.bounds ?? .zero
        return edges.contains(.left) && place.x <= Self.zone
            || edges.contains(.right) && place.x >= bounds.maxX - Self.zone
            || edges.contains(.top) && place.y <= Self.zone
            || edges.contains(.bottom) && place.y >= bounds.maxY - Self.zone
    }

    override func mayBegin(moved: CGPoint) -> Bool {
        let alongX = abs(moved.x) >= abs(moved.y)
        return alongX
            ? edges.contains(.left) && moved.x > 0 || edges.contains(.right) && moved.x < 0
            : edges.contains(.top) && moved.y > 0 || edges.contains(.bottom) && moved.y < 0
    }
}
