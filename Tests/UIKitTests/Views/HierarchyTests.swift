import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct HierarchyTests {
    /// Records the calls it receives.
    final class Telling: UIView {
        let name: String
        let log: Log

        final class Log {
            var lines: [String] = []
        }

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        private func tell(_ line: String) { log.lines.append("\(name) \(line)") }

        private func name(_ view: UIView?) -> String {
            view.map { ($0 as? Telling)?.name ?? "\(type(of: $0))" } ?? "nil"
        }

        override func willMove(toSuperview newSuperview: UIView?) {
            tell("willMove(toSuperview: \(name(newSuperview)))")
        }
        override func didMoveToSuperview() { tell("didMoveToSuperview, \(name(superview))") }
        override func willMove(toWindow newWindow: UIWindow?) { tell("willMove(toWindow: \(name(newWindow)))") }
        override func didMoveToWindow() { tell("didMoveToWindow, \(name(window))") }
        override func didAddSubview(_ subview: UIView) { tell("didAddSubview(\(name(subview)))") }
        override func willRemoveSubview(_ subview: UIView) { tell("willRemoveSubview(\(name(subview)))") }
    }

    let log = Telling.Log()
    let app: TestApp

    init() throws {
        app = try TestApp()
    }

    private func view(_ name: String) -> Telling { Telling(name, log) }

    private func said(_ body: () -> Void) -> [String] {
        log.lines = []
        app.perform(body)
        return log.lines
    }

    /// The positions of subviews' layers among layers without a view (facts/subviews-and-sublayers).
    @Test func layersWithoutAViewKeepTheirPlace() {
        func order(_ body: (UIView, [UIView]) -> Void) -> String {
            app.stage.perform {
                let (parent, views) = (
                    UIView(),
                    ["a", "b", "c"].map { name in
                        let view = UIView()
                        view.layer.name = name
                        return view
                    }
                )
                @MainActor func raw(_ name: String) {
                    let layer = CALayer()
                    layer.name = name
                    parent.layer.addSublayer(layer)
                }
                raw("1")
                parent.addSubview(views[0])
                raw("2")
                parent.addSubview(views[1])
                raw("3")
                body(parent, views)
                return (parent.layer.sublayers ?? []).compactMap(\.name).joined()
            }
        }
        #expect(order { _, _ in } == "1a2b3")
        #expect(order { $0.addSubview($1[2]) } == "1a2b3c")
        #expect(order { $0.addSubview($1[0]) } == "12b3a")
        #expect(order { $0.insertSubview($1[2], at: 0) } == "c1a2b3")
        #expect(order { $0.insertSubview($1[2], at: 1) } == "1ac2b3")
        #expect(order { $0.insertSubview($1[2], at: 2) } == "1a2b3c")
        #expect(order { $0.insertSubview($1[2], belowSubview: $1[0]) } == "1ca2b3")
        #expect(order { $0.insertSubview($1[2], belowSubview: $1[1]) } == "1a2cb3")
        #expect(order { $0.insertSubview($1[2], aboveSubview: $1[0]) } == "1ac2b3")
        #expect(order { $0.insertSubview($1[2], aboveSubview: $1[1]) } == "1a2bc3")
        #expect(order { $0.bringSubviewToFront($1[0]) } == "12b3a")
        #expect(order { $0.sendSubviewToBack($1[1]) } == "b1a23")
        #expect(order { parent, _ in parent.exchangeSubview(at: 0, withSubviewAt: 1) } == "1b2a3")
        #expect(order { parent, _ in parent.exchangeSubview(at: 1, withSubviewAt: 0) } == "1b2a3")
    }

    @Test func viewsAreNotifiedOfMoves() {
        let (parent, child, other) = (view("parent"), view("child"), view("other"))
        #expect(
            said { parent.addSubview(child) } == [
                "child willMove(toSuperview: parent)", "child didMoveToSuperview, parent",
                "parent didAddSubview(child)",
            ])
        #expect(
            said { app.window.addSubview(parent) } == [
                "parent willMove(toSuperview: UIWindow)", "parent willMove(toWindow: UIWindow)",
                "child willMove(toWindow: UIWindow)", "parent didMoveToWindow, UIWindow",
                "child didMoveToWindow, UIWindow", "parent didMoveToSuperview, UIWindow",
            ])
        app.perform { app.window.addSubview(other) }
        // Moving between superviews in one window does not report a window change.
        let move = [
            "parent willRemoveSubview(child)", "child willMove(toSuperview: other)", "child didMoveToSuperview, other",
            "other didAddSubview(child)",
        ]
        #expect(said { other.addSubview(child) } == move)
        app.perform { parent.addSubview(child) }
        let anchor = UIView()
        app.perform { other.addSubview(anchor) }
        #expect(said { other.insertSubview(child, belowSubview: anchor) } == move)
        app.perform { parent.addSubview(child) }
        #expect(said { other.insertSubview(child, aboveSubview: anchor) } == move)
        #expect(
            said { child.removeFromSuperview() } == [
                "other willRemoveSubview(child)", "child willMove(toSuperview: nil)", "child willMove(toWindow: nil)",
                "child didMoveToWindow, nil", "child didMoveToSuperview, nil",
            ])
        #expect(said { child.removeFromSuperview() }.isEmpty)
    }

    @Test func reorderingSiblingsSendsNoCallbacks() {
        let parent = view("parent")
        let views = ["a", "b", "c"].map(view)
        app.perform { views.forEach(parent.addSubview) }
        #expect(
            said {
                parent.bringSubviewToFront(views[0])
                parent.sendSubviewToBack(views[2])
                parent.exchangeSubview(at: 0, withSubviewAt: 2)
                parent.insertSubview(views[1], at: 0)
                parent.insertSubview(views[1], aboveSubview: views[2])
                parent.insertSubview(views[1], belowSubview: views[2])
                parent.addSubview(views[1])
            }.isEmpty)
    }

    // MARK: Order

    /// After any operation, the layers are in the order of their views.
    @Test func layersKeepTheOrderOfTheirViews() {
        var numbers = SplitMix64(seed: 7)
        let parent = UIView()
        let pool = (0..<6).map { UIView(frame: CGRect(x: $0, y: 0, width: 1, height: 1)) }
        for step in 0..<2000 {
            let (view, sibling) = (pool[numbers.integer(below: 6)], pool[numbers.integer(below: 6)])
            switch numbers.integer(below: 9) {
            case 0: parent.addSubview(view)
            case 1: parent.insertSubview(view, at: numbers.integer(below: 7))
            case 2: if sibling.superview != nil { parent.insertSubview(view, aboveSubview: sibling) }
            case 3: if sibling.superview != nil { parent.insertSubview(view, belowSubview: sibling) }
            case 4: parent.bringSubviewToFront(view)
            case 5: parent.sendSubviewToBack(view)
            case 6: parent.exchangeSubview(at: numbers.integer(below: 7), withSubviewAt: numbers.integer(below: 7))
            case 7: view.removeFromSuperview()
            default: parent.addSubview(view)
            }
            #expect(Set(parent.subviews).count == parent.subviews.count)
            guard (parent.layer.sublayers ?? []).elementsEqual(parent.subviews.map(\.layer), by: ===) else {
                Issue.record("after step \(step)")
                return
            }
            #expect(parent.subviews.allSatisfy { $0.superview === parent })
        }
    }

    @Test func subviewsAreInsertedInTheRequestedOrder() {
        let parent = UIView()
        let views = (0..<4).map { _ in UIView() }
        func order() -> [Int] { parent.subviews.compactMap { views.firstIndex(of: $0) } }
        views.prefix(3).forEach(parent.addSubview)
        #expect(order() == [0, 1, 2])
        parent.insertSubview(views[3], at: 1)
        #expect(order() == [0, 3, 1, 2])
        parent.insertSubview(views[0], aboveSubview: views[1])
        #expect(order() == [3, 1, 0, 2])
        parent.insertSubview(views[2], belowSubview: views[3])
        #expect(order() == [2, 3, 1, 0])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(order() == [1, 3, 2, 0])
        parent.bringSubviewToFront(views[1])
        #expect(order() == [3, 2, 0, 1])
        parent.sendSubviewToBack(views[0])
        #expect(order() == [0, 3, 2, 1])
        parent.exchangeSubview(at: 1, withSubviewAt: 9)
        parent.bringSubviewToFront(UIView())
        #expect(order() == [0, 3, 2, 1])
        parent.insertSubview(views[0], at: 99)
        #expect(order() == [3, 2, 1, 0])
    }

    @Test func customLayersKeepTheirPosition() {
        let (parent, first, second) = (UIView(), UIView(), UIView())
        parent.addSubview(first)
        let own = CALayer()
        parent.layer.addSublayer(own)
        parent.addSubview(second)
        #expect(
            parent.layer.sublayers == [first.layer, second.layer, own]
                || parent.layer.sublayers == [first.layer, own, second.layer])
        parent.sendSubviewToBack(second)
        #expect(parent.layer.sublayers?.first === second.layer)
    }

    @Test func aViewIsNeverItsOwnSuperview() throws {
        let (parent, child) = (UIView(), UIView())
        parent.accessibilityIdentifier = "parent"
        child.accessibilityIdentifier = "child"
        parent.addSubview(child)
        app.perform {
            app.window.addSubview(parent)
            child.addSubview(parent)
            child.insertSubview(child, at: 0)
        }
        #expect(parent.superview === app.window)
        #expect(child.subviews.isEmpty)
        #expect(
            throws: StageError.misused([
                "parent cannot be put into child, which is inside it; take that out first.",
                "child cannot be put into child, which is inside it; take that out first.",
            ])
        ) { try app.play() }
    }

    // MARK: Finding

    @Test func viewsAreFoundByTagAndDescent() {
        let (parent, child, grandchild) = (UIView(), UIView(), UIView())
        parent.addSubview(child)
        child.addSubview(grandchild)
        grandchild.tag = 7
        #expect(parent.viewWithTag(7) === grandchild)
        #expect(parent.viewWithTag(8) == nil)
        #expect(parent.viewWithTag(0) === parent)
        #expect(grandchild.isDescendant(of: parent) && parent.isDescendant(of: parent))
        #expect(!parent.isDescendant(of: child))
        #expect(grandchild.next === child)
        #expect(grandchild.window == nil)
        app.perform { app.window.addSubview(parent) }
        #expect(grandchild.window === app.window)
        #expect(app.window.window === app.window)
    }

    /// Members that libraries override (uikit-api-frequency 3). The test checks that this compiles and that the
    /// overrides are called.
    @Test func membersCanBeOverridden() {
        final class Overriding: UIView {
            var calls: [String] = []
            override var frame: CGRect { didSet { calls.append("frame") } }
            override var bounds: CGRect { didSet { calls.append("bounds") } }
            override var center: CGPoint { didSet { calls.append("center") } }
            override var transform: CGAffineTransform { didSet { calls.append("transform") } }
            override var alpha: CGFloat { didSet { calls.append("alpha") } }
            override var backgroundColor: UIColor? { didSet { calls.append("backgroundColor") } }
            override var isHidden: Bool { didSet { calls.append("isHidden") } }
            override var clipsToBounds: Bool { didSet { calls.append("clipsToBounds") } }
            override var tag: Int { didSet { calls.append("tag") } }
            override class var layerClass: AnyClass { Layer.self }
            override func layoutSubviews() { calls.append("layoutSubviews") }
            override func addSubview(_ view: UIView) { super.addSubview(view); calls.append("addSubview") }
            override func removeFromSuperview() { super.removeFromSuperview(); calls.append("removeFromSuperview") }
            override func setNeedsLayout() { super.setNeedsLayout() }
            override func layoutIfNeeded() { super.layoutIfNeeded(); calls.append("layoutIfNeeded") }
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
        }
        final class Layer: CALayer {}
        let view = Overriding(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.layer is Layer)
        view.calls = []
        view.bounds = .zero
        view.center = .zero
        view.transform = .identity
        view.alpha = 0.5
        view.backgroundColor = .red
        view.isHidden = true
        view.clipsToBounds = true
        view.tag = 3
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(
            view.calls == [
                "bounds", "center", "transform", "alpha", "backgroundColor", "isHidden", "clipsToBounds", "tag",
                "frame",
            ])
        view.calls = []
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 20))
        view.addSubview(UIView())
        view.layoutIfNeeded()
        view.removeFromSuperview()
        #expect(view.calls == ["frame", "addSubview", "layoutSubviews", "layoutIfNeeded", "removeFromSuperview"])
    }
}
