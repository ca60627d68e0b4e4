package import QuartzCore

extension TraceCall.Name {
    package static var searchBar: Self { method() }
    package static var searchBarShouldBeginEditing: Self { method() }
    package static var searchBarTextDidBeginEditing: Self { method() }
    package static var searchBarShouldEndEditing: Self { method() }
    package static var searchBarTextDidEndEditing: Self { method() }
    package static var searchBarSearchButtonClicked: Self { method() }
    package static var searchBarCancelButtonClicked: Self { method() }
    package static var searchBarBookmarkButtonClicked: Self { method() }
    package static var searchBarResultsListButtonClicked: Self { method() }
    package static var updateSearchResults: Self { method() }
    package static var willPresentSearchController: Self { method() }
    package static var didPresentSearchController: Self { method() }
    package static var willDismissSearchController: Self { method() }
    package static var didDismissSearchController: Self { method() }
    package static var presentSearchController: Self { method() }
}
