extension StarterPackage {
    static let sources = [
        File(path: "Sources/Drawer/DrawerAnimator.swift", text: animator),
        File(path: "Sources/Drawer/DrawerPresentationController.swift", text: presentationController),
        File(path: "Sources/Drawer/DrawerViewController.swift", text: drawer),
        File(path: "Sources/Drawer/HomeViewController.swift", text: home),
        File(path: "Sources/DrawerScenes/DrawerScenes.swift", text: scenes),
        File(path: "Sources/transitions/Transitions.swift", text: command),
    ]

    static let tests = [
        File(path: "Tests/DrawerTests/DrawerTests.swift", text: swiftTesting),
        File(path: "Tests/DrawerTests/DrawerXCTests.swift", text: xcTest),
        // SwiftPM warns about a missing excluded folder.
        File(
            path: "Tests/DrawerTests/__Transitions__/README.md", text: "The goldens of the tests beside this folder.\n"),
    ]

    private static let animator = """
        import UIKit

        /// Moves the drawer in from the left edge, and out again.
        final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
            private let opens: Bool

            init(opens: Bool) {
                self.opens = opens
            }

            func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
                opens ? 0.5 : 0.3
            }

            func animateTransition(using context: UIViewControllerContextTransitioning) {
                guard let drawer = context.viewController(forKey: opens ? .to : .from), let panel = drawer.view else {
                    return context.completeTransition(false)
                }
                let open = opens ? context.finalFrame(for: drawer) : panel.frame
                let closed = open.offsetBy(dx: -open.maxX, dy: 0)
                if opens {
                    context.containerView.addSubview(panel)
                    panel.frame = closed
                }
                UIView.animate(
                    withDuration: transitionDuration(using: context), delay: 0,
                    usingSpringWithDamping: 1, initialSpringVelocity: 0
                ) {
                    panel.frame = self.opens ? open : closed
                } completion: { _ in
                    let isDone = !context.transitionWasCancelled
                    if isDone != self.opens { panel.removeFromSuperview() }
                    context.completeTransition(isDone)
                }
            }
        }

        """

    private static let presentationController = """
        import UIKit

        /// Gives the drawer most of the width and darkens what stays visible beside it.
        final class DrawerPresentationController: UIPresentationController {
            private let shade = UIView()

            override var frameOfPresentedViewInContainerView: CGRect {
                guard let bounds = containerView?.bounds else { return .zero }
                return CGRect(x: 0, y: 0, width: min(320, bounds.width * 0.8), height: bounds.height)
            }

            override func presentationTransitionWillBegin() {
                guard let containerView else { return }
                shade.frame = containerView.bounds
                shade.backgroundColor = .black
                shade.alpha = 0
                containerView.insertSubview(shade, at: 0)
                presentingViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 0.35 })
            }

            override func presentationTransitionDidEnd(_ completed: Bool) {
                if !completed { shade.removeFromSuperview() }
            }

            override func dismissalTransitionWillBegin() {
                presentingViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 0 })
            }

            override func dismissalTransitionDidEnd(_ completed: Bool) {
                if completed { shade.removeFromSuperview() }
            }
        }

        """

    private static let drawer = """
        import UIKit

        /// A drawer with a few entries, which brings its own transition.
        public final class DrawerViewController: UITableViewController, UIViewControllerTransitioningDelegate {
            private let entries = ["Today", "Upcoming", "Anytime", "Someday", "Logbook", "Settings"]

            public init() {
                super.init(style: .plain)
                modalPresentationStyle = .custom
                transitioningDelegate = self
            }

            public required init?(coder: NSCoder) {
                super.init(coder: coder)
            }

            public override func viewDidLoad() {
                super.viewDidLoad()
                tableView.separatorStyle = .none
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
                let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 112))
                let head = UIView(frame: CGRect(x: 16, y: 24, width: 64, height: 64))
                head.backgroundColor = .systemTeal
                head.layer.cornerRadius = 32
                header.addSubview(head)
                tableView.tableHeaderView = header
            }

            public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                entries.count
            }

            public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
                var content = cell.defaultContentConfiguration()
                content.text = entries[indexPath.row]
                content.textProperties.color = indexPath.row == 0 ? .systemTeal : .label
                cell.contentConfiguration = content
                return cell
            }

            public func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? {
                DrawerAnimator(opens: true)
            }

            public func animationController(
                forDismissed dismissed: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? {
                DrawerAnimator(opens: false)
            }

            public func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                DrawerPresentationController(presentedViewController: presented, presenting: presenting)
            }
        }

        """

    private static let home = """
        import UIKit

        /// A list in two sections, over which the drawer moves.
        public final class HomeViewController: UITableViewController {
            private let sections = [
                (title: "Today", rows: ["Water the plants", "Call the library", "Bake bread"]),
                (title: "Upcoming", rows: ["Sharpen the skates", "Book the ferry", "Repair the bell", "Paint the fence"]),
            ]

            public init() {
                super.init(style: .insetGrouped)
            }

            public required init?(coder: NSCoder) {
                super.init(coder: coder)
            }

            public override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
            }

            public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

            public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                sections[section].rows.count
            }

            public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                sections[section].title
            }

            public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
                var content = cell.defaultContentConfiguration()
                content.text = sections[indexPath.section].rows[indexPath.row]
                cell.contentConfiguration = content
                cell.accessoryType = .disclosureIndicator
                return cell
            }

            public func openDrawer() { present(DrawerViewController(), animated: true) }

            public func closeDrawer() { dismiss(animated: true) }
        }

        """

    private static let scenes = """
        import Drawer
        import Framereel
        import UIKit

        /// The transitions that are rendered and tested.
        public enum DrawerScenes {
            /// The drawer opens, and closes again.
            public static let drawer = Scene("drawer", title: "A drawer opens and closes", device: .iPhone14) { world in
                let home = HomeViewController()
                world.window.rootViewController = home
                world.at(0.1) { home.openDrawer() }
                world.at(0.9) { home.closeDrawer() }
            }

            public static let all = [drawer]
        }

        """

    private static let command = """
        import DrawerScenes
        import Framereel

        /// `swift run transitions help` lists what it does with the scenes.
        @main struct Transitions: ReelCommand {
            static let scenes = DrawerScenes.all
        }

        """

    private static let swiftTesting = """
        import DrawerScenes
        import Testing
        import UIKit

        /// Every frame of the transition is as it was recorded.
        @Suite struct DrawerTests {
            @Test func theDrawerOpensAndCloses() {
                assertTransition(of: DrawerScenes.drawer)
            }
        }

        """

    private static let xcTest = """
        import DrawerScenes
        import FramereelTesting
        import XCTest

        /// The same in XCTest. Keep the framework that the team uses.
        final class DrawerXCTests: XCTestCase {
            func testTheDrawerOpensAndCloses() {
                assertTransition(of: DrawerScenes.drawer)
            }
        }

        """
}
