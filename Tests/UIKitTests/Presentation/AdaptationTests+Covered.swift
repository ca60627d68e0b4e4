import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Presentations that adapt while another presentation is on top of them.
extension AdaptationTests {
    /// Under a full-screen presentation, the replaced controller and its replacement receive no appearance calls. The
    /// controller that remains appears when it is revealed.
    @Test(arguments: [[pad, third], [pad, third, pad]]) func coveredControllersAreReplaced(sizes: [CGSize]) throws {
        let (card, upper) = (card, Detail())
        var navigation: UIViewController?
        upper.modalPresentationStyle = .fullScreen
        let delegate = narrow(.overFullScreen) { _ in UINavigationController(rootViewController: card) }
        let app = try run(.popover, sizes, delegate: delegate) { app in
            app.at(1.5) { card.present(upper, animated: false) }
            app.at(2.9) {
                let navigation = list.presentedViewController as? UINavigationController
                #expect(navigation?.viewControllers == [card] && upper.presentingViewController === navigation)
                #expect(navigation?.view.window == nil && upper.view.window != nil)
            }
            app.at(5) { upper.dismiss(animated: false) }
            app.at(6) {
                #expect((list.presentedViewController === card) == (sizes.count == 3))
                #expect(card.view.window != nil && card.appearance == .appeared)
                #expect(upper.presentation.presenter == nil)
            }
            app.at(2.5) { navigation = list.presentedViewController }
        }
        let appearances = calls(app, from: 2, until: 7).filter {
            ($0.contains("Card") || $0.contains("Navigation")) && $0.contains("ppear(")
        }
        let names = sizes.count == 3 ? ["Card"] : ["UINavigationController", "Card"]
        let wanted = ["viewWillAppear(false)", "viewDidAppear(false)"].flatMap { call in names.map { "5 \($0) \(call)" }
        }
        #expect(appearances == wanted)
        for controller in [navigation, upper].compactMap({ $0 }) {
            #expect(PresentationState.violations(of: controller) == [])
        }
    }

    /// When revealed, the view has the frame of the style to which it has adapted in the meantime.
    @Test(arguments: [[upright, onItsSide], [onItsSide, upright], [upright, onItsSide, upright]])
    func aRevealedViewHasItsNewFrame(sizes: [CGSize]) throws {
        let upper = Detail()
        upper.modalPresentationStyle = .fullScreen
        try run(.pageSheet, screen: sizes[0], sizes) { app in
            app.at(1.5) { card.present(upper, animated: false) }
            app.at(5) { upper.dismiss(animated: false) }
            app.at(6) {
                #expect(
                    state()
                        == (sizes.last == Self.upright
                            ? "UISheetPresentationController 0 30 390 814, presenter there"
                            : "FullScreenPresentation 0 0 844 390, presenter gone"))
                #expect(card.appearance == .appeared)
            }
        }
    }

    /// A presentation in its own context moves along with it.
    @Test func presentationsInItsContextMoveWithIt() throws {
        let upper = Detail()
        upper.modalPresentationStyle = .currentContext
        var container: UIView?
        let app = try run(.pageSheet, screen: Self.upright, [Self.upright, Self.onItsSide, Self.upright]) { app in
            card.definesPresentationContext = true
            app.at(1.5) { card.present(upper, animated: false) }
            app.at(1.9) { container = upper.presentationController?.containerView }
            app.at(2.9) {
                #expect(state(of: upper) == "FullScreenPresentation 0 0 844 390, presenter gone")
                #expect(upper.presentingViewController === card && card.view.window == nil)
            }
            app.at(3.9) {
                #expect(state(of: upper) == "FullScreenPresentation 0 30 390 814, presenter there")
                #expect(card.view.window == nil)
            }
            app.at(4) { upper.dismiss(animated: false) }
            app.at(5) {
                #expect(state() == "UISheetPresentationController 0 30 390 814, presenter there")
                #expect(card.appearance == .appeared && upper.presentation.presenter == nil)
            }
        }
        let appearances = calls(app, from: 2, until: 4).filter {
            $0.contains("Card view") || $0.contains("Detail view")
        }
        #expect(appearances.isEmpty)
        let place = try #require(container)
        #expect(abs(try app.numbers("position.y", of: place, at: [2.001])[0] - 437) < 2)
    }

    /// The view starts moving from its current position, in another container.
    @Test func presentationsInItsContextStartFromTheCurrentFrame() throws {
        let (app, delegate) = (try TestApp(root: list, width: 820, height: 1180), narrow(.overFullScreen))
        let (owner, upper) = (owner(.overCurrentContext, delegate, in: app), Detail())
        upper.modalPresentationStyle = .currentContext
        app.perform { card.definesPresentationContext = true }
        app.at(1) { owner.present(card, animated: false) }
        app.at(1.5) { card.present(upper, animated: false) }
        app.at(2) {
            UIView.animate(withDuration: 1) { list.setOverrideTraitCollection(Self.compact, forChild: owner) }
        }
        try app.play()
        let container = try #require(upper.presentationController?.containerView)
        let x = try app.numbers("position.x", of: container, at: [2.001, 3.1])
        #expect(abs(x[0] - 200) < 2 && x[1] == 410, "\(x)")
    }
}
