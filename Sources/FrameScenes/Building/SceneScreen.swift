internal import UIKit

/// The controller of a screen that a script presents.
@MainActor protocol SceneScreen: UIViewController {
    /// Kept here because UIKit's own reference is weak.
    var transitions: SceneTransitioningDelegate? { get set }
    /// The screen that is seen: itself, or one of those it holds.
    var shownScreen: ScreenController? { get }
}

extension SceneScreen {
    /// The stack that is seen; `nil` where there is none.
    var shownNavigation: UINavigationController? {
        self as? UINavigationController ?? (self as? UITabBarController)?.selectedViewController
            as? UINavigationController
    }
}
