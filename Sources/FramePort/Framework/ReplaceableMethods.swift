/// UIKit and Core Animation members that are declared `dynamic` and can therefore be replaced. A test compares the lists
/// with the sources.
enum ReplaceableMethods {
    static let all = named.merging(sized) { $0 + $1 }

    /// Classes with a size of their own.
    private static let sized = Dictionary(
        uniqueKeysWithValues: [
            "UIActivityIndicatorView", "UIButton", "UICalendarView", "UIColorWell", "UIContentUnavailableView",
            "UIDatePicker", "UIImageView", "UILabel", "UIListContentView", "UINavigationBar", "UIPageControl",
            "UIPasteControl", "UIPickerView", "UIProgressView", "UISearchBar", "UISegmentedControl", "UISlider",
            "UIStepper", "UISwitch", "UITabBar", "UITableViewCell", "UITableViewHeaderFooterView", "UITextField",
            "UITextView", "UIToolbar",
        ].map { ($0, [MethodName(written: "sizeThatFits(_:)")]) })

    private static let named: [String: [MethodName]] = [
        "UIViewController": [
            "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
            "viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
            "present(_:animated:completion:)", "dismiss(animated:completion:)", "addChild(_:)", "willMove(toParent:)",
            "didMove(toParent:)", "viewWillTransition(to:with:)", "traitCollectionDidChange(_:)",
            "prepare(for:sender:)",
        ].map(MethodName.init(written:)),
        "UIView": [
            "layoutSubviews()", "didMoveToWindow()", "didMoveToSuperview()", "willMove(toWindow:)",
            "willMove(toSuperview:)", "addSubview(_:)", "removeFromSuperview()", "draw(_:)", "hitTest(_:with:)",
            "point(inside:with:)", "traitCollectionDidChange(_:)", "sizeThatFits(_:)", "sizeToFit()",
        ].map(MethodName.init(written:)),
        "OpenObject": ["awakeFromNib()"].map(MethodName.init(written:)),
        "UIWindow": ["sendEvent(_:)"].map(MethodName.init(written:)),
        "UIApplication": ["sendEvent(_:)"].map(MethodName.init(written:)),
        "UITableViewController": [
            "loadView()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewDidDisappear(_:)",
        ].map(MethodName.init(written:)),
        "UINavigationController": [
            "pushViewController(_:animated:)", "popViewController(animated:)", "popToViewController(_:animated:)",
            "popToRootViewController(animated:)", "setViewControllers(_:animated:)",
            "setNavigationBarHidden(_:animated:)",
        ].map(MethodName.init(written:)),
        "UITableView": ["reloadData()", "endUpdates()"].map(MethodName.init(written:)),
        "UICollectionView": ["reloadData()"].map(MethodName.init(written:)),
        "UITableViewCell": [
            "setSelected(_:animated:)", "setHighlighted(_:animated:)", "updateConfiguration(using:)",
            "prepareForReuse()", "setEditing(_:animated:)", "willTransition(to:)", "didTransition(to:)",
        ].map(MethodName.init(written:)),
        "UITableViewHeaderFooterView": ["updateConfiguration(using:)", "prepareForReuse()"]
            .map(MethodName.init(written:)),
        "UICollectionReusableView": ["prepareForReuse()"].map(MethodName.init(written:)),
        "CALayer": [MethodName(base: "add", labels: ["_", "forKey"])],
        "UIControl": [MethodName(base: "sendAction", labels: ["_", "to", "for"])],
        "UIResponder": [
            "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)", "touchesCancelled(_:with:)",
            "canPerformAction(_:withSender:)", "becomeFirstResponder()", "resignFirstResponder()",
        ].map(MethodName.init(written:)),
    ]

    static let properties: [String: Set<String>] = [
        "UIViewController": [
            "childForStatusBarHidden", "childForStatusBarStyle", "modalPresentationStyle",
            "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle", "prefersHomeIndicatorAutoHidden",
            "prefersStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
        ],
        "UINavigationController": [
            "childForStatusBarHidden", "childForStatusBarStyle", "preferredInterfaceOrientationForPresentation",
            "preferredStatusBarStyle", "supportedInterfaceOrientations",
        ],
        "UITabBarController": [
            "childForStatusBarHidden", "childForStatusBarStyle", "preferredInterfaceOrientationForPresentation",
            "supportedInterfaceOrientations",
        ],
        "UIResponder": [
            "canBecomeFirstResponder", "canResignFirstResponder", "inputAccessoryView", "inputView", "keyCommands",
        ],
        "UIView": ["alpha", "backgroundColor", "bounds", "frame", "isHidden"],
        "UILabel": ["font", "text"],
        "UIImageView": ["image"],
    ]
}

extension MethodName {
    /// - Parameter text: The method as Swift refers to it, with parentheses.
    init(written text: String) {
        let parts = text.dropLast().split(separator: "(", omittingEmptySubsequences: false)
        base = String(parts[0])
        labels = parts[1].split(separator: ":").map(String.init)
    }
}
