package import QuartzCore

extension TraceCall.Name {
    package static var performSegue: Self { method() }
    package static var shouldPerformSegue: Self { method() }
    package static var prepare: Self { method() }
    package static var canPerformUnwindSegueAction: Self { method() }
    package static var allowedChildrenForUnwinding: Self { method() }
    package static var unwind: Self { method() }
    package static var forUnwindSegueAction: Self { method() }
    package static var segueForUnwinding: Self { method() }
    package static var unwindAction: Self { phrase("unwind action") }
}
