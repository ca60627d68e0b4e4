/// A traced call: its name, and the arguments worth tracing.
///
/// The vocabulary covers UIKit too, because the trace belongs to the stage, which lies below UIKit.
package struct TraceCall: Equatable, Sendable {
    /// The base name of a method, or a name for a call without one. The raw value is printed. Add a case to trace another
    /// call.
    package enum Name: String, CaseIterable, Sendable {
        // View controllers.
        case loadView, viewDidLoad
        case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
        case willMove, didMove, viewSafeAreaInsetsDidChange, traitCollectionDidChange
        case viewWillTransition, willTransition, preferredContentSizeDidChange
        case present, dismiss, transition

        // Containers.
        case pushViewController, popViewController, popToViewController, popToRootViewController, setViewControllers
        case navigationController, tabBarController
        case select
        case splitViewController, splitViewControllerDidCollapse, splitViewControllerDidExpand
        case primaryViewController, collapseSecondaryViewController, separateSecondaryViewController
        case targetDisplayModeForAction
        case showColumn = "show", hideColumn = "hide"
        case pageViewController, pageCompletion = "page completion"

        // Segues.
        case performSegue, shouldPerformSegue, prepare
        case canPerformUnwindSegueAction, allowedChildrenForUnwinding, unwind
        case forUnwindSegueAction, segueForUnwinding
        case unwindAction = "unwind action"

        // Presentations.
        case presentationController, animationController
        case interactionControllerForPresentation, interactionControllerForDismissal
        case presentationTransitionWillBegin, presentationTransitionDidEnd
        case dismissalTransitionWillBegin, dismissalTransitionDidEnd
        case containerViewWillLayoutSubviews, containerViewDidLayoutSubviews
        case adaptivePresentationStyle, prepareForPopoverPresentation, popoverPresentationController
        case presentationControllerShouldDismiss, presentationControllerDidAttemptToDismiss
        case presentationControllerWillDismiss, presentationControllerDidDismiss
        case sheetPresentationControllerDidChangeSelectedDetentIdentifier

        // Transitions.
        case transitionDuration, animateTransition, animationEnded, startInteractiveTransition
        case updateInteractiveTransition, pauseInteractiveTransition
        case finishInteractiveTransition, cancelInteractiveTransition, completeTransition

        // Scroll views.
        case scrollViewWillBeginDragging, scrollViewWillEndDragging, scrollViewDidEndDragging
        case scrollViewWillBeginDecelerating, scrollViewDidEndDecelerating, scrollViewDidEndScrollingAnimation
        case scrollViewDidScrollToTop, scrollViewWillBeginZooming, scrollViewDidEndZooming

        // Blocks.
        case presentCompletion = "present completion"
        case dismissCompletion = "dismiss completion"
        case transitionCompletion = "transition completion"
        case alongsideAnimations = "animations alongside"
        case alongsideCompletions = "completions"

        // Actions of a gesture recognizer, by its state.
        case gesturePossible = "possible"
        case gestureBegan = "began"
        case gestureChanged = "changed"
        case gestureEnded = "ended"
        case gestureCancelled = "cancelled"
        case gestureFailed = "failed"

        /// The printed form of a call.
        package enum Form: Sendable {
            /// With its arguments in parentheses.
            case method
            /// A selection: its arguments follow without parentheses.
            case phrase
        }

        package var form: Form {
            switch self {
            case .presentCompletion, .dismissCompletion, .transitionCompletion, .alongsideAnimations,
                .alongsideCompletions, .gesturePossible, .gestureBegan, .gestureChanged, .gestureEnded,
                .gestureCancelled, .gestureFailed, .select, .unwindAction,
                .pageCompletion:
                .phrase
            case .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
                .viewDidDisappear, .willMove, .didMove, .viewSafeAreaInsetsDidChange, .traitCollectionDidChange,
                .viewWillTransition, .willTransition, .preferredContentSizeDidChange, .present, .dismiss, .transition,
                .pushViewController, .popViewController, .popToViewController, .popToRootViewController,
                .setViewControllers, .navigationController, .tabBarController, .splitViewController,
                .splitViewControllerDidCollapse, .splitViewControllerDidExpand, .primaryViewController,
                .collapseSecondaryViewController, .separateSecondaryViewController, .targetDisplayModeForAction,
                .showColumn, .hideColumn, .pageViewController, .performSegue, .shouldPerformSegue,
                .prepare, .canPerformUnwindSegueAction, .allowedChildrenForUnwinding, .unwind,
                .forUnwindSegueAction, .segueForUnwinding,
                .presentationController,
                .animationController, .interactionControllerForPresentation, .interactionControllerForDismissal,
                .presentationTransitionWillBegin, .presentationTransitionDidEnd, .dismissalTransitionWillBegin,
                .dismissalTransitionDidEnd, .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews,
                .adaptivePresentationStyle, .prepareForPopoverPresentation, .popoverPresentationController,
                .presentationControllerShouldDismiss,
                .presentationControllerDidAttemptToDismiss, .presentationControllerWillDismiss,
                .presentationControllerDidDismiss, .sheetPresentationControllerDidChangeSelectedDetentIdentifier,
                .transitionDuration, .animateTransition, .animationEnded, .startInteractiveTransition,
                .updateInteractiveTransition, .pauseInteractiveTransition, .finishInteractiveTransition,
                .cancelInteractiveTransition, .completeTransition, .scrollViewWillBeginDragging,
                .scrollViewWillEndDragging, .scrollViewDidEndDragging, .scrollViewWillBeginDecelerating,
                .scrollViewDidEndDecelerating, .scrollViewDidEndScrollingAnimation, .scrollViewDidScrollToTop,
                .scrollViewWillBeginZooming, .scrollViewDidEndZooming:
                .method
            }
        }
    }

    package enum Value: Equatable, Sendable {
        case bool(Bool)
        case number(Double)
        /// 0…1; printed with one to four decimals.
        case progress(Double)
        /// Points; printed without decimals.
        case size(width: Double, height: Double)
        /// A subject, or another value by its name.
        case name(String)
        case names([String])
        /// A case of an enumeration.
        case member(String)
        case missing
        /// The argument is not traced, only its label.
        case omitted

        /// The name of something that may be missing.
        package static func optional(_ name: String?) -> Value { name.map(Value.name) ?? .missing }
    }

    package struct Argument: Equatable, Sendable {
        /// `_` for none.
        package let label: String
        package let value: Value
    }

    /// Labels and values, in the order of the declaration.
    package struct Arguments: Equatable, Sendable, ExpressibleByDictionaryLiteral {
        package let list: [Argument]

        package init(dictionaryLiteral elements: (String, Value)...) {
            list = elements.map(Argument.init)
        }

        private init(_ list: [Argument]) { self.list = list }

        package static func + (first: Arguments, rest: Arguments) -> Arguments { Arguments(first.list + rest.list) }
    }

    /// The result of the call.
    package enum Outcome: Equatable, Sendable {
        /// A duration was returned.
        case returned(seconds: Double)
        /// The progress of the transition, 0…1.
        case stood(at: Double)
    }

    package let name: Name
    package let arguments: [Argument]
    package let outcome: Outcome?

    package init(_ name: Name, _ arguments: Arguments = [:], outcome: Outcome? = nil) {
        self.name = name
        self.arguments = arguments.list
        self.outcome = outcome
    }

    /// The value of the argument with the label, or of the first argument for `_`.
    package subscript(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }
}
