public import FrameGeometry

/// The frame of a popover and the position of its arrow, in points.
///
/// A popover is placed next to its source, centered on it and moved as far as needed to stay in the area. It takes the
/// first permitted side, in the order of ``Direction``, on which it fits without moving; otherwise the first on which
/// it fits; otherwise the one with most room, reduced to that size (facts/popover-geometry: the order is fitted to a
/// few measured rows, the last two rules are chosen).
public struct PopoverPlacement: Equatable, Sendable {
    /// The direction of the arrow. The popover lies on the opposite side of its source.
    public enum Direction: CaseIterable, Sendable {
        case up, down, left, right

        public var isVertical: Bool { self == .up || self == .down }
    }

    /// Direction of the arrow; `nil` without a source or a permitted direction, in which case the popover is centered
    /// and has no arrow.
    public let direction: Direction?
    /// Frame including the arrow.
    public let frame: Rect
    /// Distance of the arrow's tip from the frame's left or top edge, along its side.
    public let tip: Double

    /// The size of the arrow.
    public struct Arrow: Equatable, Sendable {
        /// Distance from the base to the tip, which is part of the frame's length.
        public let height: Double
        public let base: Double

        public init(height: Double, base: Double) {
            self.height = height
            self.base = base
        }

        /// Default size. The height is measured, the base inferred.
        public static let standard = Arrow(height: 13, base: 37)
    }

    /// Corner radius. Weakly reported: 10 to 13.
    public static let radius = 13.0

    /// Places a popover below a bar item, centered on it and moved into the area, without an arrow, as in iOS 26
    /// (facts/popover-geometry).
    ///
    /// - Parameter top: Top of the popover.
    public init(of size: Size, below item: Rect, top: Double, in area: Rect) {
        let (width, height) = (min(size.width, area.size.width), min(size.height, max(area.maxY - top, 0)))
        direction = nil
        frame = Rect(x: Self.start(width, item.midX, area.minX, area.maxX), y: top, width: width, height: height)
        tip = 0
    }

    /// - Parameters:
    ///   - size: Preferred size of the content.
    ///   - source: Rectangle to point to; `nil` centers the popover in the area.
    ///   - permitted: Permitted directions. If there are none, the popover is centered on its source, which
    ///     applications have long relied on.
    ///   - area: Bounds for popovers; a source outside it leaves no room on some sides.
    public init(
        of size: Size, at source: Rect?, permitted: Set<Direction>, in area: Rect, arrow: Arrow = .standard
    ) {
        let sides = Direction.allCases.filter(permitted.contains)
        guard let source, let first = sides.first else {
            let (width, height) = (min(size.width, area.size.width), min(size.height, area.size.height))
            let center = source ?? area
            direction = nil
            frame = Rect(
                x: Self.start(width, center.midX, area.minX, area.maxX),
                y: Self.start(height, center.midY, area.minY, area.maxY), width: width, height: height)
            tip = 0
            return
        }
        func room(_ direction: Direction) -> Double {
            switch direction {
            case .up: area.maxY - source.maxY
            case .down: source.minY - area.minY
            case .left: area.maxX - source.maxX
            case .right: source.minX - area.minX
            }
        }
        func length(_ direction: Direction) -> Double {
            (direction.isVertical ? size.height : size.width) + arrow.height
        }
        let chosen =
            sides.first { Self.contains(area, Self.wish($0, size, source, arrow.height)) }
            ?? sides.first { room($0) >= length($0) } ?? sides.max { room($0) < room($1) } ?? first
        let wish = Self.wish(chosen, size, source, arrow.height)
        let frame = Self.fitted(wish, chosen, source, area, room(chosen))
        let (wanted, length, start) =
            chosen.isVertical
            ? (source.midX, frame.size.width, frame.minX) : (source.midY, frame.size.height, frame.minY)
        let margin = min(Self.radius + arrow.base / 2, length / 2)
        direction = chosen
        self.frame = frame
        tip = min(max(wanted - start, margin), length - margin)
    }

    /// Returns the start of a length that is centered on `center` and moved into `low`…`high`.
    private static func start(_ length: Double, _ center: Double, _ low: Double, _ high: Double) -> Double {
        min(max(center - length / 2, low), high - length)
    }

    private static func contains(_ area: Rect, _ frame: Rect) -> Bool {
        frame.minX >= area.minX && frame.maxX <= area.maxX && frame.minY >= area.minY && frame.maxY <= area.maxY
    }

    private static func wish(_ direction: Direction, _ size: Size, _ source: Rect, _ arrowHeight: Double) -> Rect {
        let (width, height) = (size.width, size.height)
        switch direction {
        case .up:
            return Rect(x: source.midX - width / 2, y: source.maxY, width: width, height: height + arrowHeight)
        case .down:
            return Rect(
                x: source.midX - width / 2, y: source.minY - height - arrowHeight, width: width,
                height: height + arrowHeight)
        case .left:
            return Rect(x: source.maxX, y: source.midY - height / 2, width: width + arrowHeight, height: height)
        case .right:
            return Rect(
                x: source.minX - width - arrowHeight, y: source.midY - height / 2, width: width + arrowHeight,
                height: height)
        }
    }

    /// Returns the frame reduced to the available room and moved along the source's side into the area.
    private static func fitted(
        _ wish: Rect, _ direction: Direction, _ source: Rect, _ area: Rect, _ room: Double
    ) -> Rect {
        let isVertical = direction.isVertical
        var frame = wish
        frame.size.width = min(wish.size.width, isVertical ? area.size.width : max(room, 0))
        frame.size.height = min(wish.size.height, isVertical ? max(room, 0) : area.size.height)
        if direction == .down { frame.origin.y = source.minY - frame.size.height }
        if direction == .right { frame.origin.x = source.minX - frame.size.width }
        if isVertical {
            frame.origin.x = start(frame.size.width, source.midX, area.minX, area.maxX)
        } else {
            frame.origin.y = start(frame.size.height, source.midY, area.minY, area.maxY)
        }
        return frame
    }
}
