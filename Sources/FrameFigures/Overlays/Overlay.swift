public import FrameGeometry
public import FrameLayers
public import FramePainting

/// Debugging aids that can be drawn over a frame.
public enum Overlay: String, CaseIterable, Sendable {
    /// The outline of every layer, colored by depth.
    case frames
    /// The anchor point of each layer.
    case anchors
    /// Touches and their recent paths.
    case touches
    /// The margins outside the screen's safe area.
    case safeArea = "safe-area"
}

/// A touch in one frame.
public struct TouchTrail: Equatable, Sendable {
    /// Recent path in points of the canvas, ending at the current location.
    public var points: [Point]
    /// Degree of fading since the touch ended: 0 while it is down, 1 when it is gone.
    public var fading: Double

    public init(points: [Point], fading: Double = 0) {
        self.points = points
        self.fading = fading
    }
}

/// The content of the overlays of one frame.
public struct OverlayContent: Sendable {
    public var placements: [LayerPlacement]
    public var touches: [TouchTrail]
    /// Safe area in points of the canvas.
    public var safeArea: Rect
    /// Bounds of the canvas in points.
    public var canvas: Rect

    public init(placements: [LayerPlacement], touches: [TouchTrail], safeArea: Rect, canvas: Rect) {
        self.placements = placements
        self.touches = touches
        self.safeArea = safeArea
        self.canvas = canvas
    }

    /// Returns the items to paint after all others, in the order of ``Overlay``'s cases.
    public func items(of overlays: Set<Overlay>) -> [PaintItem] {
        Overlay.allCases.filter(overlays.contains).flatMap { overlay in
            switch overlay {
            case .frames: outlines
            case .anchors: anchors
            case .touches: discs
            case .safeArea: margins
            }
        }
    }

    private var framed: [LayerPlacement] { placements.filter { !$0.bounds.isEmpty } }

    private var outlines: [PaintItem] {
        framed.map { layer in
            let corners = layer.corners
            let path = Path([.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
            return .fill(
                Fill(
                    .path(path, .nonzero), stroke: Stroke(width: 1),
                    color: Palette.light.series(layer.depth).withAlpha(0.85), name: "overlay frames"))
        }
    }

    private var anchors: [PaintItem] {
        framed.flatMap { layer -> [PaintItem] in
            let place = layer.toCanvas.apply(layer.anchor)
            let cross = Path([
                .move(Point(x: place.x - 4, y: place.y)), .line(Point(x: place.x + 4, y: place.y)),
                .move(Point(x: place.x, y: place.y - 4)), .line(Point(x: place.x, y: place.y + 4)),
            ])
            func line(_ width: Double, _ color: Color) -> PaintItem {
                .fill(
                    Fill(
                        .path(cross, .nonzero), stroke: Stroke(width: width, cap: .round), color: color,
                        name: "overlay anchors"))
            }
            return [line(3, Self.halo), line(1.25, Palette.light.series(layer.depth))]
        }
    }

    /// Touches as discs. A fingertip is about 44 points wide, which is why Apple recommends buttons of that size.
    private var discs: [PaintItem] {
        touches.flatMap { trail -> [PaintItem] in
            guard let tip = trail.points.last else { return [] }
            let strength = 1 - trail.fading
            func disc(_ radius: Double, _ color: Color, ring: Double? = nil) -> PaintItem {
                let box = Rect(x: tip.x - radius, y: tip.y - radius, width: 2 * radius, height: 2 * radius)
                return .fill(
                    Fill(
                        .ellipse(box), stroke: ring.map { Stroke(width: $0) },
                        color: color.withAlpha(color.alpha * strength), name: "overlay touches"))
            }
            var items: [PaintItem] = []
            if trail.points.count > 1 {
                let path = Path([.move(trail.points[0])] + trail.points.dropFirst().map { .line($0) })
                items.append(
                    .fill(
                        Fill(
                            .path(path, .nonzero), stroke: Stroke(width: 6, cap: .round, join: .round),
                            color: Self.touch.withAlpha(0.35 * strength), name: "overlay touches")))
            }
            return items + [
                disc(22, Self.touch.withAlpha(0.3)), disc(22, Self.halo, ring: 3), disc(22, Self.touch, ring: 1.5),
            ]
        }
    }

    /// Shaded margins, with a dashed line along their inner edge.
    private var margins: [PaintItem] {
        guard safeArea != canvas else { return [] }
        let shade = Path(
            Path(canvas).elements
                + [
                    .move(Point(x: safeArea.minX, y: safeArea.minY)), .line(Point(x: safeArea.minX, y: safeArea.maxY)),
                    .line(Point(x: safeArea.maxX, y: safeArea.maxY)), .line(Point(x: safeArea.maxX, y: safeArea.minY)),
                    .close,
                ])
        return [
            .fill(Fill(.path(shade, .evenodd), color: Self.margin.withAlpha(0.14), name: "overlay safe-area")),
            .fill(
                Fill(
                    .path(Path(safeArea), .nonzero), stroke: Stroke(width: 1, dash: [4, 3]), color: Self.margin,
                    name: "overlay safe-area")),
        ]
    }

    private static let halo = Color(red: 1, green: 1, blue: 1, alpha: 0.85)
    private static let touch = Color(red8: 0x0A, green8: 0x6C, blue8: 0xFF, alpha8: 255)
    private static let margin = Color(red8: 0xD1, green8: 0x1A, blue8: 0x7A, alpha8: 255)
}
