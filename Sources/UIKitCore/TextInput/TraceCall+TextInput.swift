package import QuartzCore

extension TraceCall.Name {
    package static var textFieldShouldBeginEditing: Self { method() }
    package static var textFieldDidBeginEditing: Self { method() }
    package static var textFieldShouldEndEditing: Self { method() }
    package static var textFieldDidEndEditing: Self { method() }
    package static var textFieldShouldClear: Self { method() }
    package static var textFieldShouldReturn: Self { method() }
    package static var textFieldDidChangeSelection: Self { method() }
    package static var textField: Self { method() }
    package static var textViewShouldBeginEditing: Self { method() }
    package static var textViewDidBeginEditing: Self { method() }
    package static var textViewShouldEndEditing: Self { method() }
    package static var textViewDidEndEditing: Self { method() }
    package static var textViewDidChange: Self { method() }
    package static var textViewDidChangeSelection: Self { method() }
    package static var textView: Self { method() }
}
