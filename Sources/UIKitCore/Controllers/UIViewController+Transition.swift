internal import QuartzCore

extension UIViewController {
    /// How a controller comes on screen and leaves it: ``preferredTransition``.
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

        /// A zoom out of the view that `sourceViewProvider` returns.
        ///
        /// Differs from UIKit: the controller comes as without it, by its `modalTransitionStyle` or pushed from the side, which is
        /// reported as unsupported. The provider and the options are not called.
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

    /// Reports a preferred zoom, which does not show.
    func reportZoom() {
        guard case .zoom? = preferredTransition?.kind else { return }
        stage.diagnostics.reportUnsupported(
            "UIViewController.Transition.zoom", instead: "the controller comes as without it")
    }
}

extension UIViewController.Transition {
    /// Options of a zoom, which are not read: see ``zoom(options:sourceViewProvider:)``.
    @MainActor @preconcurrency open class ZoomOptions: NSObject {
        /// The part of the zoomed view that is aligned with the source view.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// Whether a gesture may begin to dismiss the controller.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
        open var dimmingColor: UIColor?
        open var dimmingVisualEffect: UIBlurEffect?

        public override init() {
            super.init()
        }
    }

    /// The controllers of a zoom.
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
    /// The view that a zoom begins at, and the controller that it shows.
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
        /// In the zoomed view.
        public let location: CGPoint
        /// In points per second.
        public let velocity: CGVector
        /// Whether the gesture would begin without the application.
        public let willBegin: Bool

        init(at location: CGPoint, velocity: CGVector, willBegin: Bool) {
            self.location = location
            self.velocity = velocity
            self.willBegin = willBegin
        }
    }
}
