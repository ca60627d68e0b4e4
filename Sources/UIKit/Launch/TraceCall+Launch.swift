package import QuartzCore

extension TraceCall.Name {
    package static var application: Self { method() }
    package static var scene: Self { method() }
}
