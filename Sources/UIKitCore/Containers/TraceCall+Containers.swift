package import QuartzCore

extension TraceCall.Name {
    package static var transition: Self { method() }
    package static var setViewControllers: Self { method() }
    package static var transitionCompletion: Self { phrase("transition completion") }

    package static var pushViewController: Self { method() }
    package static var popViewController: Self { method() }
    package static var popToViewController: Self { method() }
    package static var popToRootViewController: Self { method() }
    package static var navigationController: Self { method() }
    package static var tabBarController: Self { method() }
    package static var select: Self { phrase("select") }
    package static var splitViewController: Self { method() }
    package static var splitViewControllerDidCollapse: Self { method() }
    package static var splitViewControllerDidExpand: Self { method() }
    package static var primaryViewController: Self { method() }
    package static var collapseSecondaryViewController: Self { method() }
    package static var separateSecondaryViewController: Self { method() }
    package static var targetDisplayModeForAction: Self { method() }
    package static var showColumn: Self { method("show") }
    package static var hideColumn: Self { method("hide") }
    package static var pageViewController: Self { method() }
    package static var pageCompletion: Self { phrase("page completion") }
}
