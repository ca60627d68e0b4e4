package import QuartzCore

extension TraceCall.Name {
    package static var presentMenu: Self { method() }
    package static var dismissMenu: Self { method() }
}
