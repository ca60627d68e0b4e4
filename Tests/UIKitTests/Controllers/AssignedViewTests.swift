import QuartzCore
import Testing
import UIKit

/// Controllers that assign their view themselves.
@MainActor @Suite struct AssignedViewTests {
    private class Holder: UIViewController {
        var calls: [String] = []

        override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.tag = 7
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func loadView() { calls.append("load") }
        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("did load")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("will appear")
        }
    }

    @Test func viewDidLoadIsCalledBeforeTheViewAppears() throws {
        let holder = Holder(nibName: nil, bundle: nil)
        let app = try TestApp(root: holder)
        try app.play()
        #expect(holder.calls == ["did load", "will appear"] && holder.view.tag == 7)
    }

    @Test func aChildHearsOfItToo() throws {
        let (root, child) = (UIViewController(), Holder(nibName: nil, bundle: nil))
        let app = try TestApp(root: root)
        app.at(1) {
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            #expect(child.calls == ["did load", "will appear"])
        }
        try app.play()
    }

    @Test func viewDidLoadIsCalledOnceForLoadedViews() throws {
        final class Loading: UIViewController {
            var loads = 0
            override func loadView() {
                view = UIView()
                loadViewIfNeeded()
                view.tag = 1
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                loads += view.tag
                view = UIView()
            }
        }
        let controller = Loading()
        let app = try TestApp(root: controller)
        try app.play()
        #expect(controller.loads == 1)
    }
}
