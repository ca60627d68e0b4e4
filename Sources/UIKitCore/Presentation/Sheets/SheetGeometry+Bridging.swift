internal import FrameGeometry
internal import FrameLayout
internal import QuartzCore

extension UISheetPresentationController {
    /// The geometry of the sheet; `nil` outside a presentation.
    var geometry: SheetGeometry? {
        guard let containerView else { return nil }
        let (safeArea, wish) = (containerView.safeAreaInsets, preferredContentSize)
        return SheetGeometry(
            bounds: Rect(containerView.bounds), safeTop: safeArea.top, safeBottom: safeArea.bottom,
            isRegularWidth: traitCollection.horizontalSizeClass == .regular,
            isCompactHeight: traitCollection.verticalSizeClass == .compact,
            metrics: stage.applicationState.mainScreen.settings.look.sheetMetrics, isForm: style == .formSheet,
            isEdgeAttachedInCompactHeight: prefersEdgeAttachedInCompactHeight,
            width: widthFollowsPreferredContentSizeWhenEdgeAttached && wish.width > 0 ? wish.width : nil,
            preferredSize: Size(wish))
    }
}

extension ScreenSettings.Look {
    fileprivate var sheetMetrics: SheetMetrics {
        switch self {
        case .classic: .classic
        case .iOS26: .iOS26
        }
    }
}

extension SheetGeometry {
    func frame(forHeight height: CGFloat) -> CGRect { CGRect(frame(forHeight: Double(height))) }

    func frame(withTop top: CGFloat, among rests: [CGRect]) -> CGRect {
        CGRect(frame(withTop: Double(top), among: rests.map(Rect.init)))
    }

    func corners(of frame: CGRect, preferred: CGFloat?) -> (radius: Double, rounded: RoundedCorners) {
        corners(of: Rect(frame), preferred: preferred.map(Double.init))
    }

    func dimming(behind frame: CGRect, isDark: Bool) -> Double { dimming(behind: Rect(frame), isDark: isDark) }
}

extension SheetGeometry.RoundedCorners {
    var mask: CACornerMask {
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        return switch self {
        case .top: top
        case .all: top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        }
    }
}
