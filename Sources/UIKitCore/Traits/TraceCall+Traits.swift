package import QuartzCore

extension TraceCall.Name {
    package static var traitCollectionDidChange: Self { method() }
}
