package import QuartzCore

extension TraceCall.Name {
    package static var pickerView: Self { method() }
}
