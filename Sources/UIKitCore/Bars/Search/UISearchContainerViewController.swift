internal import QuartzCore

/// A controller that contains a search controller, with the search bar at the top and the search below it.
///
/// Differs from UIKit: there is no tvOS keyboard; the search works as in any other controller.
@MainActor @preconcurrency open class UISearchContainerViewController: UIViewController {
    public let searchController: UISearchController

    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchController = UISearchController(searchResultsController: nil)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        searchController = UISearchController(searchResultsController: nil)
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(searchController.searchBar)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bar = searchController.searchBar
        bar.frame = CGRect(
            x: 0, y: view.safeAreaInsets.top, width: view.bounds.width,
            height: bar.sizeThatFits(view.bounds.size).height)
    }
}
