package import QuartzCore

extension TraceCall.Name {
    package static var menuWillAppear: Self { method() }
    package static var menuWillDisappear: Self { method() }
}
