package import QuartzCore

extension TraceCall.Name {
    package static var presentationController: Self { method() }
    package static var presentationTransitionWillBegin: Self { method() }
    package static var presentationTransitionDidEnd: Self { method() }
    package static var dismissalTransitionWillBegin: Self { method() }
    package static var dismissalTransitionDidEnd: Self { method() }
    package static var containerViewWillLayoutSubviews: Self { method(isIncidental: true) }
    package static var containerViewDidLayoutSubviews: Self { method(isIncidental: true) }
    package static var adaptivePresentationStyle: Self { method() }
    package static var prepareForPopoverPresentation: Self { method() }
    package static var popoverPresentationController: Self { method() }
    package static var presentationControllerShouldDismiss: Self { method() }
    package static var presentationControllerDidAttemptToDismiss: Self { method() }
    package static var presentationControllerWillDismiss: Self { method() }
    package static var presentationControllerDidDismiss: Self { method() }
    package static var sheetPresentationControllerDidChangeSelectedDetentIdentifier: Self { method() }
}
