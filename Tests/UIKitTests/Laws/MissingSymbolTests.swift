import QuartzCore
import Testing
import UIKit

/// Symbols used by 44 public libraries of custom transitions. The types match Apple's declarations, so that a different
/// signature does not compile.
@MainActor @Suite struct MissingSymbolTests {
    // MARK: - Status bar

    @Test func statusBar() {
        let controller = UIViewController()
        let captures: ReferenceWritableKeyPath<UIViewController, Bool> =
            \.modalPresentationCapturesStatusBarAppearance
        let flags: [KeyPath<UIViewController, Bool>] = [\.prefersStatusBarHidden, captures]
        let children: [KeyPath<UIViewController, UIViewController?>] = [
            \.childForStatusBarStyle, \.childForStatusBarHidden, \.childForHomeIndicatorAutoHidden,
            \.childForScreenEdgesDeferringSystemGestures,
        ]
        let animation: UIStatusBarAnimation = controller.preferredStatusBarUpdateAnimation
        let style: UIStatusBarStyle = controller.preferredStatusBarStyle
        let update: () -> Void = controller.setNeedsStatusBarAppearanceUpdate
        update()
        #expect(flags.allSatisfy { !controller[keyPath: $0] } && children.allSatisfy { controller[keyPath: $0] == nil })
        #expect(animation == .fade && style == .default)
        #expect([UIStatusBarAnimation.none, .fade, .slide].map(\.rawValue) == [0, 1, 2])
        #expect([UIStatusBarStyle.default, .lightContent, .darkContent].map(\.rawValue) == [0, 1, 3])
    }

    @Test func statusBarOfTheApplication() throws {
        let app = try TestApp()
        app.perform {
            let application = UIApplication.shared
            let frame: CGRect = application.statusBarFrame
            let isHidden: Bool = application.isStatusBarHidden
            let style: UIStatusBarStyle = application.statusBarStyle
            let orientation: UIInterfaceOrientation = application.statusBarOrientation
            let hide: (Bool, UIStatusBarAnimation) -> Void = { application.setStatusBarHidden($0, with: $1) }
            let dress: (UIStatusBarStyle, Bool) -> Void = { application.setStatusBarStyle($0, animated: $1) }
            hide(isHidden, .none)
            dress(style, false)
            #expect(frame.width >= 0 && orientation == .portrait)
            let manager: UIStatusBarManager? = app.window.windowScene?.statusBarManager
            #expect(manager != nil)
        }
        let names: [Notification.Name] = [
            UIApplication.didChangeStatusBarFrameNotification, UIApplication.willChangeStatusBarFrameNotification,
            UIApplication.didEnterBackgroundNotification,
        ]
        #expect(Set(names).count == 3)
    }

    // MARK: - Scroll views and lists

    @Test func scrollViews() {
        let scroll = UIScrollView(frame: .zero)
        let points: [ReferenceWritableKeyPath<UIScrollView, CGPoint>] = [\.contentOffset]
        let insets: [ReferenceWritableKeyPath<UIScrollView, UIEdgeInsets>] = [
            \.contentInset, \.scrollIndicatorInsets,
        ]
        let adjusted: KeyPath<UIScrollView, UIEdgeInsets> = \.adjustedContentInset
        let flags: [ReferenceWritableKeyPath<UIScrollView, Bool>] = [
            \.showsVerticalScrollIndicator, \.showsHorizontalScrollIndicator, \.isPagingEnabled, \.bounces,
            \.alwaysBounceVertical, \.alwaysBounceHorizontal, \.delaysContentTouches, \.isDirectionalLockEnabled,
            \.isScrollEnabled,
        ]
        let states: [KeyPath<UIScrollView, Bool>] = [\.isTracking, \.isDragging, \.isDecelerating]
        let numbers: [ReferenceWritableKeyPath<UIScrollView, CGFloat>] = [
            \.zoomScale, \.minimumZoomScale, \.maximumZoomScale,
        ]
        let size: ReferenceWritableKeyPath<UIScrollView, CGSize> = \.contentSize
        let delegate: ReferenceWritableKeyPath<UIScrollView, (any UIScrollViewDelegate)?> = \.delegate
        let pan: KeyPath<UIScrollView, UIPanGestureRecognizer> = \.panGestureRecognizer
        let move: (CGPoint, Bool) -> Void = scroll.setContentOffset(_:animated:)
        let zoom: (CGRect, Bool) -> Void = scroll.zoom(to:animated:)
        let rates: [UIScrollView.DecelerationRate] = [.fast, .normal, UIScrollView.DecelerationRate(rawValue: 0.5)]
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.decelerationRate = rates[0]
        move(.zero, false)
        zoom(.zero, false)
        #expect(scroll[keyPath: points[0]] == .zero && scroll[keyPath: size] == .zero)
        #expect(insets.allSatisfy { scroll[keyPath: $0] == .zero } && scroll[keyPath: adjusted] == .zero)
        #expect(flags.count == 9 && states.allSatisfy { !scroll[keyPath: $0] })
        #expect(numbers.allSatisfy { scroll[keyPath: $0] == 1 })
        #expect(scroll[keyPath: delegate] == nil && scroll[keyPath: pan].view === scroll)
        #expect(rates[0].rawValue == 0.99 && rates[1].rawValue == 0.998)
        final class Delegate: NSObject, UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) {}
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) {}
        }
        scroll.delegate = Delegate()
    }

    @Test func lists() {
        let path = IndexPath(item: 2, section: 1)
        #expect((path.row, path.item, path.section) == (2, 2, 1) && path == IndexPath(row: 2, section: 1))
        #expect((path as NSIndexPath).row == 2 && (path as NSIndexPath).section == 1)
        let row: UITableViewCell.Type = UITableViewCell.self
        let sources: [Any.Type] = [
            (any UITableViewDataSource).self, (any UITableViewDelegate).self, (any UICollectionViewDataSource).self,
            (any UICollectionViewDelegate).self, (any UICollectionViewDelegateFlowLayout).self,
        ]
        let style: UITableViewCell.SeparatorStyle = UITableView(frame: .zero, style: .plain).separatorStyle
        let views: [UIView.Type] = [
            UICollectionReusableView.self, UICollectionViewCell.self, UICollectionView.self, row,
        ]
        let layouts: [NSObject.Type] = [
            UICollectionViewLayout.self, UICollectionViewFlowLayout.self, UICollectionViewLayoutAttributes.self,
        ]
        let controllers: [UIViewController.Type] = [UITableViewController.self, UICollectionViewController.self]
        #expect(style == .singleLine && sources.count == 5 && views.count == 4)
        #expect(layouts.count == 3 && controllers.count == 2)
    }

    @Test func membersOfLists() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let dequeue: (String, IndexPath) -> UICollectionViewCell =
            collection.dequeueReusableCell(withReuseIdentifier:for:)
        let register: (AnyClass?, String) -> Void = collection.register(_:forCellWithReuseIdentifier:)
        let cell: (IndexPath) -> UICollectionViewCell? = collection.cellForItem(at:)
        let change: (UICollectionViewLayout, Bool) -> Void = { collection.setCollectionViewLayout($0, animated: $1) }
        let batch: ((() -> Void)?, ((Bool) -> Void)?) -> Void = collection.performBatchUpdates(_:completion:)
        let scroll: (IndexPath, UICollectionView.ScrollPosition, Bool) -> Void =
            collection.scrollToItem(at:at:animated:)
        let reload: ([IndexPath]) -> Void = collection.reloadItems(at:)
        let count: (Int) -> Int = collection.numberOfItems(inSection:)
        let positions: UICollectionView.ScrollPosition = [.centeredHorizontally, .centeredVertically, .top]
        let direction: UICollectionView.ScrollDirection = .horizontal
        let all: [Any] = [dequeue, register, cell, change, batch, scroll, reload, count, positions, direction]
        #expect(all.count == 10 && collection.numberOfSections == 0 && collection.dataSource == nil)
        let table = UITableView(frame: .zero, style: .plain)
        let tableCells: (IndexPath) -> UITableViewCell? = table.cellForRow(at:)
        let reusable: (String) -> UITableViewCell? = table.dequeueReusableCell(withIdentifier:)
        let deselect: (IndexPath, Bool) -> Void = table.deselectRow(at:animated:)
        let find: (UITableViewCell) -> IndexPath? = table.indexPath(for:)
        let area: (IndexPath) -> CGRect = table.rectForRow(at:)
        let enroll: (AnyClass?, String) -> Void = table.register(_:forCellReuseIdentifier:)
        let background: ReferenceWritableKeyPath<UITableView, UIView?> = \.backgroundView
        let effect: ReferenceWritableKeyPath<UITableView, UIVisualEffect?> = \.separatorEffect
        let selected: [IndexPath]? = table.indexPathsForSelectedRows
        #expect([tableCells, reusable, deselect, find, area, enroll, background, effect].count == 8)
        #expect(selected == nil && !table.isEditing && table.visibleCells.isEmpty && table.dataSource == nil)
        table.reloadData()
    }

    // MARK: - Storyboards, layout, views

    @Test func storyboards() {
        final class View: UIView { override func awakeFromNib() { super.awakeFromNib() } }
        final class Controller: UIViewController { override func awakeFromNib() { super.awakeFromNib() } }
        let perform: (String, Any?) -> Void = Controller().performSegue(withIdentifier:sender:)
        let storyboard: KeyPath<UIViewController, UIStoryboard?> = \.storyboard
        let load: (Bundle) -> (String, Any?, [UINib.OptionsKey: Any]?) -> [Any]? = Bundle.loadNibNamed(_:owner:options:)
        #expect(Controller()[keyPath: storyboard] == nil && [perform, load].count == 2)
        #expect("\(UINib.self)" == "UINib" && View().frame == .zero)
    }

    @Test func autoLayout() {
        let view = UIView()
        let size: CGSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let fitting: CGSize = view.systemLayoutSizeFitting(
            .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        let calls: [() -> Void] = [
            view.setNeedsUpdateConstraints, view.updateConstraints, view.updateConstraintsIfNeeded,
        ]
        calls.forEach { $0() }
        let other = UIView()
        let width: NSLayoutDimension = view.leadingAnchor.anchorWithOffset(to: other.trailingAnchor)
        let height: NSLayoutDimension = view.topAnchor.anchorWithOffset(to: other.bottomAnchor)
        let guides: [any UILayoutSupport] = [UIViewController().topLayoutGuide, UIViewController().bottomLayoutGuide]
        let isRequired: Bool = UIView.requiresConstraintBasedLayout
        #expect(size == .zero && fitting == .zero && width !== height && guides.count == 2 && !isRequired)
        let stack = UIStackView(arrangedSubviews: [other])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 2
        stack.insertArrangedSubview(view, at: 0)
        stack.removeArrangedSubview(view)
        stack.addArrangedSubview(view)
        #expect(stack.arrangedSubviews == [other, view])
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999) && .defaultLow + 1 == UILayoutPriority(251))
    }

    @Test func views() throws {
        let view = UIView()
        let flags: [ReferenceWritableKeyPath<UIView, Bool>] = [\.isOpaque, \.isMultipleTouchEnabled]
        let ask: (UIGestureRecognizer) -> Bool = view.gestureRecognizerShouldBegin
        let offset = UIOffset(horizontal: 1, vertical: 2)
        let space: any UICoordinateSpace = view
        let proxy: any UIAppearance.Type = UIView.self
        let end: (Bool) -> Bool = view.endEditing
        #expect(view[keyPath: flags[0]] && !view[keyPath: flags[1]] && ask(UITapGestureRecognizer()))
        #expect(offset.vertical == 2 && space.bounds == .zero && "\(proxy)" == "UIView" && end(true))
        let app = try TestApp()
        app.perform {
            UIView.perform(UIView.SystemAnimation.delete, on: [view], options: [], animations: nil, completion: nil)
        }
        try app.play()
    }

    // MARK: - Device, keyboard, application

    @Test func device() throws {
        let app = try TestApp(root: UIViewController())
        app.perform {
            let device: UIDevice = .current
            let orientation: UIDeviceOrientation = device.orientation
            let idiom: UIUserInterfaceIdiom = device.userInterfaceIdiom
            let version: String = device.systemVersion
            let mask: UIInterfaceOrientationMask =
                UIApplication.shared.supportedInterfaceOrientations(for: app.window)
            #expect(orientation == .portrait && idiom == .phone && !version.isEmpty && mask.contains(.portrait))
            #expect(app.window.rootViewController?.supportedInterfaceOrientations.contains(.portrait) == true)
        }
        let name: Notification.Name = UIDevice.orientationDidChangeNotification
        #expect(!name.rawValue.isEmpty)
    }

    @Test func keyboard() {
        let names: [Notification.Name] = [
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillShowNotification,
            UIResponder.keyboardWillChangeFrameNotification,
        ]
        let keys: [String] = [
            UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey,
            UIResponder.keyboardAnimationCurveUserInfoKey,
        ]
        #expect(Set(names).count == 3 && Set(keys).count == 3)
    }

    @Test func application() throws {
        let app = try TestApp()
        app.perform {
            let application = UIApplication.shared
            application.beginIgnoringInteractionEvents()
            application.endIgnoringInteractionEvents()
            let snapshot: UIView = app.window.screen.snapshotView(afterScreenUpdates: true)
            let send: (UIEvent) -> Void = app.window.sendEvent
            let scene: UIWindowScene? = app.window.windowScene
            #expect(snapshot.bounds.width == 390 && scene != nil && "\(type(of: send))".contains("UIEvent"))
        }
    }

    // MARK: - Controls and the rest

    @Test func controls() {
        let slider = UISlider(frame: .zero)
        slider.maximumValue = 2
        slider.setValue(1.5, animated: false)
        #expect(slider.value == 1.5)
        let views: [UIView] = [UIActivityIndicatorView(style: .medium), UITextField(), UITextView()]
        #expect(views.count == 3)
    }

    @Test func accessibility() throws {
        let app = try TestApp()
        app.perform {
            let flags: [Bool] = [
                UIAccessibility.isVoiceOverRunning, UIAccessibility.isReduceMotionEnabled,
                UIAccessibility.isReduceTransparencyEnabled,
            ]
            #expect(flags == [false, false, false])
        }
        let view = UIView()
        view.accessibilityLabel = "Label"
        view.accessibilityTraits = [.button, .notEnabled]
        view.isAccessibilityElement = true
        let escape: () -> Bool = UIViewController().accessibilityPerformEscape
        #expect(view.accessibilityLabel == "Label" && view.accessibilityTraits.contains(.button) && !escape())
    }

    @Test func colorsAndImages() {
        let wide = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
        let dynamic = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .white : .black })
        let named: (String, Bundle?, UITraitCollection?) -> UIImage? = {
            UIImage(named: $0, in: $1, compatibleWith: $2)
        }
        let types: [Any.Type] = [CGDataProvider.self, CGFont.self, CFError.self]
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(dynamic.resolvedColor(with: light) == UIColor.black.resolvedColor(with: light))
        #expect(wide.cgColor.alpha == 1 && types.count == 3 && "\(type(of: named))".contains("UIImage"))
    }

    @Test func coreAnimationAndConstants() {
        let value = NSValue(caTransform3D: CATransform3DMakeScale(2, 1, 1))
        let needs: (String) -> Bool = CALayer.needsDisplay(forKey:)
        #expect(value.caTransform3DValue.m11 == 2 && !needs("bounds"))
        #expect(HUGE == MAXFLOAT && MAXFLOAT == Float.greatestFiniteMagnitude && NSEC_PER_SEC == 1_000_000_000)
        #expect(TARGET_OS_SIMULATOR == 1 && TARGET_OS_IOS != 0 && OSType(0x2A) == FourCharCode(SInt32(42)))
    }

    @Test func feedbackAndMotion() throws {
        let app = try TestApp()
        app.perform {
            let generators: [UIFeedbackGenerator] = [
                UIImpactFeedbackGenerator(style: .light), UISelectionFeedbackGenerator(),
            ]
            generators.forEach { $0.prepare() }
        }
        let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        let group = UIMotionEffectGroup()
        group.motionEffects = [tilt]
        let view = UIView()
        view.addMotionEffect(group)
        #expect(view.motionEffects == [group])
    }

    @Test func bars() {
        let bar = UINavigationBar(frame: .zero)
        let style: UIBarStyle = bar.barStyle
        bar.setBackgroundImage(UIImage(), for: UIBarPosition.any, barMetrics: UIBarMetrics.default)
        bar.shadowImage = UIImage()
        #expect(style == .default && bar.shadowImage != nil && bar.backgroundImage(for: .default) != nil)
    }

    @Test func traitsAndTouches() {
        let traits = UITraitCollection(traitsFrom: [])
        let direction: UITraitEnvironmentLayoutDirection = traits.layoutDirection
        let category: UIContentSizeCategory = traits.preferredContentSizeCategory
        let split: UISplitViewController? = UIViewController().splitViewController
        #expect(direction == .unspecified && category == .unspecified && split == nil)
        let numbers: [KeyPath<UITouch, CGFloat>] = [\.force, \.maximumPossibleForce]
        let kind: KeyPath<UITouch, UITouch.TouchType> = \.type
        #expect(numbers.count == 2 && kind == \UITouch.type)
    }

    @Test func objectsWithoutArguments() {
        #expect(UIDevice().model == UIDevice.current.model)
        #expect(UIViewPropertyAnimator().state == .inactive)
        let modes: [UISplitViewController.DisplayMode] = [.primaryHidden, .allVisible, .primaryOverlay]
        #expect(modes == [.secondaryOnly, .oneBesideSecondary, .oneOverSecondary])
    }

    @Test func theCollectionViewOfALayoutMayNotBeOptional() {
        final class Layout: UICollectionViewFlowLayout {
            override var collectionView: UICollectionView {
                super.collectionView
                    ?? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            }
        }
        let layout = Layout()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        #expect(layout.collectionView === view)
    }

    @Test func shadowsOfText() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 0, height: 2)
        shadow.shadowBlurRadius = 3
        shadow.shadowColor = UIColor.red
        let copy = try #require(shadow.copy(with: nil) as? NSShadow)
        #expect(copy !== shadow && copy.shadowOffset == CGSize(width: 0, height: 2) && copy.shadowBlurRadius == 3)
        #expect(copy.shadowColor as? UIColor == .red)
        #expect(NSAttributedString(string: "a", attributes: [.shadow: shadow]).length == 1)
    }

    @Test func versionsOfFoundation() {
        let versions = [
            NSFoundationVersionNumber_iOS_6_1, NSFoundationVersionNumber_iOS_7_0, NSFoundationVersionNumber_iOS_7_1,
            NSFoundationVersionNumber_iOS_8_0, NSFoundationVersionNumber_iOS_8_x_Max, NSFoundationVersionNumber_iOS_9_0,
            NSFoundationVersionNumber_iOS_9_x_Max, NSFoundationVersionNumber,
        ]
        #expect(versions == versions.sorted())
    }
}
