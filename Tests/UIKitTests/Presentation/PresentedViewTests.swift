import QuartzCore
import Testing
import UIKit

/// When the view of a presented controller is loaded and laid out.
@MainActor @Suite struct PresentedViewTests {
    private final class Fade: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        var isUsed = false

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            isUsed = true
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            context.completeTransition(true)
        }
    }

    private final class Menu: UIViewController {
        let fade = Fade()
        override func viewDidLoad() {
            super.viewDidLoad()
            transitioningDelegate = fade
        }
    }

    /// Matches facts/presented-view-loading.
    @Test func theDelegateThatTheViewSetsWhenItLoadsIsAsked() throws {
        let (list, menu) = (List(), Menu())
        let app = try TestApp(root: list)
        app.at(1) {
            menu.modalPresentationStyle = .fullScreen
            list.present(menu, animated: true)
        }
        try app.play()
        #expect(menu.fade.isUsed)
    }

    private final class Popup: UIViewController, UIViewControllerTransitioningDelegate {
        final class Presentation: UIPresentationController {
            override var frameOfPresentedViewInContainerView: CGRect {
                CGRect(x: 0, y: 544, width: presentedViewController.view.frame.width, height: 300)
            }
        }
        let fade = Fade()
        var widthOnAppearance: CGFloat = 0

        override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)) }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            widthOnAppearance = view.bounds.width
        }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            Presentation(presentedViewController: presented, presenting: presenting)
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
    }

    /// A popup as wide as its view, whose nib has another width than the screen. Matches facts/transition-frames.
    @Test func aViewFromAFileFillsTheContainerBeforeItAppears() throws {
        let (list, popup) = (List(), Popup(nibName: "Popup", bundle: nil))
        let app = try TestApp(root: list)
        popup.modalPresentationStyle = .custom
        popup.transitioningDelegate = popup
        app.at(1) { list.present(popup, animated: true) }
        try app.play()
        #expect(popup.widthOnAppearance == 390)
        #expect(popup.view.frame == CGRect(x: 0, y: 544, width: 390, height: 300))
    }

    private final class Dialog: UIViewController {
        let box = UIView()
        var seen = CGPoint.zero
        override func viewDidLoad() {
            super.viewDidLoad()
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                box.widthAnchor.constraint(equalToConstant: 200), box.heightAnchor.constraint(equalToConstant: 100),
            ])
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            seen = box.center
        }
    }

    /// Matches facts/unanimated-layout.
    @Test(arguments: [UIModalPresentationStyle.overCurrentContext, .fullScreen, .pageSheet, .formSheet])
    func aViewThatAppearsWithoutAnimationIsLaidOut(style: UIModalPresentationStyle) throws {
        let (list, dialog) = (List(), Dialog())
        let app = try TestApp(root: list)
        app.at(1) {
            dialog.modalPresentationStyle = style
            list.present(dialog, animated: false)
        }
        try app.play()
        #expect(dialog.seen == CGPoint(x: dialog.view.bounds.midX, y: dialog.view.bounds.midY))
    }

    private final class Resting: UIPresentationController {
        var layouts = 0
        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 500, width: 390, height: 344) }
        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            layouts += 1
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    private final class Owner: NSObject, UIViewControllerTransitioningDelegate {
        var made: Resting?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            made = Resting(presentedViewController: presented, presenting: presenting)
            return made
        }
    }

    /// Matches facts/dismissal-layout.
    @Test func aDismissalLeavesTheViewWhereItIs() throws {
        let (list, card, owner) = (List(), UIViewController(), Owner())
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = owner
        app.at(1) { list.present(card, animated: true) }
        app.at(3) {
            let before = owner.made?.layouts
            card.view.frame.origin.y = 700
            card.dismiss(animated: true)
            app.stage.committer.afterNextCommit { #expect(owner.made?.layouts == before) }
        }
        try app.play()
        let shown = try app.numbers("position.y", of: card.view, at: [3.01])
        #expect(shown[0] >= 700 + 172 - 1)
    }
}
