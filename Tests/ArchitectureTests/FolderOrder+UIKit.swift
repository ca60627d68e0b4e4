extension FolderOrder {
    /// Base views first, then what is laid out and drawn in them, moved, touched, controlled, presented and contained.
    static let uikit = FolderOrder(
        "UIKit",
        [
            "Elements", "Views", "Application", "Accessibility", "Device", "Traits", "Layout", "Drawing", "Text",
            "Animation",
            "Animators",
            "Effects", "Events", "Gestures", "Keyboard", "Controls", "Items", "Controls/Button", "Scrolling",
            "Controllers",
            "Transitions/Protocols",
            "Presentation", "Transitions", "Presentation/Sheets", "Presentation/Popovers", "Presentation/Styles",
            "Bars", "Bars/Navigation", "Bars/Tab", "Bars/Toolbar", "Containers", "Segues", "Storyboards", ".",
        ])
}

extension BackArrow {
    /// Apple's classes name one another in public signatures, mostly `UIView`, `UIViewController` and their surroundings.
    static let ofUIKit = [
        BackArrow(
            from: "Elements",
            names: [
                "NSDirectionalEdgeInsets", "UIColor", "UIEdgeInsets", "UIFont", "UIImage", "UILayoutGuide", "UIView",
                "UIViewController",
            ],
            reason: "the values and objects that a file can contain"),
        BackArrow(
            from: "Views", names: ["keyboardLayoutGuide"], reason: "the layout guides of views, by their keys in files"),
        BackArrow(
            from: "Views",
            names: ["UIWindow", "UITraitCollection", "UIEvent", "UITouch", "UIGestureRecognizer", "UILayoutGuide"],
            reason: "properties and parameters of the public members of UIView and UIResponder"),
        BackArrow(
            from: "Views",
            names: [
                "EventSubtype", "NSDirectionalEdgeInsets", "UIKeyCommand", "UILayoutPriority", "UIPress",
                "UIPressesEvent", "UIRectCorner", "UIUserInterfaceLayoutDirection", "fittingSizeLevel",
                "mainScreen", "untransformedFrame", "traits", "userInterfaceLayoutDirection",
            ],
            reason: "public members of UIView and UIResponder that applications override, so that the class has them"),
        BackArrow(
            from: "Controllers",
            names: [
                "UINavigationController", "UIPopoverPresentationController",
                "UIPresentationController", "UISheetPresentationController", "UIStoryboard", "UITabBarController",
                "requested",
            ],
            reason: "public members of UIViewController that applications override, so that the class has them"),
        BackArrow(
            from: "Application",
            names: ["UIContentSizeCategory", "UICoordinateSpace", "UIUserInterfaceLayoutDirection", "deliver"],
            reason: "public members of UIApplication and UIWindow, and the events they pass on"),
        BackArrow(
            from: "Application",
            names: [
                "UIDevice", "UIInterfaceOrientation", "UIInterfaceOrientationMask", "UIStatusBarAnimation",
                "UIStatusBarManager", "UIStatusBarStyle", "allButUpsideDown", "notifyOfOrientation",
            ],
            reason: "each application has one device and one status bar"),
        BackArrow(
            from: "Device",
            names: [
                "UIOffset", "UIUserInterfaceIdiom", "UIViewController", "childForStatusBarHidden",
                "childForStatusBarStyle", "phone", "preferredStatusBarStyle", "prefersStatusBarHidden",
            ],
            reason: "controllers decide on the status bar, and the screen's size on the kind of device"),
        BackArrow(
            from: "Views",
            names: [
                "AccessibilityValues", "UIAccessibilityCustomAction", "UIAccessibilityTraits", "UIMotionEffect",
                "customActions", "groupsChildren", "hidesElements", "hint", "ignoresInvertColors", "isElement",
                "isModal",
            ],
            reason: "a responder keeps what it says to a screen reader, and a view its motion effects"),
        BackArrow(
            from: "Views", names: ["UIColor", "UIImage", "UIEdgeInsets", "renderingMode"],
            reason: "values that views show and are laid out with"),
        BackArrow(
            from: "Views",
            names: [
                "renderingAttributes", "tiles", "upright", "darkVariant", "flipsForRightToLeftLayoutDirection",
                "withHorizontallyFlippedOrientation",
            ],
            reason: "UIImageView shows the pixels that UIImage prepares"),
        BackArrow(
            from: "Views", names: ["UIGraphicsGetCurrentContext", "UIGraphicsPopContext", "UIGraphicsPushContext"],
            reason: "draw(_:) runs with the view's context as the current one"),
        BackArrow(
            from: "Views", names: ["applicationState", "animationScope"],
            reason: "a view is the delegate that gives its layer actions"),
        BackArrow(
            from: "Views", names: ["safeAreaMayHaveChanged"],
            reason: "a change of frame may change the safe area"),
        BackArrow(
            from: "Views",
            names: [
                "NSLayoutConstraint", "UISemanticContentAttribute", "joinLayout", "leaveLayout", "SubviewArranging",
                "setHidden",
            ],
            reason: "a view holds constraints, or makes those of its subviews"),
        BackArrow(
            from: "Views",
            names: [
                "ViewColors", "ViewConstraints", "ViewGuides", "ViewMargins", "engine", "held", "inheritsTint",
                "needsUpdate", "own", "semanticContent", "translatesMask",
            ],
            reason: "each extension of UIView owns the state of its topic, which the class stores"),
        BackArrow(
            from: "Views",
            names: [
                "UIViewController", "callIsAppearingIfDue", "checkHierarchy", "viewDidLayoutSubviews",
                "viewDidMoveToWindow", "viewLayoutMarginsDidChange", "viewWillLayoutSubviews", "viewWillMove",
            ],
            reason: "a root view notifies its controller of layout and windows"),
        BackArrow(
            from: "Layout", names: ["updateViewConstraints"],
            reason: "a root view's controller updates its constraints"),
        BackArrow(
            from: "Application", names: ["AnimationScope", "AppearanceInspection", "TouchScreen"],
            reason: "ApplicationState keeps one of each per stage"),
        BackArrow(
            from: "Application", names: ["Adaptation", "PresentationTransition", "SizeTransition"],
            reason: "a change of the window's size waits for the transitions that run, and adapts presentations"),
        BackArrow(
            from: "Presentation", names: ["Adaptation"],
            reason: "a presentation whose style changes continues with another presentation controller"),
        BackArrow(
            from: "Application",
            names: [
                "UIViewController", "beginAppearance", "endAppearance", "loadViewIfNeeded", "placeOutsidePresentation",
                "viewIfLoaded",
            ],
            reason: "a window puts its root view controller on screen"),
        BackArrow(from: "Application", names: ["UIEdgeInsets"], reason: "the insets of a screen"),
        BackArrow(
            from: "Traits", names: ["UIViewController", "presenter"],
            reason: "a controller inherits traits from its parent, its presenter and its presentation controller"),
        BackArrow(
            from: "Layout",
            names: [
                "additionalSafeAreaInsets", "insetsFromContainer", "systemMinimumLayoutMargins",
                "viewRespectsSystemMinimumLayoutMargins",
            ],
            reason: "a root view's safe area and margins depend on its controller"),
        BackArrow(
            from: "Views", names: ["firstResponder", "keyboard", "makeFirst", "resign"],
            reason: "responders become the first one for the keyboard"),
        BackArrow(from: "Application", names: ["Keyboard"], reason: "each application has one keyboard"),
        BackArrow(
            from: "Application", names: ["UIEvent", "firstResponder"],
            reason: "an action without a target goes to the first responder"),
        BackArrow(from: "Application", names: ["AssetLibrary"], reason: "each application has one library of assets"),
        BackArrow(
            from: "Layout", names: ["UIKeyboardLayoutGuide", "keyboardOverlap", "usesBottomSafeArea"],
            reason: "the guide of the keyboard is placed like the other guides of the system"),
        BackArrow(
            from: "Layout", names: ["PropertyChange", "areAnimationsEnabled", "collect", "collector"],
            reason: "a stack view animates what it hides in the current block"),
        BackArrow(
            from: "Layout", names: ["contentSize"],
            reason: "a property of a layout item, named like one of scroll views"),
        BackArrow(
            from: "Scrolling", names: ["navigationController", "tabBarController"],
            reason: "the content of a tab or navigation controller adjusts its insets"),
        BackArrow(
            from: "Layout", names: ["rounded"], reason: "a method of the standard library, named like one of UIImage"),
        BackArrow(
            from: "Application",
            names: ["UITraitCollection", "UITraitOverrides"],
            reason: "a screen knows what the user has chosen, which decides the current traits"),
        BackArrow(
            from: "Views",
            names: ["UIUserInterfaceStyle", "showColorsInSubtree", "variesInColor"],
            reason: "a view shows dynamic colours for its traits"),
        BackArrow(
            from: "Traits", names: ["impliedTraits"],
            reason: "what presents a controller decides some of its traits"),
        BackArrow(
            from: "Events",
            names: [
                "UIGestureRecognizer", "UITapGestureRecognizer", "cancelsTouchesInView", "delaysTouchesBegan",
                "goesOnAfterTouches", "possible", "receive", "touchHasLeft", "withholding",
            ],
            reason: "touches go to the recognizers of the views they hit"),
        BackArrow(
            from: "Events", names: ["UIControl"],
            reason: "a control keeps its touches from the tap recognizers of views around it"),
        BackArrow(
            from: "Bars/Tab", names: ["UITabBarController"], reason: "only the controller of a tab bar is its delegate"),
        BackArrow(
            from: "Items", names: ["pageCurl"],
            reason: "a case of UIBarButtonItem.SystemItem, named like a style of page view controllers"),
        BackArrow(from: "Items", names: ["pause"], reason: "a case of UIBarButtonItem.SystemItem, named like a method"),
        BackArrow(
            from: "Controllers", names: ["PresentationState", "presenter"],
            reason: "each controller has one state of its presentations"),
        BackArrow(
            from: "Controllers",
            names: [
                "UIStoryboardSegue", "UIStoryboardUnwindSegueSource", "UIViewControllerTransitionCoordinator",
                "UIViewControllerTransitioningDelegate",
            ],
            reason: "parameters and properties of UIViewController's public members"),
        BackArrow(
            from: "Controllers", names: ["SegueTemplate"],
            reason: "a controller holds its segues and performs them by name"),
        BackArrow(
            from: "Controllers", names: ["UISplitViewController"],
            reason: "a controller takes up the secondary one of a split view controller"),
        BackArrow(
            from: "Containers", names: ["UIStoryboardSegue", "UIStoryboardUnwindSegueSource"],
            reason: "containers say how an unwind segue goes on to their children"),
        BackArrow(
            from: "Transitions/Protocols", names: ["UIPresentationController"],
            reason: "a transitioning delegate may supply the presentation controller"),
        BackArrow(
            from: "Presentation", names: ["PresentationTransition"],
            reason: "PresentationState knows the transition that a controller takes part in"),
    ]
}
