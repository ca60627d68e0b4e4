package import QuartzCore

extension TraceCall.Name {
    package static var open: Self { method() }
}
