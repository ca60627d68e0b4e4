import FrameGeometry
import FrameTiming
import QuartzCore
import Testing
import UIKit

/// An application's own interactive dismissal of a screen that is a scroll view, in the three forms that applications
/// use.
@MainActor @Suite struct OwnPanScrollTests {
    enum Form: CaseIterable {
        /// A separate pan that recognizes simultaneously with the scroll view's.
        case together
        /// A separate pan for which the scroll view's pan waits.
        case first
        /// The scroll view's own pan with an additional action.
        case borrowed
    }

    /// Moves the view 800 points down.
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .from) else { return context.completeTransition(false) }
            if let list = context.view(forKey: .to) { context.containerView.insertSubview(list, at: 0) }
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                view.frame.origin.y = 800
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    /// A screen of 400 × 800 points with 3,000 points of content.
    private final class Article: UIViewController, UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate,
        UIScrollViewDelegate
    {
        let form: Form
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        private let own = UIPanGestureRecognizer()
        private var driver: UIPercentDrivenInteractiveTransition?
        private var start: CGFloat = 0
        private(set) var heard: [String] = []

        init(_ form: Form) {
            self.form = form
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .fullScreen
            transitioningDelegate = self
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            scroll.contentSize = CGSize(width: 400, height: 3000)
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.delegate = self
            view.addSubview(scroll)
            own.delegate = self
            switch form {
            case .together:
                own.addTarget(self, action: Selector("hold", Article.hold))
                view.addGestureRecognizer(own)
            case .first:
                own.addTarget(self, action: Selector("drive", Article.drive))
                view.addGestureRecognizer(own)
                scroll.panGestureRecognizer.require(toFail: own)
            case .borrowed:
                scroll.panGestureRecognizer.addTarget(self, action: Selector("hold", Article.hold))
            }
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { form == .together }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            form == .together || scroll.contentOffset.y <= 0 && own.velocity(in: view).y > 0
        }

        /// Holds the content at its top, and drives the dismissal when it would move beyond.
        private func hold(_ pan: UIPanGestureRecognizer) {
            if pan.state == .changed {
                guard scroll.contentOffset.y <= 0 else { return }
                scroll.contentOffset = .zero
            }
            drive(pan)
        }

        private func drive(_ pan: UIPanGestureRecognizer) {
            let moved = pan.translation(in: view).y
            switch pan.state {
            case .began where form == .first, .changed:
                guard let driver else {
                    driver = UIPercentDrivenInteractiveTransition()
                    start = moved
                    return dismiss(animated: true)
                }
                driver.update((moved - start) / 800)
            case .ended, .cancelled:
                guard let driver else { return }
                self.driver = nil
                if driver.percentComplete > 0.3 { driver.finish() } else { driver.cancel() }
            case .began, .possible, .failed: break
            }
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drag") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            heard.append("end")
        }
    }

    private let list = List()
    private let app: TestApp

    init() throws {
        app = try TestApp(root: list, width: 400, height: 800)
    }

    /// An article scrolled by `offset`, under a finger that moves through `places` from 2 s on, taking 0.2 s each, and
    /// then rests for 0.2 s.
    private func play(_ form: Form, offset: CGFloat, _ places: [CGFloat]) throws -> Article {
        let article = Article(form)
        app.at(1) { list.present(article, animated: false) }
        app.at(1.5) { article.scroll.contentOffset.y = offset }
        app.perform {
            let touches = ScriptedTouches(
                [places.map { CGPoint(x: 200, y: $0) }], duration: 0.2 * Double(places.count - 1), rest: 0.2,
                curve: { $0 }, releaseSpeed: nil, rate: 500, on: app.stage.applicationState.touchScreen)
            for moment in touches.moments { app.at(2 + moment.time) { touches.perform(moment) } }
        }
        try app.play()
        return article
    }

    private func top(_ article: Article, at seconds: Double) throws -> Double {
        let clock = try #require(try app.shown("position.y", of: article.view, at: seconds)?.number)
        return clock - 400
    }

    private func offset(_ article: Article, at seconds: Double) throws -> Double {
        try #require(try app.shown("bounds.origin.y", of: article.scroll, at: seconds)?.number)
    }

    @Test(arguments: Form.allCases) func aDownwardDragAtTheTopDismisses(form: Form) throws {
        let article = try play(form, offset: 0, [200, 510])
        // The first step of the finger begins the dismissal.
        #expect(abs(try top(article, at: 2.3) - 300) < 8)
        #expect(try offset(article, at: 2.3) == 0)
        #expect(list.presentedViewController == nil)
        #expect(article.heard == (form == .first ? [] : ["drag", "end"]))
    }

    @Test(arguments: Form.allCases) func aShortDragReturnsAndTheContentScrollsAgain(form: Form) throws {
        let article = try play(form, offset: 0, [200, 310])
        #expect(abs(try top(article, at: 2.3) - 100) < 8)
        #expect(list.presentedViewController === article)
        #expect(try top(article, at: 4) == 0)
        #expect(article.scroll.isDragging == false && article.scroll.contentOffset.y == 0)
    }

    @Test(arguments: Form.allCases) func anUpwardDragScrolls(form: Form) throws {
        let article = try play(form, offset: 0, [500, 390])
        #expect(abs(try offset(article, at: 2.3) - 100) < 1)
        #expect(app.traceLines([.request], from: 2).isEmpty)
        #expect(article.heard == ["drag", "end"])
    }

    /// If the finger began above the top, the pan that takes precedence has already failed.
    @Test(arguments: Form.allCases) func scrolledContentTakesPrecedence(form: Form) throws {
        let article = try play(form, offset: 100, [200, 460])
        if form == .first {
            #expect(try offset(article, at: 2.3) < -20, "it bounces")
            #expect(app.traceLines([.request], from: 2).isEmpty)
        } else {
            // 100 points of content, then 150 of the screen.
            #expect(abs(try offset(article, at: 2.06) - 32) < 2)
            #expect(try top(article, at: 2.06) == 0)
            #expect(abs(try top(article, at: 2.3) - 150) < 8)
            #expect(try offset(article, at: 2.3) == 0)
        }
        #expect(list.presentedViewController === article)
        #expect(article.heard == ["drag", "end"])
    }
}
