package import QuartzCore

extension TraceCall.Name {
    package static var loadView: Self { method(isIncidental: true) }
    package static var viewDidLoad: Self { method(isIncidental: true) }
    package static var viewWillAppear: Self { method() }
    package static var viewIsAppearing: Self { method(isIncidental: true) }
    package static var viewDidAppear: Self { method() }
    package static var viewWillDisappear: Self { method() }
    package static var viewDidDisappear: Self { method() }
    package static var willMove: Self { method() }
    package static var didMove: Self { method() }
    package static var viewWillTransition: Self { method() }
    package static var willTransition: Self { method() }
    package static var preferredContentSizeDidChange: Self { method() }
}
