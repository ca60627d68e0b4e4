package import QuartzCore

extension TraceCall.Name {
    package static var pickerViewDidSelectRow: Self { method() }
}
