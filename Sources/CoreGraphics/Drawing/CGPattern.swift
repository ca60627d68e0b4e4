internal import FrameGeometry
internal import FramePainting

/// Draws one tile of a pattern.
///
/// Differs from Core Graphics: a Swift function, because closures of an application have this type.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a pattern.
public struct CGPatternCallbacks {
    public var version: UInt32
    public var drawPattern: CGPatternDrawPatternCallback?
    public var releaseInfo: CGPatternReleaseInfoCallback?

    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// How tiles are moved to whole pixels. Raw values match the public header.
public enum CGPatternTiling: Int32, Sendable {
    case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// A tile that fills shapes side by side.
///
/// Differs from Core Graphics: tiles are never moved to whole pixels, whatever the tiling, and a shape of more than
/// 65,536 tiles stays empty.
public final class CGPattern: _CFObject {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks
    private let bounds: Rect
    private let step: Size
    private let matrix: Affine
    private let isColored: Bool

    /// Creates a pattern; `nil` if a step is 0 or not finite, or if the callbacks do not draw.
    ///
    /// - Parameters:
    ///   - info: A pointer that the callbacks are called with.
    ///   - bounds: The part of the tile that is drawn, in the pattern's space.
    ///   - matrix: The map from the pattern's space to the initial space of the context.
    ///   - xStep: The distance between the left edges of tiles.
    ///   - yStep: The distance between the top edges of tiles.
    ///   - tiling: Not used, see above.
    ///   - isColored: Whether the tile sets its own colors.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard xStep != 0, yStep != 0, xStep.isFinite, yStep.isFinite, callbacks.pointee.drawPattern != nil else {
            return nil
        }
        self.info = info
        self.callbacks = callbacks.pointee
        self.bounds = Rect(bounds.standardized)
        step = Size(width: xStep.magnitude, height: yStep.magnitude)
        self.matrix = matrix.affine
        self.isColored = isColored
    }

    deinit { callbacks.releaseInfo?(info) }

    /// The tiles for a context.
    ///
    /// - Parameters:
    ///   - components: The opacity, or the color of a pattern without colors.
    ///   - space: The current space of colors, which says what the components are.
    func tiles(
        _ components: UnsafePointer<CGFloat>, in space: CGColorSpace?, scale: Double, phase: CGSize, base: Affine
    ) -> PatternTiles {
        let cell = CGContext(bounds: bounds, scale: scale)
        if !isColored {
            let color = (space?.base ?? CGColorSpaceCreateDeviceRGB()).color(components)
            cell.setFillColor(color)
            cell.setStrokeColor(color)
        }
        callbacks.drawPattern?(info, cell)
        let shift = Affine.translation(x: phase.width, y: phase.height)
        return PatternTiles(
            items: cell.items, bounds: bounds, step: step, map: matrix.then(shift).then(base),
            opacity: isColored ? Double(min(max(components[0], 0), 1)) : 1)
    }
}

/// The drawing of a tile and the places of all of them.
struct PatternTiles {
    let items: [PaintItem]
    let bounds: Rect
    let step: Size
    /// The map from the pattern's space to base coordinates.
    let map: Affine
    let opacity: Double

    private static let limit = 65_536.0
    /// The maximum distance of a tile from the origin, in steps. Beyond it, coordinates are too coarse for single tiles.
    private static let farthest = 1e9

    /// The tiles that fill a shape.
    ///
    /// - Parameters:
    ///   - transform: The map from the shape's coordinates to base coordinates.
    ///   - canvas: The rectangle outside which nothing is seen, in base coordinates.
    func filling(_ shape: Shape, _ transform: Affine, within canvas: Rect) -> PaintItem {
        let area = area(of: shape.outline.applying(transform), canvas)
        return .group(Group(opacity: opacity, clip: Clip(shape, transform: transform), items: tiles(in: area)))
    }

    /// The part of the canvas that a path is in, in the pattern's space; `nil` if there is none.
    private func area(of path: Path, _ canvas: Rect) -> Rect? {
        guard let inverse = map.inverse, let box = path.bounds?.intersection(canvas), !box.isEmpty else { return nil }
        return Path(box).applying(inverse).bounds
    }

    private func tiles(in area: Rect?) -> [PaintItem] {
        guard let area, !items.isEmpty else { return [] }
        let (left, right) = ((area.minX - bounds.maxX) / step.width, (area.maxX - bounds.minX) / step.width)
        let (top, bottom) = ((area.minY - bounds.maxY) / step.height, (area.maxY - bounds.minY) / step.height)
        guard (right - left + 1) * (bottom - top + 1) <= Self.limit,
            [left, right, top, bottom].allSatisfy({ $0.magnitude < Self.farthest })
        else { return [] }
        return stride(from: top.rounded(.up), through: bottom, by: 1).flatMap { row in
            stride(from: left.rounded(.up), through: right, by: 1).map { column -> PaintItem in
                let place = Affine.translation(x: column * step.width, y: row * step.height)
                return .group(Group(clip: Clip(.rect(bounds)), transform: place.then(map), items: items))
            }
        }
    }
}

extension CGContext {
    /// Fills shapes with a pattern until another color is set.
    ///
    /// - Parameters:
    ///   - pattern: The pattern, whose tile is drawn now.
    ///   - components: The opacity of a colored pattern; otherwise the color, in the base of the current color space.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        state.fillTiles = tiles(pattern, components, state.fillSpace)
    }

    /// Strokes lines with a pattern until another color is set.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        state.lineTiles = tiles(pattern, components, state.lineSpace)
    }

    /// Moves the tiles of patterns that are set from now on.
    ///
    /// - Parameter phase: The offset in the initial space of the context.
    public func setPatternPhase(_ phase: CGSize) { state.phase = phase }

    private func tiles(
        _ pattern: CGPattern, _ components: UnsafePointer<CGFloat>, _ space: CGColorSpace?
    ) -> PatternTiles {
        pattern.tiles(components, in: space, scale: scale, phase: state.phase, base: base)
    }
}
