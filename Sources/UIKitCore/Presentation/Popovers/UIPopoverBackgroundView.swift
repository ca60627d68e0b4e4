internal import FrameLayout
internal import QuartzCore

/// The metrics of a popover's background.
@MainActor @preconcurrency public protocol UIPopoverBackgroundViewMethods {
    /// The length, in points, of the arrow's base along the side of the background.
    static func arrowBase() -> CGFloat
    /// The distances of the content from the edges of the background, excluding the arrow.
    static func contentViewInsets() -> UIEdgeInsets
    /// The distance, in points, from the base of the arrow to its tip, by which the background is extended.
    static func arrowHeight() -> CGFloat
}

/// A view that draws the background and the arrow of a popover. Subclasses override all its members, and lay out their
/// views for ``arrowDirection`` and ``arrowOffset``, which change with the position of the popover.
///
/// Differs from UIKit: overrides of `init(frame:)` must also be marked `required`, because Swift creates instances from
/// a metatype only with required initializers.
@MainActor @preconcurrency open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// The distance, in points, from the middle of the arrow's side to the arrow, to the right or downward.
    open var arrowOffset: CGFloat {
        get { 0 }
        set { isIncomplete("arrowOffset") }
    }

    open var arrowDirection: UIPopoverArrowDirection {
        get { .unknown }
        set { isIncomplete("arrowDirection") }
    }

    /// Whether the content has the system's rounded corners.
    open class var wantsDefaultContentAppearance: Bool { true }

    open class func arrowBase() -> CGFloat { PopoverPlacement.Arrow.standard.base }
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
    open class func arrowHeight() -> CGFloat { PopoverPlacement.Arrow.standard.height }

    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func isIncomplete(_ member: String) {
        stage.diagnostics.misuse("\(type(of: self)) must override \(member), as every popover background does.")
    }
}
