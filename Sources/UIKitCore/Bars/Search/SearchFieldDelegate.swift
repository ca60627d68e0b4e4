/// Forwards the delegate calls of a search bar's text field to the bar.
@MainActor final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(_ bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { bar?.shouldBeginEditing() ?? true }
    func textFieldDidBeginEditing(_ textField: UITextField) { bar?.didBeginEditing() }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { bar?.shouldEndEditing() ?? true }
    func textFieldDidEndEditing(_ textField: UITextField) { bar?.didEndEditing() }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { bar?.shouldChange(range, to: string) ?? true }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar?.didReturn()
        return false
    }
}
