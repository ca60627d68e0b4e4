package import QuartzCore

extension TraceCall.Name {
    package static var alertActionHandler: Self { phrase("action handler") }
    package static var textFieldConfiguration: Self { phrase("text field configuration") }
}
