public import FrameGeometry

/// The frame of a sheet at a detent, and between two detents while it is dragged. Lengths are in points.
///
/// A page sheet leaves the top of the screen free. A form sheet has its preferred content size. On a phone, a sheet
/// below its full height floats at a distance from three edges in the look of iOS 26; before, it was attached to them.
public struct SheetGeometry: Equatable, Sendable {
    /// Bounds of the whole container.
    public var bounds: Rect
    /// Distance of the safe area from the top of the container; ``safeBottom`` is that from the bottom.
    public var safeTop: Double
    public var safeBottom: Double
    public var isRegularWidth: Bool
    public var isCompactHeight: Bool
    public var metrics: SheetMetrics
    public var isForm: Bool
    public var isEdgeAttachedInCompactHeight: Bool
    /// Width of a sheet attached to the bottom edge; `nil` for the container's width.
    public var width: Double?
    /// Preferred content size of a form sheet; a length that is not positive counts as not set.
    public var preferredSize: Size

    public init(
        bounds: Rect, safeTop: Double = 0, safeBottom: Double = 0, isRegularWidth: Bool = false,
        isCompactHeight: Bool = false, metrics: SheetMetrics, isForm: Bool = false,
        isEdgeAttachedInCompactHeight: Bool = false, width: Double? = nil, preferredSize: Size = .zero
    ) {
        self.bounds = bounds
        self.safeTop = safeTop
        self.safeBottom = safeBottom
        self.isRegularWidth = isRegularWidth
        self.isCompactHeight = isCompactHeight
        self.metrics = metrics
        self.isForm = isForm
        self.isEdgeAttachedInCompactHeight = isEdgeAttachedInCompactHeight
        self.width = width
        self.preferredSize = preferredSize
    }

    /// Height of the medium detent as a fraction of the large one's: 425 points of 759, measured on one phone.
    public static let mediumFraction = 425.0 / 759
    public static let grabberSize = Size(width: 36, height: 5)
    public static let grabberTop = 5.0

    /// Whether the sheet is as wide as its container allows, as on a phone.
    private var isCard: Bool { !isRegularWidth || isCompactHeight }
    /// Whether the sheet fills the container because its height is compact.
    public var fillsContainer: Bool { isCompactHeight && !isEdgeAttachedInCompactHeight }
    public var takesTapsOutside: Bool { !isCard }
    /// Whether the presenting view moves back behind the sheet.
    public var movesPresenter: Bool { isCard && !isCompactHeight }

    /// Height of the large detent, without the safe area at the bottom.
    public var maximum: Double {
        if fillsContainer { return bounds.size.height }
        if isCard { return bounds.size.height - top - safeBottom }
        return isForm ? formSize.height : bounds.size.height - metrics.padTop - safeBottom
    }

    /// The geometry while a keyboard covers the bottom of the container: a form sheet is centered in the rest, and the
    /// safe area of others ends at the keyboard.
    public func above(keyboard height: Double) -> SheetGeometry {
        var geometry = self
        if !isCard, isForm {
            geometry.bounds.size.height = max(bounds.size.height - height, 0)
        } else {
            geometry.safeBottom = max(safeBottom, height)
        }
        return geometry
    }

    private var top: Double { max(isCompactHeight ? 0 : metrics.leastTop, safeTop + metrics.gap) }

    private var formSize: Size {
        Size(
            width: min(preferredSize.width > 0 ? preferredSize.width : metrics.formSize.width, bounds.size.width),
            height: min(preferredSize.height > 0 ? preferredSize.height : metrics.formSize.height, bounds.size.height))
    }

    private var sheetWidth: Double {
        min(isCard ? width ?? bounds.size.width : metrics.pageWidth, bounds.size.width)
    }

    /// Returns the frame of the sheet at a detent.
    ///
    /// - Parameter height: Height without the safe area at the bottom; limited to 0…``maximum``.
    public func frame(forHeight height: Double) -> Rect {
        if fillsContainer { return bounds }
        let value = min(max(height, 0), maximum)
        if !isCard, isForm {
            return Rect(
                x: (bounds.size.width - formSize.width) / 2,
                y: max(0, (bounds.size.height - value) / 2 - metrics.formRise), width: formSize.width, height: value)
        }
        let height = value + safeBottom
        let attached = Rect(
            x: (bounds.size.width - sheetWidth) / 2, y: bounds.size.height - height, width: sheetWidth, height: height)
        guard isCard, value < maximum, let inset = metrics.floatingInset else { return attached }
        let scale = (attached.size.width - 2 * inset) / attached.size.width
        return Rect(
            x: attached.minX + inset, y: bounds.size.height - inset - height * scale,
            width: attached.size.width * scale, height: height * scale)
    }

    /// Returns the frame of the sheet with its top at `top`, interpolated between its resting frames, which are given
    /// highest first. Above the highest and below the lowest one, it is that frame.
    public func frame(withTop top: Double, among rests: [Rect]) -> Rect {
        guard let first = rests.first, let last = rests.last, top > first.minY else { return rests.first ?? bounds }
        guard let index = rests.firstIndex(where: { $0.minY >= top }), index > 0 else { return last }
        let (high, low) = (rests[index - 1], rests[index])
        let fraction = (top - high.minY) / (low.minY - high.minY)
        func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * fraction }
        return Rect(
            x: between(high.minX, low.minX), y: top, width: between(high.size.width, low.size.width),
            height: between(high.size.height, low.size.height))
    }

    /// The corners of a sheet that are rounded.
    public enum RoundedCorners: Sendable {
        case top, all
    }

    /// Returns the corner radius of a sheet at `frame`, and the corners that have it.
    public func corners(of frame: Rect, preferred: Double?) -> (radius: Double, rounded: RoundedCorners) {
        if fillsContainer { return (0, .top) }
        if !isCard, isForm { return (preferred ?? metrics.formRadius, .all) }
        let floats = floats(frame)
        return (preferred ?? (floats ? metrics.floatingRadius : metrics.largeRadius), floats ? .all : .top)
    }

    /// Returns the opacity, 0…1, of the black behind a sheet at `frame`.
    public func dimming(behind frame: Rect, isDark: Bool) -> Double {
        isDark && isCard && floats(frame) ? metrics.darkFloatingDimming : metrics.dimming
    }

    private func floats(_ frame: Rect) -> Bool { frame.maxY < bounds.maxY }
}
