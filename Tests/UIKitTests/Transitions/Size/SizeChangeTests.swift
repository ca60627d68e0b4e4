import QuartzCore
import Testing
import UIKit

/// The traits and sizes of controllers, and the order of notifications.
@MainActor @Suite struct SizeChangeTests {
    private final class Hearing: Base {
        var hear: (String) -> Void = { _ in }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            hear("size \(Int(size.width)) × \(Int(size.height))")
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate(
                alongsideTransition: { _ in
                    self.view.alpha = 0.5
                    self.hear("alongside, \(self.view.bounds.width)")
                }, completion: { _ in self.hear("completion") })
        }
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            hear("traits \(newCollection.verticalSizeClass)")
            super.willTransition(to: newCollection, with: coordinator)
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            hear(
                "changed from \(previousTraitCollection?.verticalSizeClass ?? .unspecified) to \(traitCollection.verticalSizeClass)"
            )
        }
        override func viewWillLayoutSubviews() { hear("layout") }
    }

    @Test func callsAreMadeInOrder() throws {
        let root = Hearing()
        let app = try TestApp(root: root)
        app.at(0.5) { root.hear = { app.note($0) } }
        app.at(1) { app.window.change(size: CGSize(width: 844, height: 390), angle: 0) }
        app.at(1.1) { #expect(root.transitionCoordinator != nil) }
        try app.play()
        #expect(
            app.notes == [
                "1 traits compact", "1 size 844 × 390", "1 layout", "1 alongside, 844.0",
                "1 changed from regular to compact", "1.4 completion",
            ])
        #expect(root.transitionCoordinator == nil)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(try app.numbers("opacity", of: root.view, at: [1, 1.2, 1.4]) == [1, 0.75, 0.5])
    }

    @Test func childrenAndPresentedControllersAreNotified() throws {
        let (root, child, card) = (Hearing(), Hearing(), Hearing())
        let app = try TestApp(root: root)
        card.modalPresentationStyle = .pageSheet
        app.perform {
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
        }
        app.at(1) { root.present(card, animated: false) }
        app.at(2) {
            child.hear = { if $0.hasPrefix("size") || $0.hasPrefix("traits") { app.note("child \($0)") } }
            card.hear = { if $0.hasPrefix("size") || $0.hasPrefix("traits") { app.note("card \($0)") } }
            app.window.change(size: CGSize(width: 844, height: 390), angle: 0)
        }
        try app.play()
        #expect(
            app.notes == [
                "2 child traits compact", "2 card traits compact", "2 child size 844 × 390", "2 card size 844 × 390",
            ])
        #expect(card.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }

    /// A device turned during a transition rotates the interface when the transition has ended.
    @Test func aChangeWaitsForATransition() throws {
        let (list, card) = (List(), Card())
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .fullScreen
        app.at(1) { list.present(card, animated: true) { app.note("\(app.window.bounds.width)") } }
        app.at(1.1) { app.window.change(size: CGSize(width: 844, height: 390), angle: 0) }
        app.at(3) { list.dismiss(animated: false) }
        app.at(2) { #expect(card.view.frame == app.window.bounds) }
        try app.play()
        #expect(app.notes == ["1.5057 390.0"])
        // The presenter was outside the window when it rotated.
        #expect(list.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }

    // MARK: Traits

    @Test func traitsPropagateDownTheTree() throws {
        let (root, child, view) = (List(), Detail(), UIView())
        let app = try TestApp(root: root)
        app.perform {
            root.addChild(child)
            root.view.addSubview(child.view)
            child.view.addSubview(view)
            #expect(view.traitCollection.horizontalSizeClass == .compact)
            root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
            #expect(view.traitCollection.horizontalSizeClass == .regular)
            #expect(view.traitCollection.verticalSizeClass == .regular)
            #expect(root.traitCollection.horizontalSizeClass == .compact)
            #expect(root.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
            root.setOverrideTraitCollection(nil, forChild: child)
            #expect(child.traitCollection == root.traitCollection)
        }
    }

    @Test func aPresentationCanOverrideTraits() throws {
        let (list, card) = (List(), Hearing())
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .overFullScreen
        app.at(1) { list.present(card, animated: false) }
        app.at(2) {
            card.hear = { if $0.hasPrefix("changed") { app.note($0) } }
            card.presentationController?.overrideTraitCollection = UITraitCollection(verticalSizeClass: .compact)
            #expect(card.view.traitCollection.verticalSizeClass == .compact)
            #expect(list.traitCollection.verticalSizeClass == .regular)
        }
        try app.play()
        #expect(app.notes == ["2 changed from regular to compact"])
    }

    @Test func traitCollectionsCanBeCombined() {
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        let both = UITraitCollection(traitsFrom: [compact, UITraitCollection(displayScale: 2), UITraitCollection()])
        #expect(both.horizontalSizeClass == .compact && both.displayScale == 2)
        #expect(both.containsTraits(in: compact) && !compact.containsTraits(in: both))
        #expect(both.containsTraits(in: nil))
        #expect(UITraitCollection(traitsFrom: [both, UITraitCollection(displayScale: 3)]).displayScale == 3)
        #expect(
            both == UITraitCollection(traitsFrom: [both])
                && both.hashValue == UITraitCollection(traitsFrom: [both]).hashValue)
    }

    /// Only traits that change are reported, whatever the window, its scene, and its root override.
    @Test func changesOfOverriddenTraitsAreNotReported() throws {
        let (root, child) = (Hearing(), Hearing())
        let app = try TestApp(root: root, width: 820, height: 1180)
        let hear: (String) -> Void = { if $0.hasPrefix("traits") || $0.hasPrefix("changed") { app.note($0) } }
        app.perform {
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            app.window.overrideUserInterfaceStyle = .dark
        }
        app.at(1) {
            (root.hear, child.hear) = (hear, hear)
            app.window.change(size: CGSize(width: 1180, height: 820), angle: 0)
        }
        app.at(2) {
            root.hear = { _ in }
            root.traitOverrides.horizontalSizeClass = .regular
            root.traitOverrides.userInterfaceStyle = .light
            app.window.updateTraitsIfNeeded()
        }
        app.at(3) {
            (root.hear, child.hear) = (hear, hear)
            app.window.change(size: CGSize(width: 320, height: 1180), angle: 0)
        }
        app.at(4) {
            root.traitOverrides.remove(UITraitHorizontalSizeClass.self)
            app.window.traitOverrides.horizontalSizeClass = .compact
            app.window.updateTraitsIfNeeded()
        }
        app.at(5) { app.window.change(size: CGSize(width: 1180, height: 820), angle: 0) }
        try app.play()
        #expect(app.notes.filter { !$0.hasPrefix("2 ") && !$0.hasPrefix("4 ") } == [])
        #expect(
            root.traitCollection.horizontalSizeClass == .compact && root.traitCollection.userInterfaceStyle == .light)
    }

    /// A view of a fixed size is also laid out for its new traits in the animation, once.
    @Test func changedTraitsAreLaidOutInTheAnimation() throws {
        final class Badge: UIView {
            var note: (String) -> Void = { _ in }
            override func layoutSubviews() {
                note("layout \(traitCollection.verticalSizeClass)")
                subviews.first?.alpha = traitCollection.verticalSizeClass == .compact ? 0 : 1
            }
        }
        let (root, badge, dot) = (Base(), Badge(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), UIView())
        let app = try TestApp(root: root)
        app.perform {
            badge.addSubview(dot)
            root.view.addSubview(badge)
        }
        app.at(1) {
            badge.note = { app.note($0) }
            app.window.change(size: CGSize(width: 844, height: 390), angle: 0)
        }
        try app.play()
        #expect(app.notes == ["1 layout compact"])
        #expect(try app.numbers("opacity", of: dot, at: [1, 1.2, 1.4]) == [1, 0.5, 0])
    }

    // MARK: Contents

    @Test func preferredSizeChangesAreReported() throws {
        final class Parent: Base {
            var sizes: [CGSize] = []
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                sizes.append(container.preferredContentSize)
            }
        }
        let (parent, child) = (Parent(), Detail())
        let app = try TestApp(root: parent)
        app.perform {
            parent.addChild(child)
            child.preferredContentSize = CGSize(width: 10, height: 20)
            child.preferredContentSize = CGSize(width: 10, height: 20)
        }
        #expect(parent.sizes == [CGSize(width: 10, height: 20)])
    }

    /// A presentation determines the size of its content for a container's size.
    @Test func aPresentationSizesItsContent() throws {
        final class Half: HalfPresentation {
            override func size(
                forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
            ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }
        }
        let (list, card, vendor) = (List(), Hearing(), Vendor())
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = vendor
        vendor.presentation = { Half(presentedViewController: $0, presenting: $1) }
        app.at(1) { list.present(card, animated: false) }
        app.at(2) {
            card.hear = { if $0.hasPrefix("size") { app.note($0) } }
            app.window.change(size: CGSize(width: 400, height: 600), angle: 0)
        }
        try app.play()
        #expect(app.notes == ["2 size 400 × 300"])
    }

    /// A presentation is notified of changed traits before its presented controller; a change of size alone does not
    /// count.
    @Test func aPresentationIsNotifiedOfTraitChanges() throws {
        final class Sensing: HalfPresentation {
            var note: (String) -> Void = { _ in }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                let before = previousTraitCollection.map { "\($0.verticalSizeClass)" } ?? "nothing"
                note("presentation \(before) → \(traitCollection.verticalSizeClass)")
            }
        }
        let (list, card, vendor) = (List(), Hearing(), Vendor())
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = vendor
        vendor.presentation = {
            let sensing = Sensing(presentedViewController: $0, presenting: $1)
            sensing.note = { app.note($0) }
            return sensing
        }
        app.at(1) { list.present(card, animated: false) }
        app.at(2) {
            card.hear = { if $0.hasPrefix("changed") { app.note("card \($0)") } }
            app.window.change(size: CGSize(width: 844, height: 390), angle: 0)
        }
        app.at(3) { app.window.change(size: CGSize(width: 800, height: 360), angle: 0) }
        try app.play()
        #expect(app.notes == ["2 presentation regular → compact", "2 card changed from regular to compact"])
        #expect(app.traceLines().contains("2 Sensing traitCollectionDidChange(_:)"))
    }

    /// Content created while its controller appears, or is loaded, requests a size at that time.
    private final class Popup: Base {
        var asksWhenLoaded = false
        private func ask() { preferredContentSize = CGSize(width: 200, height: 100) }
        override func viewDidLoad() { if asksWhenLoaded { ask() } }
        override func viewWillAppear(_ animated: Bool) { ask() }
    }

    /// Animates every change of the size.
    private final class PopupPresentation: UIPresentationController {
        let shade = UIView()
        override var frameOfPresentedViewInContainerView: CGRect {
            CGRect(origin: CGPoint(x: 50, y: 60), size: presentedViewController.preferredContentSize)
        }
        override func presentationTransitionWillBegin() { containerView?.insertSubview(shade, at: 0) }
        override func containerViewWillLayoutSubviews() {
            shade.frame = containerView?.bounds ?? .zero
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            UIView.animate(withDuration: 0.3) {
                self.containerView?.setNeedsLayout()
                self.containerView?.layoutIfNeeded()
            }
        }
    }

    /// Content that was never on screen has no frame to start from; later changes animate.
    @Test(arguments: [true, false]) func aSizeRequestedBeforeTheFirstLayoutDoesNotAnimate(whenLoaded: Bool) throws {
        let (root, card, vendor) = (Base(), Popup(), Vendor())
        vendor.presenting = Fader()
        var presentation: PopupPresentation?
        vendor.presentation = {
            presentation = PopupPresentation(presentedViewController: $0, presenting: $1)
            return presentation
        }
        let app = try TestApp(root: root)
        card.asksWhenLoaded = whenLoaded
        (card.modalPresentationStyle, card.transitioningDelegate) = (.custom, vendor)
        app.at(1) { root.present(card, animated: true) }
        app.at(2) {
            _ = vendor
            card.preferredContentSize.height = 300
        }
        try app.play()
        let shade = try #require(presentation?.shade)
        #expect(try app.numbers("bounds.size.width", of: card.view, at: [1, 1.1, 1.2]) == [200, 200, 200])
        #expect(try app.numbers("bounds.size.height", of: card.view, at: [1, 1.1, 1.2]) == [100, 100, 100])
        #expect(try app.numbers("position.x", of: card.view, at: [1, 1.1, 1.2]) == [150, 150, 150])
        #expect(try app.numbers("bounds.size.width", of: shade, at: [1, 1.1, 1.2]) == [390, 390, 390])
        #expect(try app.numbers("bounds.size.height", of: card.view, at: [2, 2.15, 2.3]) == [100, 200, 300])
    }
}
