// Long: a table of declarations, which a test records.
internal import SwiftSyntax

/// UIKit and the modules below it, as far as rules look at them. A test compares this with their sources.
enum FrameworkInterface {
    static let unit = SourceUnit(path: "UIKit", text: text)

    static let text = #"""
        class BlockOperation: Operation {}
        class CAAnimation: OpenObject, NSCopying, CAMediaTiming, CAAction {}
        class CAAnimationGroup: CAAnimation {}
        class CABasicAnimation: CAPropertyAnimation {}
        class CADisplayLink: NSObject {}
        class CAEmitterCell: NSObject {}
        class CAEmitterLayer: CALayer {}
        class CAGradientLayer: CALayer {}
        class CAKeyframeAnimation: CAPropertyAnimation {}
        class CALayer: OpenObject, CAMediaTiming, ObservedObject {}
        class CAMediaTimingFunction: NSObject, Sendable {}
        class CAPropertyAnimation: CAAnimation {}
        class CAReplicatorLayer: CALayer {}
        class CAShapeLayer: CALayer {}
        class CASpringAnimation: CABasicAnimation {}
        class CATextLayer: CALayer {}
        class CATransaction {}
        class CATransformLayer: CALayer {}
        class CATransition: CAAnimation {}
        class CGColor: Equatable, Hashable, Sendable {}
        class CGColorSpace: Sendable {}
        class CGContext {}
        class CGDataProvider {}
        class CGFont {}
        class CGGradient: Sendable {}
        class CGImage: Sendable {}
        class CGLayer {}
        class CGMutablePath: CGPath {}
        class CGPath: Hashable {}
        class DispatchGroup {}
        class DispatchQueue: Sendable {}
        class DispatchWorkItem {}
        class NSAttributedString: NSObject, NSCopying, NSMutableCopying {}
        class NSCollectionLayoutAnchor: NSObject {}
        class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {}
        class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {}
        class NSCollectionLayoutDimension: NSObject {}
        class NSCollectionLayoutEdgeSpacing: NSObject {}
        class NSCollectionLayoutGroup: NSCollectionLayoutItem {}
        class NSCollectionLayoutGroupCustomItem: NSObject {}
        class NSCollectionLayoutItem: NSObject, @MainActor NSCopying {}
        class NSCollectionLayoutSection: NSObject, @MainActor NSCopying {}
        class NSCollectionLayoutSize: NSObject {}
        class NSCollectionLayoutSpacing: NSObject {}
        class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {}
        class NSKeyValueObservation: NSObject, Sendable {}
        class NSLayoutAnchor: NSObject {}
        class NSLayoutConstraint: NSObject {}
        class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {}
        class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
        class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
        class NSMutableAttributedString: NSAttributedString {}
        class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {}
        class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {}
        class NSStringDrawingContext: NSObject {}
        class NotificationCenter: NSObject, @unchecked Sendable {}
        class OSLog: Sendable {}
        class OpenObject: NSObject, SelectorListing, OutletListing {}
        class Operation: NSObject {}
        class OperationQueue: NSObject {}
        class RunLoop: NSObject {}
        class Timer: NSObject {}
        class UIAccessibilityCustomAction: NSObject {}
        class UIAccessibilityElement: UIResponder {}
        class UIAction: NSObject {}
        class UIApplication: UIResponder {}
        class UIBarAppearance: NSObject, NSCopying {}
        class UIBarButtonItem: UIBarItem {}
        class UIBarItem: NSObject {}
        class UIBezierPath: NSObject, NSCopying {}
        class UIBlurEffect: UIVisualEffect {}
        class UIButton: UIControl {}
        class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {}
        class UICollectionReusableView: UIView {}
        class UICollectionView: UIScrollView {}
        class UICollectionViewCell: UICollectionReusableView {}
        class UICollectionViewCompositionalLayout: UICollectionViewLayout {}
        class UICollectionViewCompositionalLayoutConfiguration: NSObject, @MainActor NSCopying {}
        class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {}
        class UICollectionViewDiffableDataSource: NSObject, UICollectionViewDataSource {}
        class UICollectionViewFlowLayout: UICollectionViewLayout {}
        class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {}
        class UICollectionViewLayout: OpenObject {}
        class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {}
        class UICollectionViewLayoutInvalidationContext: OpenObject {}
        class UICollectionViewListCell: UICollectionViewCell {}
        class UICollectionViewTransitionLayout: UICollectionViewLayout {}
        class UICollectionViewUpdateItem: NSObject {}
        class UIColor: NSObject, NSCopying, @unchecked Sendable {}
        class UIContextualAction: NSObject {}
        class UIControl: UIView {}
        class UICubicTimingParameters: NSObject, UITimingCurveProvider {}
        class UIDevice: NSObject {}
        class UIEvent: NSObject {}
        class UIFeedbackGenerator: NSObject {}
        class UIFont: NSObject, NSCopying, @unchecked Sendable {}
        class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {}
        class UIGestureRecognizer: OpenObject {}
        class UIGraphicsImageRenderer: NSObject {}
        class UIGraphicsImageRendererContext: NSObject {}
        class UIGraphicsImageRendererFormat: NSObject, NSCopying {}
        class UIImage: NSObject, @unchecked Sendable {}
        class UIImageView: UIView {}
        class UIImpactFeedbackGenerator: UIFeedbackGenerator {}
        class UIInterpolatingMotionEffect: UIMotionEffect {}
        class UIKeyCommand: NSObject {}
        class UIKeyboardLayoutGuide: UITrackingLayoutGuide {}
        class UILabel: UIView {}
        class UILayoutGuide: NSObject {}
        class UIListContentView: UIView, UIContentView {}
        class UILongPressGestureRecognizer: UIGestureRecognizer {}
        class UIMotionEffect: NSObject {}
        class UIMotionEffectGroup: UIMotionEffect {}
        class UINavigationBar: UIView {}
        class UINavigationBarAppearance: UIBarAppearance {}
        class UINavigationController: UIViewController {}
        class UINavigationItem: NSObject {}
        class UINib: NSObject {}
        class UINotificationFeedbackGenerator: UIFeedbackGenerator {}
        class UIPageViewController: UIViewController {}
        class UIPanGestureRecognizer: UIGestureRecognizer {}
        class UIPercentDrivenInteractiveTransition: OpenObject, UIViewControllerInteractiveTransitioning {}
        class UIPinchGestureRecognizer: UIGestureRecognizer {}
        class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {}
        class UIPopoverPresentationController: UIPresentationController {}
        class UIPresentationController: OpenObject, UITraitEnvironment, UIContentContainer {}
        class UIPress: NSObject {}
        class UIPressesEvent: UIEvent {}
        class UIRefreshControl: UIControl {}
        class UIResponder: OpenObject {}
        class UIRotationGestureRecognizer: UIGestureRecognizer {}
        class UIScene: UIResponder {}
        class UISceneSession: NSObject {}
        class UIScreen: NSObject {}
        class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
        class UIScrollView: UIView {}
        class UISelectionFeedbackGenerator: UIFeedbackGenerator {}
        class UISheetPresentationController: UIPresentationController {}
        class UISplitViewController: UIViewController {}
        class UISpringTimingParameters: NSObject, UITimingCurveProvider {}
        class UIStackView: UIView {}
        class UIStatusBarManager: NSObject {}
        class UIStoryboard: NSObject {}
        class UIStoryboardSegue: NSObject {}
        class UIStoryboardUnwindSegueSource: NSObject {}
        class UISwipeActionsConfiguration: NSObject {}
        class UISwipeGestureRecognizer: UIGestureRecognizer {}
        class UITabBar: UIView {}
        class UITabBarAppearance: UIBarAppearance {}
        class UITabBarController: UIViewController, UITabBarDelegate {}
        class UITabBarItem: UIBarItem {}
        class UITabBarItemAppearance: NSObject, NSCopying {}
        class UITabBarItemStateAppearance: NSObject {}
        class UITableView: UIScrollView {}
        class UITableViewCell: UIView {}
        class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {}
        class UITableViewDiffableDataSource: NSObject, UITableViewDataSource {}
        class UITableViewHeaderFooterView: UIView {}
        class UITapGestureRecognizer: UIGestureRecognizer {}
        class UIToolbar: UIView {}
        class UIToolbarAppearance: UIBarAppearance {}
        class UITouch: NSObject {}
        class UITrackingLayoutGuide: UILayoutGuide {}
        class UITraitCollection: NSObject, NSCopying, Sendable {}
        class UIVibrancyEffect: UIVisualEffect {}
        class UIView: UIResponder, CALayerDelegate {}
        class UIViewController: UIResponder, UIContentContainer {}
        class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {}
        class UIVisualEffect: NSObject, NSCopying {}
        class UIVisualEffectView: UIView {}
        class UIWindow: UIView {}
        class UIWindowScene: UIScene {}
        protocol CAAction {}
        protocol CAAnimationDelegate: AnyObject {}
        extension CAAnimationDelegate {
            func animationDidStart(_ anim: CAAnimation) {}
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
        }
        protocol CALayerDelegate: AnyObject {}
        extension CALayerDelegate {
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
            func layoutSublayers(of layer: CALayer) {}
            func display(_ layer: CALayer) {}
            func draw(_ layer: CALayer, in ctx: CGContext) {}
        }
        protocol CAMediaTiming: AnyObject {}
        protocol NSCollectionLayoutContainer: NSObjectProtocol {}
        protocol NSCollectionLayoutEnvironment: NSObjectProtocol {}
        protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {}
        protocol NibMakeable: NibObject {}
        protocol NibObject: SelectorListing, OutletListing {}
        extension NibObject {
            var outlets: [Outlet] { [] }
            var selectors: [Selector] { [] }
            func awakeFromNib() {}
        }
        protocol OutletListing: AnyObject {}
        protocol SelectorListing: AnyObject {}
        protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}
        extension UIAdaptivePresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { controller.adaptivePresentationStyle }
            func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
            func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController) {}
            func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? { nil }
            func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?) {}
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
        }
        protocol UIAppearance: NSObjectProtocol {}
        extension UIAppearance {
            func appearance() -> Self { proxy("appearance()") }
            func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { proxy("appearance(whenContainedInInstancesOf:)") }
            func appearance(for trait: UITraitCollection) -> Self { proxy("appearance(for:)") }
        }
        protocol UIAppearanceContainer: NSObjectProtocol {}
        protocol UIApplicationDelegate: NSObjectProtocol {}
        extension UIApplicationDelegate {
            var window: UIWindow? { get { nil } set {} }
            func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { true }
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { true }
            func applicationDidFinishLaunching(_ application: UIApplication) {}
            func applicationDidBecomeActive(_ application: UIApplication) {}
            func applicationWillResignActive(_ application: UIApplication) {}
            func applicationDidEnterBackground(_ application: UIApplication) {}
            func applicationWillEnterForeground(_ application: UIApplication) {}
            func applicationWillTerminate(_ application: UIApplication) {}
            func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
            func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }
        }
        protocol UIBarPositioning: NSObjectProtocol {}
        protocol UIBarPositioningDelegate: NSObjectProtocol {}
        extension UIBarPositioningDelegate {
            func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
        }
        protocol UICollectionViewDataSource: NSObjectProtocol {}
        extension UICollectionViewDataSource {
            func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
            func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { MissingSupplementaryView() }
            func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
            func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
            func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
            func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { IndexPath(item: 0, section: 0) }
        }
        protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {}
        extension UICollectionViewDataSourcePrefetching {
            func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
        }
        protocol UICollectionViewDelegate: UIScrollViewDelegate {}
        extension UICollectionViewDelegate {
            func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
            func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
            func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
            func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
            func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
            func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
            func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { !collectionView.isEditing }
            func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
            func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
            func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) {}
            func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
            func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) {}
            func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout { UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }
            func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
            func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { proposedIndexPath }
            func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { self.collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath) }
            func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
            func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { false }
            func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool { collectionView.selectionFollowsFocus }
            func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { false }
            func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
            func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
        }
        protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
        extension UICollectionViewDelegateFlowLayout {
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.sizeWithoutDelegate() ?? CGSize(width: 50, height: 50) }
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 10 }
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 10 }
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
            func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
        }
        protocol UIConfigurationState {}
        protocol UIContentConfiguration {}
        protocol UIContentContainer: NSObjectProtocol {}
        protocol UIContentView: NSObjectProtocol {}
        extension UIContentView {
            func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: configuration) == type(of: self.configuration) }
        }
        protocol UICoordinateSpace: NSObjectProtocol {}
        extension UICoordinateSpace {
            func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { spaceLayer?.convert(point, to: coordinateSpace.spaceLayer) ?? point }
            func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { spaceLayer?.convert(point, from: coordinateSpace.spaceLayer) ?? point }
            func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { spaceLayer?.convert(rect, to: coordinateSpace.spaceLayer) ?? rect }
            func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { spaceLayer?.convert(rect, from: coordinateSpace.spaceLayer) ?? rect }
        }
        protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
        extension UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
        }
        protocol UIKeyInput: UITextInputTraits {}
        protocol UILayoutSupport: NSObjectProtocol {}
        protocol UIMutableTraits {}
        extension UIMutableTraits {
            var accessibilityContrast: UIAccessibilityContrast { get { self[UITraitAccessibilityContrast.self] } set { self[UITraitAccessibilityContrast.self] = newValue } }
            var preferredContentSizeCategory: UIContentSizeCategory { get { self[UITraitPreferredContentSizeCategory.self] } set { self[UITraitPreferredContentSizeCategory.self] = newValue } }
            var displayGamut: UIDisplayGamut { get { self[UITraitDisplayGamut.self] } set { self[UITraitDisplayGamut.self] = newValue } }
            var forceTouchCapability: UIForceTouchCapability { get { self[UITraitForceTouchCapability.self] } set { self[UITraitForceTouchCapability.self] = newValue } }
            var legibilityWeight: UILegibilityWeight { get { self[UITraitLegibilityWeight.self] } set { self[UITraitLegibilityWeight.self] = newValue } }
            var sceneCaptureState: UISceneCaptureState { get { self[UITraitSceneCaptureState.self] } set { self[UITraitSceneCaptureState.self] = newValue } }
            var displayScale: CGFloat { get { self[UITraitDisplayScale.self] } set { self[UITraitDisplayScale.self] = newValue } }
            var layoutDirection: UITraitEnvironmentLayoutDirection { get { self[UITraitLayoutDirection.self] } set { self[UITraitLayoutDirection.self] = newValue } }
            var activeAppearance: UIUserInterfaceActiveAppearance { get { self[UITraitActiveAppearance.self] } set { self[UITraitActiveAppearance.self] = newValue } }
            var userInterfaceIdiom: UIUserInterfaceIdiom { get { self[UITraitUserInterfaceIdiom.self] } set { self[UITraitUserInterfaceIdiom.self] = newValue } }
            var userInterfaceLevel: UIUserInterfaceLevel { get { self[UITraitUserInterfaceLevel.self] } set { self[UITraitUserInterfaceLevel.self] = newValue } }
            var horizontalSizeClass: UIUserInterfaceSizeClass { get { self[UITraitHorizontalSizeClass.self] } set { self[UITraitHorizontalSizeClass.self] = newValue } }
            var verticalSizeClass: UIUserInterfaceSizeClass { get { self[UITraitVerticalSizeClass.self] } set { self[UITraitVerticalSizeClass.self] = newValue } }
            var userInterfaceStyle: UIUserInterfaceStyle { get { self[UITraitUserInterfaceStyle.self] } set { self[UITraitUserInterfaceStyle.self] = newValue } }
        }
        protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
        extension UINavigationBarDelegate {
            func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
            func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
        }
        protocol UINavigationControllerDelegate: NSObjectProtocol {}
        extension UINavigationControllerDelegate {
            func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
            func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
            func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask { .all }
            func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation { .portrait }
            func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
            func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
        }
        protocol UIPageViewControllerDataSource: NSObjectProtocol {}
        extension UIPageViewControllerDataSource {
            func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
            func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
        }
        protocol UIPageViewControllerDelegate: NSObjectProtocol {}
        extension UIPageViewControllerDelegate {
            func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
            func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask { .all }
            func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController) -> UIInterfaceOrientation { .portrait }
            func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {}
            func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {}
        }
        protocol UIPopoverBackgroundViewMethods {}
        protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
        extension UIPopoverPresentationControllerDelegate {
            func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
            func popoverPresentationController(_ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>) {}
            func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool { true }
            func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {}
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { (presentationController as? UIPopoverPresentationController) .map(popoverPresentationControllerShouldDismissPopover) ?? true }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { (presentationController as? UIPopoverPresentationController) .map(popoverPresentationControllerDidDismissPopover) }
        }
        protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
        protocol UISceneDelegate: NSObjectProtocol {}
        extension UISceneDelegate {
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
            func sceneDidDisconnect(_ scene: UIScene) {}
            func sceneDidBecomeActive(_ scene: UIScene) {}
            func sceneWillResignActive(_ scene: UIScene) {}
            func sceneWillEnterForeground(_ scene: UIScene) {}
            func sceneDidEnterBackground(_ scene: UIScene) {}
        }
        protocol UIScrollViewDelegate: NSObjectProtocol {}
        extension UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) {}
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
            func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {}
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
            func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
            func scrollViewDidZoom(_ scrollView: UIScrollView) {}
            func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
        }
        protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
        extension UISheetPresentationControllerDelegate {
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {}
        }
        protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {}
        protocol UISplitViewControllerDelegate: NSObjectProtocol {}
        extension UISplitViewControllerDelegate {
            func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
            func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { .automatic }
            func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { false }
            func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { false }
            func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { nil }
            func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { nil }
            func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { false }
            func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? { nil }
            func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { proposedTopColumn }
            func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode { proposedDisplayMode }
            func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
            func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
            func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
            func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
            func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
            func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}
        }
        protocol UITabBarControllerDelegate: NSObjectProtocol {}
        extension UITabBarControllerDelegate {
            func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
            func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask { .all }
            func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation { .portrait }
            func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
            func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
        }
        protocol UITabBarDelegate: NSObjectProtocol {}
        extension UITabBarDelegate {
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
        }
        protocol UITableViewDataSource: NSObjectProtocol {}
        extension UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 1 }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { tableView.answers.isDefault(true) }
            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { tableView.answers.isDefault(false) }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
            func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
            func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
        }
        protocol UITableViewDataSourcePrefetching: NSObjectProtocol {}
        extension UITableViewDataSourcePrefetching {
            func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
        }
        protocol UITableViewDelegate: UIScrollViewDelegate {}
        extension UITableViewDelegate {
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
            func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
            func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
            func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.answers.isDefault(tableView.rowHeight) }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { tableView.answers.isDefault(tableView.sectionHeaderHeight) }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { tableView.answers.isDefault(tableView.sectionFooterHeight) }
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { tableView.answers.isDefault(tableView.estimatedRowHeight) }
            func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { tableView.answers.isDefault(tableView.estimatedSectionHeaderHeight) }
            func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { tableView.answers.isDefault(tableView.estimatedSectionFooterHeight) }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { tableView.answers.isDefault(nil) }
            func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { tableView.answers.isDefault(nil) }
            func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
            func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
            func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { !tableView.isEditing }
            func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { tableView.answers.isDefault(.delete) }
            func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }
            func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
            func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { tableView.answers.isDefault(nil) }
            func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
            func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
            func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { proposedDestinationIndexPath }
            func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { tableView.answers.isDefault(0) }
            func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
            func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
            func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { tableView.selectionFollowsFocus }
            func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { false }
            func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
            func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
        }
        protocol UITextInputTraits: NSObjectProtocol {}
        protocol UITimingCurveProvider: AnyObject {}
        protocol UITraitChangeObservable: NSObjectProtocol {}
        extension UITraitChangeObservable {
            func registerForTraitChanges(_ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>) -> any UITraitChangeRegistration { register(TraitRegistration(traits) { holder, previous in if let environment = holder as? TraitEnvironment { handler(environment, previous) } }) }
            func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration { register(TraitRegistration(traits) { [weak target = target as AnyObject] holder, previous in if let target { action.perform(on: target, holder, previous, reportingTo: holder.traitUpdates.diagnostics) } }) }
            func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: self, action: action) }
            func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { (self as? any TraitHolder)?.traitState?.registrations.removeAll { $0 === registration } }
        }
        protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}
        protocol UITraitDefinition: SendableMetatype {}
        extension UITraitDefinition {
            var name: String { String(String(describing: self).dropFirst(self is any SystemTrait.Type ? "UITrait".count : 0)) }
            var identifier: String { String(reflecting: self) }
            var affectsColorAppearance: Bool { (self as? any SystemTrait.Type)?.effects.contains(.colors) ?? false }
        }
        protocol UITraitEnvironment: NSObjectProtocol {}
        protocol UIViewAnimating: NSObjectProtocol {}
        protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {}
        extension UIViewControllerAnimatedTransitioning {
            func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating { final class Absent: NSObject, UIViewControllerAnimatedTransitioning { func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }; func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {} }; return Absent().interruptibleAnimator(using: transitionContext) }
            func animationEnded(_ transitionCompleted: Bool) {}
        }
        protocol UIViewControllerContextTransitioning: NSObjectProtocol {}
        protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {}
        extension UIViewControllerInteractiveTransitioning {
            var completionSpeed: CGFloat { 1 }
            var completionCurve: UIView.AnimationCurve { .easeInOut }
            var wantsInteractiveStart: Bool { true }
        }
        protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {}
        extension UIViewControllerTransitionCoordinator {
            func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool { animate(alongsideTransition: animation, completion: nil) }
            func animateAlongsideTransition(in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
        }
        protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}
        protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
        extension UIViewControllerTransitioningDelegate {
            func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
            func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
            func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
            func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
            func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { nil }
        }
        protocol UIViewImplicitlyAnimating: UIViewAnimating {}
        protocol UIWindowSceneDelegate: UISceneDelegate {}
        extension UIWindowSceneDelegate {
            var window: UIWindow? { get { nil } set {} }
        }
        protocol _KeyValueCodingAndObserving: AnyObject {}
        extension _KeyValueCodingAndObserving {
            func setValuesForKeys(_ keyedValues: [String: Any]) { for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) } }
            func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] { Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first }) }
            func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) { observers(of: self).removeLast { $0.observer === observer && $0.keyPath == keyPath } }
            func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) { observers(of: self).removeLast { $0.observer === observer && $0.keyPath == keyPath && $0.context == context } }
            func willChangeValue(for keyPath: KeyPath<Self, Value>) { ObservedValues.of(self).begin() }
            func didChangeValue(for keyPath: KeyPath<Self, Value>) { ObservedValues.of(self).end() }
            func willChangeValue(forKey key: String) { ObservedValues.of(self).begin() }
            func didChangeValue(forKey key: String) { ObservedValues.of(self).end() }
        }
        """#
}
