package import QuartzCore

extension TraceCall.Name {
    package static var tableView: Self { method() }
}
