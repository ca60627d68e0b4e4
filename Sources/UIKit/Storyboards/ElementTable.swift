package import FrameStoryboards
internal import QuartzCore

/// The classes that storyboards, nibs, and scene files can create.
package enum ElementTable {
    /// The rows of all classes, in no particular order.
    static let rows: [ElementRow] = [
        .view, .window, .label, .imageView, .stackView, .scrollView, .visualEffectView, .control, .button,
        .pickerView, .datePicker, .calendarView, .colorWell, .menu, .command, .keyCommand,
        .activityIndicatorView, .pageControl, .progressView, .segmentedControl, .slider, .stepper, .pasteControl,
        .switchControl,
        .textField, .textView,
        .navigationBar, .searchBar, .tabBar, .toolbar, .barItem, .barButtonItem, .barButtonItemGroup, .tabBarItem,
        .navigationItem,
        .tableView, .tableViewCell, .tableViewHeaderFooterView, .refreshControl, .collectionView,
        .collectionReusableView, .collectionViewCell, .collectionViewListCell, .collectionViewLayout,
        .collectionViewFlowLayout,
        .viewController, .tableViewController, .collectionViewController, .navigationController, .tabBarController,
        .splitViewController, .pageViewController,
        .gestureRecognizer, .tapGestureRecognizer, .panGestureRecognizer, .screenEdgePanGestureRecognizer,
        .pinchGestureRecognizer, .rotationGestureRecognizer, .swipeGestureRecognizer, .longPressGestureRecognizer,
    ]

    /// Elements whose classes are not UIKit's. If the program does not have the class, a labeled box or a plain
    /// controller replaces it.
    private static let withoutClass: [(role: InterfaceObject.Role, elements: String)] = [
        (.controller, "glkViewController avPlayerViewController hostingController"),
        (
            .view,
            """
            webView wkWebView mapView mtkView glkView skView sceneKitView arskView
            arscnView pdfView
            """
        ),
        (
            .object,
            """
            tableViewSection customObject
            searchDisplayController wkWebViewConfiguration wkPreferences
            """
        ),
    ]

    /// The vocabulary with which files are read.
    package static let vocabulary: ElementVocabulary = {
        var roles: [String: InterfaceObject.Role] = [:]
        for (role, elements) in withoutClass {
            for element in elements.split(whereSeparator: \.isWhitespace) { roles[String(element)] = role }
        }
        for row in rows { for element in row.elements { roles[element] = row.role } }
        let checked = rows.flatMap(\.forms).filter { $0.form != .any }
        return ElementVocabulary(
            roles: roles, forms: Dictionary(checked.map { ($0.name, $0.form) }, uniquingKeysWith: { first, _ in first })
        )
    }()

    /// The contents of scene files that UIKit classes create.
    package static let contents = rows.compactMap(\.content)

    /// The classes of which the system decides on the size of the controls in them.
    static let partsOfSystem = rows.filter(\.isPartOfSystem)

    private static let rowsByElement = Dictionary(
        uniqueKeysWithValues: rows.flatMap { row in row.elements.map { ($0, row) } })

    /// The row of an element; `nil` if there is no class for it.
    static func row(of element: String) -> ElementRow? { rowsByElement[element] }

    /// The class of an element that a module beside UIKit declares; `nil` if none does.
    static func classBesideUIKit(of element: String) -> CustomClass? {
        switch element {
        case "wkWebView": CustomClass(name: "WKWebView", module: "WebKit")
        case "mapView": CustomClass(name: "MKMapView", module: "MapKit")
        default: nil
        }
    }

    /// The rows of a class and its superclasses, the topmost first.
    static func rows(of type: AnyClass) -> [ElementRow] {
        rows.filter { $0.isAbove(type) }.sorted { first, second in
            first.type != second.type && first.isAbove(second.type)
        }
    }

    /// The UIKit class whose initializer is the last to run before the application's.
    static func filling(of type: AnyClass) -> AnyClass { rows(of: type).last?.type ?? type }
}
