internal import QuartzCore

// Delegate calls and actions of a search bar.
extension UISearchBar {
    func shouldBeginEditing() -> Bool {
        request(.searchBarShouldBeginEditing) { $0.searchBarShouldBeginEditing(self) } ?? true
    }

    func didBeginEditing() {
        observer?.searchDidBegin()
        notify(.searchBarTextDidBeginEditing) { $0.searchBarTextDidBeginEditing(self) }
    }

    func shouldEndEditing() -> Bool {
        request(.searchBarShouldEndEditing) { $0.searchBarShouldEndEditing(self) } ?? true
    }

    func didEndEditing() { notify(.searchBarTextDidEndEditing) { $0.searchBarTextDidEndEditing(self) } }

    func shouldChange(_ range: NSRange, to text: String) -> Bool {
        request(.searchBar, ["_": .omitted, "shouldChangeTextIn": .omitted, "replacementText": .name(text)]) {
            $0.searchBar(self, shouldChangeTextIn: range, replacementText: text)
        } ?? true
    }

    func textDidChange() {
        searchTextField.setNeedsLayout()
        observer?.searchTextDidChange()
        let text = text ?? ""
        notify(.searchBar, ["_": .omitted, "textDidChange": .name(text)]) { $0.searchBar(self, textDidChange: text) }
    }

    func didReturn() { notify(.searchBarSearchButtonClicked) { $0.searchBarSearchButtonClicked(self) } }

    func cancel() {
        observer?.searchWasCancelled()
        notify(.searchBarCancelButtonClicked) { $0.searchBarCancelButtonClicked(self) }
    }

    func didTap(_ icon: Icon) {
        switch icon {
        case .bookmark: notify(.searchBarBookmarkButtonClicked) { $0.searchBarBookmarkButtonClicked(self) }
        case .resultsList: notify(.searchBarResultsListButtonClicked) { $0.searchBarResultsListButtonClicked(self) }
        case .search, .clear: break
        }
    }

    func didSelectScope(_ index: Int) {
        selectedScopeButtonIndex = index
        observer?.searchScopeDidChange()
        notify(.searchBar, ["_": .omitted, "selectedScopeButtonIndexDidChange": .number(Double(index))]) {
            $0.searchBar(self, selectedScopeButtonIndexDidChange: index)
        }
    }

    private func notify(
        _ name: TraceCall.Name, _ arguments: TraceCall.Arguments = ["_": .omitted],
        _ call: (any UISearchBarDelegate) -> Void
    ) { _ = request(name, arguments, call) }

    private func request<Answer>(
        _ name: TraceCall.Name, _ arguments: TraceCall.Arguments = ["_": .omitted],
        _ call: (any UISearchBarDelegate) -> Answer
    ) -> Answer? {
        guard let delegate else { return nil }
        stage.diagnostics.trace("\(type(of: delegate))", callback: name, arguments)
        return call(delegate)
    }
}
