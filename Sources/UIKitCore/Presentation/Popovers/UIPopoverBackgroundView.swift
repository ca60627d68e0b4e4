internal import FrameLayout
internal import QuartzCore

/// The measures of a popover's background.
@MainActor @preconcurrency public protocol UIPopoverBackgroundViewMethods {
    /// Points along the side from which the arrow points.
    static func arrowBase() -> CGFloat
    /// The distances of the content from the edges of the background, without the arrow.
    static func contentViewInsets() -> UIEdgeInsets
    /// Points from the base of the arrow to its tip; the background is longer by as much.
    static func arrowHeight() -> CGFloat
}

/// Draws the background and the arrow of a popover. Subclasses override all its members, and lay their views out for
/// ``arrowDirection`` and ``arrowOffset``, which change with the position of the popover.
///
/// Differs from UIKit: overrides of `init(frame:)` say `required` as well, because Swift instantiates a class from a metatype
/// only with required initializers.
@MainActor @preconcurrency open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// Points from the middle of the arrow's side to the arrow, to the right or downwards.
    open var arrowOffset: CGFloat {
        get { 0 }
        set { isIncomplete("arrowOffset") }
    }

    open var arrowDirection: UIPopoverArrowDirection {
        get { .unknown }
        set { isIncomplete("arrowDirection") }
    }

    /// Whether the content has the system's round corners.
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
