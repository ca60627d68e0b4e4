package import QuartzCore

extension TraceCall.Name {
    package static var present: Self { method() }
    package static var dismiss: Self { method() }
    package static var presentCompletion: Self { phrase("present completion") }
    package static var dismissCompletion: Self { phrase("dismiss completion") }

    package static var animationController: Self { method() }
    package static var interactionControllerForPresentation: Self { method() }
    package static var interactionControllerForDismissal: Self { method() }
    package static var transitionDuration: Self { method(isIncidental: true) }
    package static var animateTransition: Self { method() }
    package static var animationEnded: Self { method() }
    package static var startInteractiveTransition: Self { method() }

    package static var updateInteractiveTransition: Self { method(isIncidental: true) }
    package static var pauseInteractiveTransition: Self { method() }
    package static var finishInteractiveTransition: Self { method() }
    package static var cancelInteractiveTransition: Self { method() }
    package static var completeTransition: Self { method() }

    package static var alongsideAnimations: Self { phrase("animations alongside") }
    package static var alongsideCompletions: Self { phrase("completions") }
}
