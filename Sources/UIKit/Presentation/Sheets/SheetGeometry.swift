internal import QuartzCore

/// The frame of a sheet at a detent, and between two detents while it is dragged.
///
/// A page sheet leaves the top of the screen free. A form sheet has its preferred content size. On a phone, a sheet below its
/// full height floats at a distance from three edges in the look of iOS 26; before, it was attached to them.
@MainActor struct SheetGeometry {
    /// The whole container.
    let bounds: CGRect
    let safeArea: UIEdgeInsets
    let traits: UITraitCollection
    let metrics: SheetMetrics
    let isForm: Bool
    let isEdgeAttachedInCompactHeight: Bool
    /// The width of a sheet attached to the bottom edge; the container's width when `nil`.
    let width: CGFloat?
    /// The preferred content size.
    let wish: CGSize

    /// 425 points of 759, measured on one phone.
    static let mediumFraction: CGFloat = 425 / 759
    static let grabber = CGSize(width: 36, height: 5)
    static let grabberTop: CGFloat = 5
    static let grabberColor = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.43)

    private var isCard: Bool { traits.horizontalSizeClass != .regular || isFlat }
    private var isFlat: Bool { traits.verticalSizeClass == .compact }
    /// Whether the sheet fills the container because its height is compact.
    var fillsContainer: Bool { isFlat && !isEdgeAttachedInCompactHeight }
    var takesTapsOutside: Bool { !isCard }
    /// Whether the presenting view moves back behind the sheet.
    var movesPresenter: Bool { isCard && !isFlat }

    /// The height of the large detent.
    var maximum: CGFloat {
        if fillsContainer { return bounds.height }
        if isCard { return bounds.height - top - safeArea.bottom }
        return isForm ? formSize.height : bounds.height - metrics.padTop - safeArea.bottom
    }

    private var top: CGFloat { max(isFlat ? 0 : metrics.leastTop, safeArea.top + metrics.gap) }

    private var formSize: CGSize {
        CGSize(
            width: min(wish.width > 0 ? wish.width : metrics.formSize.width, bounds.width),
            height: min(wish.height > 0 ? wish.height : metrics.formSize.height, bounds.height))
    }

    private var sheetWidth: CGFloat { isCard ? min(width ?? bounds.width, bounds.width) : pageWidth }
    private var pageWidth: CGFloat { min(bounds.width, metrics.pageWidth) }

    /// The frame of the sheet at a detent of that height.
    func frame(forValue value: CGFloat) -> CGRect {
        if fillsContainer { return bounds }
        let value = min(max(value, 0), maximum)
        if !isCard, isForm {
            return CGRect(
                x: (bounds.width - formSize.width) / 2, y: max(0, (bounds.height - value) / 2 - metrics.formRise),
                width: formSize.width, height: value)
        }
        let height = value + safeArea.bottom
        let plain = CGRect(
            x: (bounds.width - sheetWidth) / 2, y: bounds.height - height, width: sheetWidth, height: height)
        guard isCard, value < maximum, let inset = metrics.floatingInset else { return plain }
        let scale = (plain.width - 2 * inset) / plain.width
        return CGRect(
            x: plain.minX + inset, y: bounds.height - inset - height * scale, width: plain.width * scale,
            height: height * scale)
    }

    /// The frame of the sheet with its top at `top`, interpolated between its resting frames, which are given highest first.
    func frame(withTop top: CGFloat, among rests: [CGRect]) -> CGRect {
        guard let first = rests.first, let last = rests.last, top > first.minY else { return rests.first ?? bounds }
        guard let index = rests.firstIndex(where: { $0.minY >= top }), index > 0 else { return last }
        let (high, low) = (rests[index - 1], rests[index])
        let fraction = (top - high.minY) / (low.minY - high.minY)
        func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * fraction }
        return CGRect(
            x: between(high.minX, low.minX), y: top, width: between(high.width, low.width),
            height: between(high.height, low.height))
    }

    /// The corner radius of a sheet at `frame`, and the corners that have it.
    func corners(of frame: CGRect, preferred: CGFloat?) -> (radius: CGFloat, mask: CACornerMask) {
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let all: CACornerMask = top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        if fillsContainer { return (0, top) }
        if !isCard, isForm { return (preferred ?? metrics.formRadius, all) }
        let floats = floats(frame)
        return (preferred ?? (floats ? metrics.floatingRadius : metrics.largeRadius), floats ? all : top)
    }

    /// The alpha of the black behind a sheet at `frame`.
    func dimming(behind frame: CGRect) -> CGFloat {
        let isDark = traits.userInterfaceStyle == .dark
        return isDark && isCard && floats(frame) ? metrics.darkFloatingDimming : metrics.dimming
    }

    private func floats(_ frame: CGRect) -> Bool { frame.maxY < bounds.maxY }
}
