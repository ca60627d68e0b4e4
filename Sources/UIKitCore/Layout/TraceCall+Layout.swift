package import QuartzCore

extension TraceCall.Name {
    package static var viewSafeAreaInsetsDidChange: Self { method() }
}
