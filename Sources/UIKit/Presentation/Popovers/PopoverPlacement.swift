/// The frame of a popover and the position of its arrow.
///
/// A popover is placed next to its source, centred on it and moved as far as needed to stay in the area. It takes the first
/// permitted side, in the order up, down, left, right, on which it fits without moving; else the first on which it fits; else
/// the one with most room, reduced to that size (facts/popover-geometry: the order is fitted to a few measured rows,
/// the last two rules are chosen).
struct PopoverPlacement {
    /// `unknown` without a source or a permitted direction: the popover is centred and has no arrow.
    let direction: UIPopoverArrowDirection
    /// Includes the arrow.
    let frame: CGRect
    /// Distance of the arrow's tip from the frame's left or top edge, along its side.
    let tip: CGFloat

    /// The size of the arrow; the length is part of the frame.
    struct Arrow {
        let height: CGFloat
        let base: CGFloat

        /// The height is measured, the base inferred.
        static let standard = Arrow(height: 13, base: 37)
    }

    /// Weakly reported: 10 to 13.
    static let radius: CGFloat = 13

    /// Below the item of a bar, centred on it and moved into the area, without an arrow, as in iOS 26 (facts/popover-geometry).
    ///
    /// - Parameter top: of the popover.
    init(of size: CGSize, below item: CGRect, top: CGFloat, in area: CGRect) {
        let fitted = CGSize(width: min(size.width, area.width), height: min(size.height, max(area.maxY - top, 0)))
        let x = min(max(item.midX - fitted.width / 2, area.minX), area.maxX - fitted.width)
        direction = .unknown
        frame = CGRect(x: x, y: top, width: fitted.width, height: fitted.height)
        tip = 0
    }

    /// - Parameters:
    ///   - size: preferred size of the content.
    ///   - source: `nil` centres the popover in the area.
    ///   - permitted: With no direction, the popover is centred on its source, as applications have long relied on.
    ///   - area: bounds for popovers.
    init(
        of size: CGSize, at source: CGRect?, permitted: UIPopoverArrowDirection, in area: CGRect,
        arrow: Arrow = .standard
    ) {
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let sides = order.filter(permitted.contains)
        guard let source, !sides.isEmpty else {
            let fitted = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
            let centre = source ?? area
            direction = .unknown
            frame = CGRect(
                x: min(max(centre.midX - fitted.width / 2, area.minX), area.maxX - fitted.width),
                y: min(max(centre.midY - fitted.height / 2, area.minY), area.maxY - fitted.height),
                width: fitted.width, height: fitted.height)
            tip = 0
            return
        }
        let wishes = sides.map { ($0, Self.wish($0, size, source, arrow.height)) }
        func room(_ direction: UIPopoverArrowDirection) -> CGFloat {
            switch direction {
            case .up: area.maxY - source.maxY
            case .down: source.minY - area.minY
            case .left: area.maxX - source.maxX
            default: source.minX - area.minX
            }
        }
        func length(_ direction: UIPopoverArrowDirection) -> CGFloat {
            (direction.isVertical ? size.height : size.width) + arrow.height
        }
        let chosen =
            wishes.first { area.contains($0.1) } ?? wishes.first { room($0.0) >= length($0.0) }
            ?? wishes.max { room($0.0) < room($1.0) } ?? (.up, Self.wish(.up, size, source, arrow.height))
        let fitted = Self.fitted(chosen.1, chosen.0, source, area, room(chosen.0))
        direction = chosen.0
        frame = fitted
        let (wanted, length, start) =
            chosen.0.isVertical
            ? (source.midX, fitted.width, fitted.minX) : (source.midY, fitted.height, fitted.minY)
        let margin = min(Self.radius + arrow.base / 2, length / 2)
        tip = min(max(wanted - start, margin), length - margin)
    }

    private static func wish(
        _ direction: UIPopoverArrowDirection, _ size: CGSize, _ source: CGRect, _ arrowHeight: CGFloat
    ) -> CGRect {
        let (width, height) = (size.width, size.height)
        switch direction {
        case .up:
            return CGRect(x: source.midX - width / 2, y: source.maxY, width: width, height: height + arrowHeight)
        case .down:
            return CGRect(
                x: source.midX - width / 2, y: source.minY - height - arrowHeight, width: width,
                height: height + arrowHeight)
        case .left:
            return CGRect(x: source.maxX, y: source.midY - height / 2, width: width + arrowHeight, height: height)
        default:
            return CGRect(
                x: source.minX - width - arrowHeight, y: source.midY - height / 2, width: width + arrowHeight,
                height: height)
        }
    }

    /// Reduced to the available room and moved along the source's side into the area.
    private static func fitted(
        _ wish: CGRect, _ direction: UIPopoverArrowDirection, _ source: CGRect, _ area: CGRect, _ room: CGFloat
    ) -> CGRect {
        let isVertical = direction.isVertical
        var frame = wish
        frame.size.width = min(wish.width, isVertical ? area.width : max(room, 0))
        frame.size.height = min(wish.height, isVertical ? max(room, 0) : area.height)
        if direction == .down { frame.origin.y = source.minY - frame.height }
        if direction == .right { frame.origin.x = source.minX - frame.width }
        if isVertical {
            frame.origin.x = min(max(source.midX - frame.width / 2, area.minX), area.maxX - frame.width)
        } else {
            frame.origin.y = min(max(source.midY - frame.height / 2, area.minY), area.maxY - frame.height)
        }
        return frame
    }
}

extension UIPopoverArrowDirection {
    /// Whether the arrow points up or down.
    var isVertical: Bool { self == .up || self == .down }
}
