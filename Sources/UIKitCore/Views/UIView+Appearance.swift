internal import QuartzCore

/// Everything that determines a view's appearance except its colors.
@MainActor struct ViewAppearance {
    /// The interactions added to the view.
    var interactions: [any UIInteraction] = []
    fileprivate(set) var identifier: String?
    fileprivate(set) var contentMode = UIView.ContentMode.scaleToFill
    fileprivate var corners: UICornerConfiguration?
    fileprivate(set) var mask: UIView?
    /// The scale that was set; `nil` for the screen's scale.
    var contentScale: CGFloat?
}

extension UIView {
    /// Whether tint colors are dimmed, as they are behind alerts. Raw values match the public header.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }

    /// How a view's contents are scaled and aligned within its bounds.
    public enum ContentMode: Int, CaseIterable, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    func setIdentifier(_ identifier: String?) {
        viewAppearance.identifier = identifier
        layer.setNeedsCommit()
    }

    func setContentMode(_ mode: ContentMode) {
        viewAppearance.contentMode = mode
        layer.needsDisplayOnBoundsChange = mode == .redraw
        layer.contentsGravity = mode == .redraw ? redrawnGravity : mode.gravity
    }

    var shownCorners: UICornerConfiguration {
        viewAppearance.corners ?? .uniformCorners(radius: .fixed(layer.cornerRadius))
    }

    func setCorners(_ corners: UICornerConfiguration) {
        viewAppearance.corners = corners
        corners.apply(to: self)
    }

    /// Rounds the layer's corners for the view's current size.
    func roundCorners() { viewAppearance.corners?.apply(to: self) }

    var shownContentScale: CGFloat { viewAppearance.contentScale ?? stage.applicationState.mainScreen.scale }

    func setMask(_ mask: UIView?) {
        viewAppearance.mask = mask
        layer.mask = mask?.layer
    }
}

extension UIView.ContentMode {
    /// The equivalent gravity for the layer's contents (facts/contents-gravity, documented).
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
