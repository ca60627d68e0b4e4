internal import QuartzCore

/// What a view shows besides its colours.
@MainActor struct ViewAppearance {
    /// What lets the user do something with the view.
    var interactions: [any UIInteraction] = []
    fileprivate(set) var identifier: String?
    fileprivate(set) var contentMode = UIView.ContentMode.scaleToFill
    fileprivate var corners: UICornerConfiguration?
    fileprivate(set) var mask: UIView?
    /// `nil` for the scale of the screen.
    var contentScale: CGFloat?
}

extension UIView {
    /// Whether tint colours are dimmed, as behind alerts. Raw values match the public header.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }

    /// How a view's contents are scaled and aligned in its bounds.
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
    }

    var shownCorners: UICornerConfiguration {
        viewAppearance.corners ?? .uniformCorners(radius: .fixed(layer.cornerRadius))
    }

    func setCorners(_ corners: UICornerConfiguration) {
        viewAppearance.corners = corners
        corners.apply(to: self)
    }

    /// Rounds the corners of the layer for the view's present size.
    func roundCorners() { viewAppearance.corners?.apply(to: self) }

    var shownContentScale: CGFloat { viewAppearance.contentScale ?? stage.applicationState.mainScreen.scale }

    func setMask(_ mask: UIView?) {
        viewAppearance.mask = mask
        layer.mask = mask?.layer
    }
}
