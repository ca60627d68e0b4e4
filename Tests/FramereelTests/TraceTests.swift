import Framereel
import Testing
import UIKit

@MainActor @Suite struct TraceTests {
    @Test func aTraceReadsInBlocksOfOneInstant() throws {
        let scene = Scene("test", width: 100, height: 50, scale: 1) { world in
            let root = UIViewController()
            root.title = "Root"
            world.at(0.25) { world.window.rootViewController = root }
            world.at(1.0 / 3) { root.dismiss(animated: false) }
            world.at(1) { UIView.animate(withDuration: 0.5, delay: 0.1) { root.view.alpha = 0.5 } }
        }
        #expect(
            try Recording(of: scene).trace.text == """
                  0.2500  → UIViewController “Root”       loadView()
                          → UIViewController “Root”       viewDidLoad()
                          → UIViewController “Root”       viewWillAppear(false)
                          + UIViewController “Root”.view  added to UIWindow
                          → UIViewController “Root”       viewIsAppearing(false)
                          → UIViewController “Root”       viewDidAppear(false)
                  0.3333  ← UIViewController “Root”       dismiss(animated: false)
                          ! UIViewController “Root”       dismiss refused: nothing is presented
                  1.0000  ~ UIViewController “Root”.view  opacity 1 → 0.5, 0.5 s easeInOut after 0.1 s
                  1.6000  ~ UIViewController “Root”.view  opacity ended

                """)
    }

    /// Views and layers are named after the properties that hold them in the surrounding objects, preferably strong
    /// ones.
    @Test func storedPropertiesNameViews() throws {
        class Card: UIView {
            let badge = UIView()
            let glow = CALayer()
            private lazy var rows = [UIView(), UIView()]
            unowned var gone: UIView

            init(_ gone: UIView) {
                self.gone = gone
                super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                rows.forEach(addSubview)
                rows[1].addSubview(badge)
                layer.addSublayer(glow)
            }

            required init?(coder: NSCoder) { nil }
        }
        final class RoundCard: Card {}
        class Screen: UIViewController {
            weak var again: UIView?
            var card: UIView?
            weak var outlet: UIView?
            weak var gone: UIView?
            let plain = 1
        }
        let scene = Scene("test", width: 20, height: 20, scale: 1) { world in
            let screen = Screen()
            world.window.rootViewController = screen
            world.at(0.1) {
                let card = RoundCard(UIView())
                screen.card = card
                screen.again = card
                screen.gone = UIView()
                screen.view.addSubview(card)
                screen.view.addSubview(UIView())
                let outlet = UIView()
                screen.outlet = outlet
                screen.view.addSubview(outlet)
            }
            world.at(0.2) {
                guard let card = screen.card as? RoundCard else { return }
                card.glow.opacity = 0
                UIView.animate(withDuration: 0.1) {
                    card.badge.alpha = 0
                    card.subviews[1].alpha = 0.5
                }
            }
            world.at(0.5) { screen.card?.removeFromSuperview() }
        }
        let text = try Recording(of: scene).trace.text
        for line in [
            "+ Screen.card ", "+ UIView ", "~ RoundCard.badge ", "~ RoundCard.rows[1] ", "~ RoundCard.glow ",
            "− Screen.card ", "+ Screen.outlet ",
        ] {
            #expect(text.contains(line), "\(line)\n\(text)")
        }
    }

    /// Views kept by a presentation controller are named after it.
    @Test func presentationControllersNameTheirViews() throws {
        final class Drawer: UIPresentationController {
            private let shade = UIView()

            override func presentationTransitionWillBegin() { containerView?.addSubview(shade) }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                Drawer(presentedViewController: presented, presenting: presenting)
            }
        }
        let delegate = Delegate()
        let scene = Scene("test", width: 20, height: 20, scale: 1) { world in
            let (root, card) = (UIViewController(), UIViewController())
            world.window.rootViewController = root
            card.modalPresentationStyle = .custom
            world.at(0.1) {
                card.transitioningDelegate = delegate
                root.present(card, animated: true)
            }
        }
        #expect(try Recording(of: scene).trace.text.contains("+ Drawer.shade "))
    }

    private nonisolated static let paces: [([CAMediaTimingFunctionName], CAMediaTimingFunctionName?, String)] = [
        ([.easeInEaseOut, .easeInEaseOut], nil, "keyframes, easeInOut"),
        ([.easeIn, .easeOut], nil, "keyframes, easeIn, easeOut"), ([], nil, "keyframes, linear"),
        ([], .easeOut, "keyframes, easeOut"), ([.easeIn, .easeIn], .easeOut, "keyframes, easeIn, all easeOut"),
    ]

    /// The trace lists the effective curves between keyframes. The curve of the whole animation appears if it is not
    /// linear.
    @Test(arguments: paces)
    func keyframesListTheirCurves(
        between: [CAMediaTimingFunctionName], whole: CAMediaTimingFunctionName?, pace: String
    ) throws {
        let scene = Scene("test", width: 20, height: 20, scale: 1) { world in
            let layer = CALayer()
            world.window.layer.addSublayer(layer)
            world.at(0.1) {
                let animation = CAKeyframeAnimation(keyPath: "opacity")
                animation.values = [1, 0.2, 0.5]
                animation.duration = 0.5
                if !between.isEmpty { animation.timingFunctions = between.map { CAMediaTimingFunction(name: $0) } }
                animation.timingFunction = whole.map { CAMediaTimingFunction(name: $0) }
                layer.add(animation, forKey: nil)
            }
        }
        #expect(try Recording(of: scene).trace.text.contains("opacity 1 → 0.2 → 0.5, 0.5 s \(pace)\n"))
    }

    @Test func anEmptyTraceIsEmpty() throws {
        #expect(try Recording(of: Scene("test", width: 1, height: 1, scale: 1) { _ in }).trace.text == "")
    }

    @Test func theSameAsJSON() throws {
        let scene = Scene("test", width: 100, height: 50, scale: 1) { world in
            let root = UIViewController()
            world.at(0.5) { root.dismiss(animated: true) }
        }
        let trace = try Recording(of: scene).trace
        #expect(
            trace.json.compact
                == #"{"events":[{"time":0.5,"kind":"request","subject":"UIViewController","event":"dismiss(animated: true)"},"#
                + #"{"time":0.5,"kind":"note","subject":"UIViewController","event":"dismiss refused: nothing is presented"}]}"#
        )
    }
}
