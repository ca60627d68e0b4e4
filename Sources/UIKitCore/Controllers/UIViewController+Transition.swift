internal import QuartzCore

extension UIViewController {
    /// The way in which a controller appears on screen and leaves it, used as its ``preferredTransition``.
    @MainActor @preconcurrency public final class Transition: NSObject {
        fileprivate enum Kind {
            case style(UIModalTransitionStyle)
            case zoom
        }

        fileprivate let kind: Kind

        fileprivate init(_ kind: Kind) {
            self.kind = kind
        }

        convenience init(_ style: UIModalTransitionStyle) { self.init(.style(style)) }

        /// A transition that zooms out of the view returned by `sourceViewProvider`.
        ///
        /// Differs from UIKit: the controller appears as it does without this transition, by its `modalTransitionStyle`
        /// or by a push from the side, and the zoom is reported as unsupported. Neither the provider nor the options
        /// are called.
        public static func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Self { Self(Kind.zoom) }
    }

    /// The style of ``preferredTransition``, or ``modalTransitionStyle``.
    var ownTransitionStyle: UIModalTransitionStyle {
        switch preferredTransition?.kind {
        case .style(let style)?: style
        case .zoom?, nil: modalTransitionStyle
        }
    }

    /// Reports that a preferred zoom is not shown.
    func reportZoom() {
        guard case .zoom? = preferredTransition?.kind else { return }
        stage.diagnostics.reportUnsupported(
            "UIViewController.Transition.zoom", instead: "the controller comes as without it")
    }
}

extension UIViewController.Transition {
    /// Options of a zoom. Stored without effect: see ``zoom(options:sourceViewProvider:)``.
    @MainActor @preconcurrency open class ZoomOptions: NSObject {
        /// Returns the part of the zoomed view to align with the source view.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// Returns whether a gesture may begin to dismiss the controller.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
        open var dimmingColor: UIColor?
        open var dimmingVisualEffect: UIBlurEffect?

        public override init() {
            super.init()
        }
    }

    /// The controllers involved in a zoom.
    @MainActor @preconcurrency public final class ZoomSourceViewProviderContext: NSObject {
        public let sourceViewController: UIViewController
        public let zoomedViewController: UIViewController

        init(from source: UIViewController, to zoomed: UIViewController) {
            sourceViewController = source
            zoomedViewController = zoomed
        }
    }
}

extension UIViewController.Transition.ZoomOptions {
    /// The view from which a zoom begins and the controller it shows.
    @MainActor @preconcurrency public final class AlignmentRectContext: NSObject {
        public let sourceView: UIView
        public let zoomedViewController: UIViewController

        init(from source: UIView, to zoomed: UIViewController) {
            sourceView = source
            zoomedViewController = zoomed
        }
    }

    /// A gesture that may dismiss a zoomed controller.
    @MainActor @preconcurrency public final class InteractionContext: NSObject {
        /// The location of the gesture in the zoomed view.
        public let location: CGPoint
        /// The velocity of the gesture in points per second.
        public let velocity: CGVector
        /// Whether the gesture would begin by default.
        public let willBegin: Bool

        init(at location: CGPoint, velocity: CGVector, willBegin: Bool) {
            self.location = location
            self.velocity = velocity
            self.willBegin = willBegin
        }
    }
}
