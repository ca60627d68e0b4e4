import UIKit

// Search bars.
extension DeviceCase {
    @MainActor static let searches: [DeviceCase] = [
        DeviceCase("ad-search", 393, 852) { minimal(width: 377, "Search...") },
        DeviceCase("ad-search-ipad", 820, 1180, scale: 2) { minimal(width: 804, "Search...") },
        DeviceCase("ad-search-rtl", 393, 852, layoutDirection: .rightToLeft) {
            ViewController(minimal(width: 377, "بحث..."))
        },
        DeviceCase("edx-search-15", 375, 667, scale: 2) { small() },
        DeviceCase("edx-search-15-rtl", 375, 667, scale: 2, layoutDirection: .rightToLeft) { ViewController(small()) },
        DeviceCase("mu-search-in-bar", on: .iPhoneX) { inBar() },
        DeviceCase("mu-search-text", on: .iPhoneX) { EditedSearchController() },
    ]

    @MainActor private static func minimal(width: CGFloat, _ placeholder: String) -> UIView {
        let bar = UISearchBar(frame: CGRect(x: 8, y: 0, width: width, height: 56))
        bar.searchBarStyle = .minimal
        bar.placeholder = placeholder
        return box(.white, [bar])
    }

    /// The font of the application is not known; its size is that of the magnifier.
    @MainActor private static func small() -> UIView {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 64, width: 375, height: 56))
        bar.barTintColor = .white
        bar.placeholder = "Search"
        bar.searchTextField.font = .systemFont(ofSize: 11)
        return box(.white, [bar])
    }

    @MainActor private static func inBar() -> UIViewController {
        let content = page("Home")
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.searchTextField.font = .systemFont(ofSize: 14)
        search.searchBar.searchTextField.attributedPlaceholder = NSAttributedString(
            string: "Type a vegetable name to search",
            attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 14)])
        content.navigationItem.searchController = search
        content.navigationItem.hidesSearchBarWhenScrolling = false
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: hamburger(), style: .plain, target: nil, action: nil)
        return stack(.opaque(.white), content)
    }

    private static func hamburger() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 21, height: 15)).image { context in
            for y in [0, 6.5, 13] { context.fill(CGRect(x: 0, y: y, width: 21, height: 2)) }
        }.withRenderingMode(.alwaysTemplate)
    }
}

// A search bar at the top of a page, with a text that is edited.
private final class EditedSearchController: UIViewController {
    private let bar = UISearchBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        bar.frame = CGRect(x: 0, y: 44, width: 375, height: 62)
        bar.barTintColor = .white
        bar.searchTextField.font = .systemFont(ofSize: 14)
        bar.text = "Sear"
        bar.showsCancelButton = true
        view.addSubview(bar)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.performWithoutAnimation { _ = bar.becomeFirstResponder() }
    }
}
