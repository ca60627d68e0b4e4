/// Names that Apple changed with Swift 4.2, by the earlier ones.
enum AppleRenames {
    /// Types and constants, in any position.
    static let names: [String: String] = [
        "UIViewAnimationOptions": "UIView.AnimationOptions", "UIViewAnimationCurve": "UIView.AnimationCurve",
        "UIViewAnimationTransition": "UIView.AnimationTransition", "UIViewAutoresizing": "UIView.AutoresizingMask",
        "UIViewContentMode": "UIView.ContentMode", "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
        "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
        "UIGestureRecognizerState": "UIGestureRecognizer.State",
        "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
        "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
        "UIButtonType": "UIButton.ButtonType", "UIBlurEffectStyle": "UIBlurEffect.Style",
        "UIImageRenderingMode": "UIImage.RenderingMode", "UIImageOrientation": "UIImage.Orientation",
        "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UIBarButtonItemStyle": "UIBarButtonItem.Style",
        "UINavigationControllerOperation": "UINavigationController.Operation",
        "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
        "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
        "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
        "UIScrollViewContentInsetAdjustmentBehavior": "UIScrollView.ContentInsetAdjustmentBehavior",
        "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
        "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
        "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
        "UIStackViewDistribution": "UIStackView.Distribution", "UIStackViewAlignment": "UIStackView.Alignment",
        "UISplitViewControllerDisplayMode": "UISplitViewController.DisplayMode",
        "UIWindowLevelNormal": "UIWindow.Level.normal", "UIWindowLevelAlert": "UIWindow.Level.alert",
        "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
        "UIApplicationState": "UIApplication.State", "RunLoopMode": "RunLoop.Mode",
        "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
        "NSAttributedStringKey": "NSAttributedString.Key",
        "UIEdgeInsetsZero": "UIEdgeInsets.zero", "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
        "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
        "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
        "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
        "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
        "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
        "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
        "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear",
        "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
        "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
        "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
        "kCAMediaTimingFunctionDefault": "CAMediaTimingFunctionName.default",
        "kCAFillModeForwards": "CAMediaTimingFillMode.forwards",
        "kCAFillModeBackwards": "CAMediaTimingFillMode.backwards", "kCAFillModeBoth": "CAMediaTimingFillMode.both",
        "kCAFillModeRemoved": "CAMediaTimingFillMode.removed",
        "kCATransitionFade": "CATransitionType.fade", "kCATransitionMoveIn": "CATransitionType.moveIn",
        "kCATransitionPush": "CATransitionType.push", "kCATransitionReveal": "CATransitionType.reveal",
        "kCATransitionFromRight": "CATransitionSubtype.fromRight",
        "kCATransitionFromLeft": "CATransitionSubtype.fromLeft",
        "kCATransitionFromTop": "CATransitionSubtype.fromTop",
        "kCATransitionFromBottom": "CATransitionSubtype.fromBottom",
        "kCALineCapButt": "CAShapeLayerLineCap.butt", "kCALineCapRound": "CAShapeLayerLineCap.round",
        "kCALineCapSquare": "CAShapeLayerLineCap.square", "kCALineJoinMiter": "CAShapeLayerLineJoin.miter",
        "kCALineJoinRound": "CAShapeLayerLineJoin.round", "kCALineJoinBevel": "CAShapeLayerLineJoin.bevel",
        "kCAFillRuleEvenOdd": "CAShapeLayerFillRule.evenOdd",
        "kCAFillRuleNonZero": "CAShapeLayerFillRule.nonZero",
        "kCAGravityResize": "CALayerContentsGravity.resize",
        "kCAGravityResizeAspect": "CALayerContentsGravity.resizeAspect",
        "kCAGravityResizeAspectFill": "CALayerContentsGravity.resizeAspectFill",
        "kCAGravityCenter": "CALayerContentsGravity.center",
        "kCAAnimationLinear": "CAAnimationCalculationMode.linear",
        "kCAAnimationDiscrete": "CAAnimationCalculationMode.discrete",
        "kCAAnimationPaced": "CAAnimationCalculationMode.paced",
        "kCAAnimationCubic": "CAAnimationCalculationMode.cubic",
    ]

    /// After `Notification.Name.` or a leading dot.
    static let notifications: [String: String] = [
        "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
        "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
        "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
        "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
        "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
        "UIKeyboardDidChangeFrame": "UIResponder.keyboardDidChangeFrameNotification",
        "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
        "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
        "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
        "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
        "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
    ]

    /// After `RunLoopMode.` or a leading dot.
    static let modes: [String: String] = [
        "commonModes": "common", "defaultRunLoopMode": "default", "UITrackingRunLoopMode": "tracking",
    ]

    /// Methods and properties of controllers and views.
    static let members: [String: String] = [
        "addChildViewController": "addChild", "removeFromParentViewController": "removeFromParent",
        "childViewControllers": "children", "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    ]

    /// Methods of one argument whose label changed; `_` means no label.
    static let labels: [String: (base: String, label: String)] = [
        "bringSubview(toFront:)": ("bringSubviewToFront", "_"),
        "sendSubview(toBack:)": ("sendSubviewToBack", "_"),
        "willMove(toParentViewController:)": ("willMove", "toParent"),
        "didMove(toParentViewController:)": ("didMove", "toParent"),
    ]
}
