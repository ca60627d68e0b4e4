// Long: a table of declarations, which a test records.
internal import SwiftSyntax

/// The parts of UIKit and the modules below it that rules inspect. A test compares this table with the sources of those
/// modules.
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
        class HTTPURLResponse: URLResponse, @unchecked Sendable {}
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
        class NSLayoutManager: NSObject {}
        class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
        class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
        class NSMutableAttributedString: NSAttributedString {}
        class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {}
        class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {}
        class NSShadow: NSObject, @MainActor NSCopying {}
        class NSStringDrawingContext: NSObject {}
        class NSTextAttachment: NSObject {}
        class NSTextContainer: NSObject {}
        class NSTextStorage: NSMutableAttributedString {}
        class NSUserActivity: NSObject {}
        class NotificationCenter: NSObject, @unchecked Sendable {}
        class OSLog: Sendable {}
        class OpenObject: NSObject, SelectorListing, OutletListing {}
        class Operation: NSObject {}
        class OperationQueue: NSObject {}
        class RunLoop: NSObject {}
        class Timer: NSObject {}
        class UIAccessibilityCustomAction: NSObject {}
        class UIAccessibilityElement: UIResponder {}
        class UIAction: UIMenuElement, UIMenuLeaf {}
        class UIActivity: NSObject {}
        class UIActivityIndicatorView: UIView {}
        class UIActivityViewController: UIViewController {}
        class UIAlertAction: NSObject, NSCopying {}
        class UIAlertController: UIViewController {}
        class UIApplication: UIResponder {}
        class UIAttachmentBehavior: UIDynamicBehavior {}
        class UIBarAppearance: NSObject, NSCopying {}
        class UIBarButtonItem: UIBarItem {}
        class UIBarButtonItemAppearance: NSObject, NSCopying {}
        class UIBarButtonItemGroup: NSObject {}
        class UIBarButtonItemStateAppearance: NSObject {}
        class UIBarItem: OpenObject {}
        class UIBezierPath: NSObject, NSCopying {}
        class UIBlurEffect: UIVisualEffect {}
        class UIButton: UIControl {}
        class UICalendarSelection: NSObject {}
        class UICalendarSelectionMultiDate: UICalendarSelection {}
        class UICalendarSelectionSingleDate: UICalendarSelection {}
        class UICalendarView: UIView {}
        class UICanvasFeedbackGenerator: UIFeedbackGenerator {}
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
        class UICollisionBehavior: UIDynamicBehavior {}
        class UIColor: NSObject, NSCopying, @unchecked Sendable {}
        class UIColorPickerViewController: UIViewController {}
        class UIColorWell: UIControl {}
        class UICommand: UIMenuElement, UIMenuLeaf {}
        class UICommandAlternate: NSObject {}
        class UIContextMenuConfiguration: NSObject {}
        class UIContextMenuInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {}
        class UIContextualAction: NSObject {}
        class UIControl: UIView, UIContextMenuInteractionDelegate {}
        class UICubicTimingParameters: NSObject, UITimingCurveProvider {}
        class UIDatePicker: UIControl {}
        class UIDeferredMenuElement: UIMenuElement {}
        class UIDevice: NSObject {}
        class UIDocumentPickerViewController: UIViewController {}
        class UIDynamicAnimator: NSObject {}
        class UIDynamicBehavior: NSObject {}
        class UIDynamicItemBehavior: UIDynamicBehavior {}
        class UIDynamicItemGroup: NSObject, UIDynamicItem {}
        class UIEditMenuConfiguration: NSObject {}
        class UIEditMenuInteraction: NSObject, UIInteraction {}
        class UIEvent: NSObject {}
        class UIFeedbackGenerator: NSObject, UIInteraction {}
        class UIFieldBehavior: UIDynamicBehavior {}
        class UIFont: NSObject, NSCopying, @unchecked Sendable {}
        class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {}
        class UIFontMetrics: NSObject {}
        class UIFontPickerViewController: UIViewController {}
        class UIGestureRecognizer: OpenObject {}
        class UIGraphicsImageRenderer: NSObject {}
        class UIGraphicsImageRendererContext: NSObject {}
        class UIGraphicsImageRendererFormat: NSObject, NSCopying {}
        class UIGravityBehavior: UIDynamicBehavior {}
        class UIImage: NSObject, @unchecked Sendable {}
        class UIImagePickerController: UINavigationController {}
        class UIImageView: UIView {}
        class UIImpactFeedbackGenerator: UIFeedbackGenerator {}
        class UIInputView: UIView {}
        class UIInputViewController: UIViewController {}
        class UIInterpolatingMotionEffect: UIMotionEffect {}
        class UIKeyCommand: UICommand {}
        class UIKeyboardLayoutGuide: UITrackingLayoutGuide {}
        class UILabel: UIView {}
        class UILayoutGuide: NSObject {}
        class UIListContentView: UIView, UIContentView {}
        class UILongPressGestureRecognizer: UIGestureRecognizer {}
        class UIMenu: UIMenuElement {}
        class UIMenuController: NSObject {}
        class UIMenuDisplayPreferences: NSObject {}
        class UIMenuElement: NSObject {}
        class UIMenuItem: NSObject {}
        class UIMenuSystem: NSObject {}
        class UIMotionEffect: NSObject {}
        class UIMotionEffectGroup: UIMotionEffect {}
        class UINavigationBar: UIView {}
        class UINavigationBarAppearance: UIBarAppearance {}
        class UINavigationController: UIViewController {}
        class UINavigationItem: NSObject {}
        class UINib: NSObject {}
        class UINotificationFeedbackGenerator: UIFeedbackGenerator {}
        class UIPageControl: UIControl {}
        class UIPageControlProgress: NSObject {}
        class UIPageControlTimerProgress: UIPageControlProgress {}
        class UIPageViewController: UIViewController {}
        class UIPanGestureRecognizer: UIGestureRecognizer {}
        class UIPasteboard: NSObject {}
        class UIPercentDrivenInteractiveTransition: OpenObject, UIViewControllerInteractiveTransitioning {}
        class UIPickerView: UIView {}
        class UIPinchGestureRecognizer: UIGestureRecognizer {}
        class UIPointerInteraction: NSObject, UIInteraction {}
        class UIPointerRegion: NSObject {}
        class UIPointerRegionRequest: NSObject {}
        class UIPointerStyle: NSObject {}
        class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {}
        class UIPopoverPresentationController: UIPresentationController {}
        class UIPresentationController: OpenObject, UITraitEnvironment, UIContentContainer {}
        class UIPress: NSObject {}
        class UIPressesEvent: UIEvent {}
        class UIPreviewParameters: NSObject {}
        class UIPreviewTarget: NSObject {}
        class UIProgressView: UIView {}
        class UIPushBehavior: UIDynamicBehavior {}
        class UIRefreshControl: UIControl {}
        class UIRegion: NSObject, NSCopying {}
        class UIResponder: OpenObject {}
        class UIRotationGestureRecognizer: UIGestureRecognizer {}
        class UIScene: UIResponder {}
        class UISceneConfiguration: NSObject {}
        class UISceneDestructionRequestOptions: NSObject {}
        class UISceneSession: NSObject {}
        class UISceneSessionActivationRequest: NSObject {}
        class UIScreen: NSObject {}
        class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
        class UIScrollView: UIView {}
        class UISearchBar: UIView {}
        class UISearchContainerViewController: UIViewController {}
        class UISearchController: UIViewController {}
        class UISearchSuggestionItem: NSObject, UISearchSuggestion {}
        class UISearchTab: UITab {}
        class UISearchTextField: UITextField {}
        class UISearchToken: NSObject {}
        class UISegmentedControl: UIControl {}
        class UISelectionFeedbackGenerator: UIFeedbackGenerator {}
        class UISheetPresentationController: UIPresentationController {}
        class UISlider: UIControl {}
        class UISnapBehavior: UIDynamicBehavior {}
        class UISplitViewController: UIViewController {}
        class UISpringTimingParameters: NSObject, UITimingCurveProvider {}
        class UIStackView: UIView {}
        class UIStatusBarManager: NSObject {}
        class UIStepper: UIControl {}
        class UIStoryboard: NSObject {}
        class UIStoryboardSegue: NSObject {}
        class UIStoryboardUnwindSegueSource: NSObject {}
        class UISwipeActionsConfiguration: NSObject {}
        class UISwipeGestureRecognizer: UIGestureRecognizer {}
        class UISwitch: UIControl {}
        class UITab: NSObject {}
        class UITabAccessory: NSObject {}
        class UITabBar: UIView {}
        class UITabBarAppearance: UIBarAppearance {}
        class UITabBarController: UIViewController, UITabBarDelegate {}
        class UITabBarItem: UIBarItem {}
        class UITabBarItemAppearance: NSObject, NSCopying {}
        class UITabBarItemStateAppearance: NSObject {}
        class UITabGroup: UITab {}
        class UITableView: UIScrollView {}
        class UITableViewCell: UIView {}
        class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {}
        class UITableViewDiffableDataSource: NSObject, UITableViewDataSource {}
        class UITableViewHeaderFooterView: UIView {}
        class UITapGestureRecognizer: UIGestureRecognizer {}
        class UITargetedPreview: NSObject {}
        class UITextField: UIControl, UITextInput {}
        class UITextInputAssistantItem: NSObject {}
        class UITextInputMode: NSObject {}
        class UITextInputPasswordRules: NSObject {}
        class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {}
        class UITextPosition: NSObject {}
        class UITextRange: NSObject {}
        class UITextSelectionRect: NSObject {}
        class UITextView: UIScrollView, UITextInput {}
        class UIToolTipConfiguration: NSObject {}
        class UIToolTipInteraction: NSObject, UIInteraction {}
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
        class URLResponse: NSObject, @unchecked Sendable {}
        class URLSession: NSObject, @unchecked Sendable {}
        class URLSessionConfiguration: NSObject, @unchecked Sendable {}
        class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
        class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
        class URLSessionTask: NSObject, @unchecked Sendable {}
        class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
        class UserDefaults: NSObject, @unchecked Sendable {}
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
        protocol ContentTransitionSymbolEffect {}
        protocol DiscreteSymbolEffect {}
        protocol IndefiniteSymbolEffect {}
        protocol NSCollectionLayoutContainer: NSObjectProtocol {}
        protocol NSCollectionLayoutEnvironment: NSObjectProtocol {}
        protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {}
        protocol NSLayoutManagerDelegate: NSObjectProtocol {}
        protocol NSTextStorageDelegate: NSObjectProtocol {}
        extension NSTextStorageDelegate {
            func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
            func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
        }
        protocol NibMakeable: NibObject {}
        protocol NibObject: SelectorListing, OutletListing {}
        extension NibObject {
            var outlets: [Outlet] { [] }
            var selectors: [Selector] { [] }
            func awakeFromNib() {}
        }
        protocol OutletListing: AnyObject {}
        protocol SelectorListing: AnyObject {}
        protocol SymbolEffect: Hashable, Sendable {}
        extension SymbolEffect {
            var bounce: Self { Self() }
            var pulse: Self { Self() }
            var wiggle: Self { Self() }
            var rotate: Self { Self() }
            var breathe: Self { Self() }
            var variableColor: Self { Self() }
            var scale: Self { Self() }
            var appear: Self { Self() }
            var disappear: Self { Self() }
            var replace: Self { Self() }
            var automatic: Self { Self() }
        }
        protocol TransitionSymbolEffect {}
        protocol UIActivityItemSource: NSObjectProtocol {}
        extension UIActivityItemSource {
            func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String { "" }
        }
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
            func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { appearance() }
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
            func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { connectingSceneSession.configuration }
            func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
            func applicationDidBecomeActive(_ application: UIApplication) {}
            func applicationWillResignActive(_ application: UIApplication) {}
            func applicationDidEnterBackground(_ application: UIApplication) {}
            func applicationWillEnterForeground(_ application: UIApplication) {}
            func applicationWillTerminate(_ application: UIApplication) {}
            func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
            func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }
            func main() { exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "\(Self.self)")) }
        }
        protocol UIBarPositioning: NSObjectProtocol {}
        protocol UIBarPositioningDelegate: NSObjectProtocol {}
        extension UIBarPositioningDelegate {
            func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
        }
        protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {}
        extension UICalendarSelectionMultiDateDelegate {
            func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { true }
            func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool { true }
        }
        protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {}
        extension UICalendarSelectionSingleDateDelegate {
            func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { true }
        }
        protocol UICalendarViewDelegate: NSObjectProtocol {}
        extension UICalendarViewDelegate {
            func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? { nil }
            func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {}
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
            func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { indexPaths.first.flatMap { self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point) } }
            func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
            func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { nil }
            func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
            func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
            func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
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
        protocol UICollisionBehaviorDelegate: NSObjectProtocol {}
        extension UICollisionBehaviorDelegate {
            func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint) {}
            func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) {}
            func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint) {}
            func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?) {}
        }
        protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {}
        extension UIColorPickerViewControllerDelegate {
            func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {}
            func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
            func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
        }
        protocol UIConfigurationState {}
        protocol UIContentConfiguration {}
        protocol UIContentContainer: NSObjectProtocol {}
        protocol UIContentView: NSObjectProtocol {}
        extension UIContentView {
            func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: configuration) == type(of: self.configuration) }
        }
        protocol UIContextMenuInteractionAnimating: AnyObject {}
        protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}
        protocol UIContextMenuInteractionDelegate: AnyObject {}
        extension UIContextMenuInteractionDelegate {
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? { contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration) }
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview? { nil }
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
        }
        protocol UICoordinateSpace: NSObjectProtocol {}
        extension UICoordinateSpace {
            func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { spaceLayer?.convert(point, to: coordinateSpace.spaceLayer) ?? point }
            func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { spaceLayer?.convert(point, from: coordinateSpace.spaceLayer) ?? point }
            func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { spaceLayer?.convert(rect, to: coordinateSpace.spaceLayer) ?? rect }
            func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { spaceLayer?.convert(rect, from: coordinateSpace.spaceLayer) ?? rect }
        }
        protocol UIDocumentPickerDelegate: NSObjectProtocol {}
        extension UIDocumentPickerDelegate {
            func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
            func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
            func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
        }
        protocol UIDynamicAnimatorDelegate: NSObjectProtocol {}
        extension UIDynamicAnimatorDelegate {
            func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
            func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
        }
        protocol UIDynamicItem: NSObjectProtocol {}
        extension UIDynamicItem {
            var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
            var collisionBoundingPath: UIBezierPath { UIBezierPath() }
        }
        protocol UIEditMenuInteractionAnimating: AnyObject {}
        protocol UIEditMenuInteractionDelegate: AnyObject {}
        extension UIEditMenuInteractionDelegate {
            func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
            func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect { .null }
            func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {}
            func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {}
        }
        protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {}
        extension UIFontPickerViewControllerDelegate {
            func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
            func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
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
        protocol UIImagePickerControllerDelegate: NSObjectProtocol {}
        extension UIImagePickerControllerDelegate {
            func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}
            func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
        }
        protocol UIInteraction: AnyObject {}
        protocol UIKeyInput: UITextInputTraits {}
        protocol UILayoutSupport: NSObjectProtocol {}
        protocol UIMenuBuilder: AnyObject {}
        protocol UIMenuLeaf: AnyObject {}
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
            func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask { [] }
            func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation { .unknown }
            func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
            func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
        }
        protocol UIPageControlProgressDelegate: NSObjectProtocol {}
        extension UIPageControlProgressDelegate {
            func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
            func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
        }
        protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {}
        extension UIPageControlTimerProgressDelegate {
            func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool { true }
            func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
        }
        protocol UIPageViewControllerDataSource: NSObjectProtocol {}
        extension UIPageViewControllerDataSource {
            func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
            func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
        }
        protocol UIPageViewControllerDelegate: NSObjectProtocol {}
        extension UIPageViewControllerDelegate {
            func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
            func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask { [] }
            func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController) -> UIInterfaceOrientation { .unknown }
            func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {}
            func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {}
        }
        protocol UIPickerViewDataSource: AnyObject {}
        protocol UIPickerViewDelegate: AnyObject {}
        extension UIPickerViewDelegate {
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { -1 }
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { -1 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
            func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? { nil }
            func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { view as? PickerLabel ?? PickerLabel() }
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
        }
        protocol UIPointerInteractionDelegate: AnyObject {}
        extension UIPointerInteractionDelegate {
            func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion? { defaultRegion }
            func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { nil }
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
        protocol UISearchBarDelegate: UIBarPositioningDelegate {}
        extension UISearchBarDelegate {
            func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
            func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
            func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
            func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
            func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
            func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
            func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
        }
        protocol UISearchControllerDelegate: NSObjectProtocol {}
        extension UISearchControllerDelegate {
            func willPresentSearchController(_ searchController: UISearchController) {}
            func didPresentSearchController(_ searchController: UISearchController) {}
            func willDismissSearchController(_ searchController: UISearchController) {}
            func didDismissSearchController(_ searchController: UISearchController) {}
            func presentSearchController(_ searchController: UISearchController) {}
        }
        protocol UISearchResultsUpdating: NSObjectProtocol {}
        extension UISearchResultsUpdating {
            func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {}
        }
        protocol UISearchSuggestion: NSObjectProtocol {}
        extension UISearchSuggestion {
            var localizedDescription: String? { nil }
        }
        protocol UISearchTextFieldDelegate: UITextFieldDelegate {}
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
            func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
            func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {}
            func tabBarController(_ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]) -> [UIViewController] { proposedViewControllers }
            func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {}
            func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {}
            func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}
            func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}
            func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {}
            func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool) {}
            func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool) {}
            func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask { [] }
            func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation { .unknown }
            func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
            func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
        }
        protocol UITabBarDelegate: NSObjectProtocol {}
        extension UITabBarDelegate {
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
            func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
            func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
            func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
            func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
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
            func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
            func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }
            func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
            func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
            func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
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
        protocol UITextDocumentProxy: UIKeyInput {}
        protocol UITextFieldDelegate: NSObjectProtocol {}
        extension UITextFieldDelegate {
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
            func textFieldDidBeginEditing(_ textField: UITextField) {}
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
            func textFieldDidEndEditing(_ textField: UITextField) {}
            func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { textFieldDidEndEditing(textField) }
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
            func textFieldDidChangeSelection(_ textField: UITextField) {}
            func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
        }
        protocol UITextInput: UIKeyInput {}
        extension UITextInput {
            func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
            func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? { nil }
            var textInputView: UIView { self as? UIView ?? UIView() }
            var selectionAffinity: UITextStorageDirection { get { .forward } set {} }
        }
        protocol UITextInputDelegate: AnyObject {}
        protocol UITextInputTokenizer: NSObjectProtocol {}
        protocol UITextInputTraits: NSObjectProtocol {}
        extension UITextInputTraits {
            var autocapitalizationType: UITextAutocapitalizationType { get { .sentences } set {} }
            var autocorrectionType: UITextAutocorrectionType { get { .default } set {} }
            var spellCheckingType: UITextSpellCheckingType { get { .default } set {} }
            var smartQuotesType: UITextSmartQuotesType { get { .default } set {} }
            var smartDashesType: UITextSmartDashesType { get { .default } set {} }
            var smartInsertDeleteType: UITextSmartInsertDeleteType { get { .default } set {} }
            var inlinePredictionType: UITextInlinePredictionType { get { .default } set {} }
            var keyboardType: UIKeyboardType { get { .default } set {} }
            var keyboardAppearance: UIKeyboardAppearance { get { .default } set {} }
            var returnKeyType: UIReturnKeyType { get { .default } set {} }
            var enablesReturnKeyAutomatically: Bool { get { false } set {} }
            var isSecureTextEntry: Bool { get { false } set {} }
            var textContentType: UITextContentType! { get { nil } set {} }
            var passwordRules: UITextInputPasswordRules? { get { nil } set {} }
        }
        protocol UITextViewDelegate: UIScrollViewDelegate {}
        extension UITextViewDelegate {
            func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
            func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
            func textViewDidBeginEditing(_ textView: UITextView) {}
            func textViewDidEndEditing(_ textView: UITextView) {}
            func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
            func textViewDidChange(_ textView: UITextView) {}
            func textViewDidChangeSelection(_ textView: UITextView) {}
            func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { true }
            func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { true }
        }
        protocol UITimingCurveProvider: AnyObject {}
        protocol UIToolTipInteractionDelegate: AnyObject {}
        extension UIToolTipInteractionDelegate {
            func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? { nil }
        }
        protocol UIToolbarDelegate: UIBarPositioningDelegate {}
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
        protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
        extension URLSessionDataDelegate {
            func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse, completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void) { completionHandler(.allow) }
            func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
        }
        protocol URLSessionDelegate: NSObjectProtocol, Sendable {}
        extension URLSessionDelegate {
            func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
        }
        protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}
        protocol URLSessionTaskDelegate: URLSessionDelegate {}
        extension URLSessionTaskDelegate {
            func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {}
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
