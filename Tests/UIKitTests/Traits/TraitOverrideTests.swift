import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Overrides of traits and the notifications of their changes, for every system trait and one custom trait.
@MainActor @Suite struct TraitOverrideTests {
    typealias Theme = CustomTraitTests.ThemeTrait

    /// Records the changes of which it is notified.
    final class Heard: UIViewController {
        var hear: (String) -> Void = { _ in }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { hear("changed") }
    }

    final class HeardView: UIView {
        var hear: (String) -> Void = { _ in }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { hear("changed") }
        override func layoutSubviews() { hear("layout") }
    }

    let root = UIViewController()
    let child = Heard()
    /// A view in the root's view, around the child's.
    let frame = HeardView()
    let inner = HeardView()

    private func app() throws -> TestApp {
        let app = try TestApp(root: root)
        app.perform {
            root.addChild(child)
            root.view.addSubview(frame)
            frame.addSubview(child.view)
            child.view.addSubview(inner)
            child.didMove(toParent: root)
            app.window.layoutIfNeeded()
        }
        return app
    }

    // MARK: Rows

    /// Overrides apply from the scene, window, controllers, and views down to the innermost view.
    @Test(arguments: SystemTraitTests.rows) func overridesPropagateDown(_ row: SystemTraitTests.Row) throws {
        let app = try app()
        func check<Trait: SystemTrait>(_ trait: Trait.Type) throws {
            let scene = try #require(app.window.windowScene)
            let old = inner.traitCollection[trait]
            let new = try SystemTraitTests.value(of: trait, otherThan: old)
            func read() -> [Trait.Value] {
                [
                    scene.traitCollection[trait], app.window.traitCollection[trait], root.traitCollection[trait],
                    frame.traitCollection[trait], child.traitCollection[trait], inner.traitCollection[trait],
                ]
            }
            func overriding(_ index: Int, _ set: (Trait.Value) -> Void) {
                set(new)
                #expect(read() == Array(repeating: old, count: index) + Array(repeating: new, count: 6 - index))
                set(Trait.defaultValue)
                #expect(read() == Array(repeating: old, count: 6))
            }
            overriding(0) { scene.traitOverrides[trait] = $0 }
            overriding(1) { app.window.traitOverrides[trait] = $0 }
            overriding(2) { root.traitOverrides[trait] = $0 }
            overriding(3) { frame.traitOverrides[trait] = $0 }
            overriding(4) { child.traitOverrides[trait] = $0 }
            overriding(5) { inner.traitOverrides[trait] = $0 }
        }
        try app.stage.perform { try check(row.trait) }
    }

    /// Handlers are called once, only for their own trait, and before the next layout.
    @Test(arguments: SystemTraitTests.rows) func handlersAreCalledForTheirTrait(_ row: SystemTraitTests.Row) throws {
        let app = try app()
        func check<Trait: SystemTrait>(_ trait: Trait.Type) throws {
            let old = inner.traitCollection[trait]
            let new = try SystemTraitTests.value(of: trait, otherThan: old)
            var heard: [String] = []
            let others = SystemTraits.all.filter { $0 != trait } as [UITrait] + [Theme.self]
            inner.registerForTraitChanges([trait]) { (view: HeardView, previous: UITraitCollection) in
                heard.append("\(view === inner) \(previous[trait] == old) \(UITraitCollection.current[trait] == new)")
            }
            inner.registerForTraitChanges(others) { (_: HeardView, _) in heard.append("other") }
            inner.hear = { if $0 == "changed" { heard.append($0) } }
            root.traitOverrides[trait] = new
            #expect(heard.isEmpty)
            app.window.updateTraitsIfNeeded()
            #expect(heard == ["changed", "true true true"])
            app.window.updateTraitsIfNeeded()
            #expect(heard.count == 2)
        }
        try app.stage.perform { try check(row.trait) }
    }

    /// A change invalidates what its row specifies and nothing else.
    @Test(arguments: SystemTraitTests.rows) func changesHaveTheEffectsOfTheirRow(_ row: SystemTraitTests.Row) throws {
        let app = try app()
        func check<Trait: SystemTrait>(_ trait: Trait.Type) throws {
            let new = try SystemTraitTests.value(of: trait, otherThan: inner.traitCollection[trait])
            var layouts = 0
            inner.hear = { if $0 == "layout" { layouts += 1 } }
            app.stage.applicationState.variesInColor = false
            inner.invalidate([trait])
            inner.layoutIfNeeded()
            #expect(layouts == (trait.effects.isDisjoint(with: [.layout, .text]) ? 0 : 1))
            inner.backgroundColor = UIColor { $0[trait] == new ? .white : .black }
            inner.traitOverrides[trait] = new
            inner.updateTraitsIfNeeded()
            #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
        }
        try app.stage.perform { try check(row.trait) }
    }

    // MARK: Order

    @Test func objectsAreNotifiedFromTheTopDown() throws {
        let app = try app()
        let window = app.window
        app.at(1) {
            let theme: [UITrait] = [Theme.self]
            window.windowScene?.registerForTraitChanges(theme) { (_: UIWindowScene, _) in app.note("scene") }
            window.registerForTraitChanges(theme) { (_: UIWindow, _) in app.note("window") }
            root.registerForTraitChanges(theme) { (_: UIViewController, _) in app.note("root") }
            root.view.registerForTraitChanges(theme) { (_: UIView, _) in app.note("root view") }
            frame.registerForTraitChanges(theme) { (_: HeardView, _) in app.note("frame") }
            child.registerForTraitChanges(theme) { (_: Heard, _) in app.note("child") }
            child.registerForTraitChanges(theme) { (_: Heard, _) in app.note("child again") }
            inner.registerForTraitChanges(theme) { (view: HeardView, _) in
                app.note("inner")
                view.setNeedsLayout()
            }
            inner.hear = { if $0 == "layout" { app.note("inner layout") } }
            window.windowScene?.traitOverrides[Theme.self] = .monochrome
            app.note("set")
        }
        try app.play()
        let order = ["set", "scene", "window", "root", "root view", "frame", "child", "child again", "inner"]
        #expect(app.notes.prefix(9) == ArraySlice(order.map { "1 \($0)" }))
        #expect(app.notes.dropFirst(9).contains("1 inner layout"))
    }

    /// Several changes before a layout are combined; changes that cancel out are not reported.
    @Test func changesAreNotifiedTogether() throws {
        let app = try app()
        app.perform {
            var previous: [UITraitCollection] = []
            let traits: [UITrait] = [Theme.self, UITraitUserInterfaceStyle.self]
            child.registerForTraitChanges(traits) { (_: Heard, old) in previous.append(old) }
            root.traitOverrides.userInterfaceStyle = .dark
            frame.traitOverrides[Theme.self] = .monochrome
            child.updateTraitsIfNeeded()
            #expect(previous.map(\.userInterfaceStyle) == [.light] && previous.map { $0[Theme.self] } == [.standard])
            root.traitOverrides.userInterfaceStyle = .light
            root.traitOverrides.userInterfaceStyle = .dark
            child.updateTraitsIfNeeded()
            #expect(previous.count == 1)
        }
    }

    /// Regardless of which changed first, an object is notified before those that inherit from it.
    @Test func outerChangesAreNotifiedFirst() throws {
        let app = try app()
        app.at(1) {
            root.registerForTraitChanges([Theme.self]) { (_: UIViewController, _) in app.note("root") }
            child.hear = { app.note("child \($0)") }
            child.traitOverrides.displayScale = 5
            frame.traitOverrides.displayScale = 4
            root.traitOverrides[Theme.self] = .monochrome
        }
        try app.play()
        #expect(app.notes == ["1 root", "1 child changed"])
    }

    /// A presented controller does not inherit its presenter's own style, and is notified although the presenter's
    /// traits do not change.
    @Test func presentedControllersAreNotifiedOfTheWindowsStyle() throws {
        let card = Heard()
        let app = try TestApp(root: root)
        app.at(0) {
            root.overrideUserInterfaceStyle = .light
            root.present(card, animated: false)
        }
        app.at(1) {
            card.hear = { app.note("card \($0) to \(card.traitCollection.userInterfaceStyle)") }
            app.window.overrideUserInterfaceStyle = .dark
        }
        try app.play()
        #expect(app.notes == ["1 card changed to dark"])
    }

    /// An override protects its descendants from changes above it.
    @Test func overriddenTraitsDoNotChange() throws {
        let app = try app()
        app.perform {
            var count = 0
            child.hear = { _ in count += 1 }
            inner.hear = { if $0 == "changed" { count += 1 } }
            frame.traitOverrides.horizontalSizeClass = .compact
            frame.updateTraitsIfNeeded()
            root.traitOverrides.horizontalSizeClass = .regular
            root.updateTraitsIfNeeded()
            #expect(count == 0 && child.traitCollection.horizontalSizeClass == .compact)
        }
    }

    // MARK: Overrides

    @Test func overridesCanBeSeenAndRemoved() throws {
        let app = try app()
        app.perform {
            frame.traitOverrides[Theme.self] = .monochrome
            frame.traitOverrides.userInterfaceStyle = .dark
            #expect(frame.traitOverrides.contains(Theme.self) && frame.overrideUserInterfaceStyle == .dark)
            #expect(child.traitCollection[Theme.self] == .monochrome)
            child.traitOverrides[Theme.self] = .standard
            #expect(inner.traitCollection[Theme.self] == .standard)
            child.traitOverrides.remove(Theme.self)
            frame.traitOverrides.remove(UITraitUserInterfaceStyle.self)
            #expect(inner.traitCollection[Theme.self] == .monochrome && !child.traitOverrides.contains(Theme.self))
            #expect(frame.overrideUserInterfaceStyle == .unspecified)
            #expect(frame.traitOverrides.description == "<UITraitOverrides: ThemeTrait = monochrome>")
        }
    }

    /// The controller's own overrides take precedence over the parent's, and those over the overrides of views between
    /// them.
    @Test func theNearestOverrideWins() throws {
        let app = try app()
        app.perform {
            frame.traitOverrides.displayScale = 1
            #expect(child.traitCollection.displayScale == 1)
            root.setOverrideTraitCollection(UITraitCollection(displayScale: 4), forChild: child)
            #expect(inner.traitCollection.displayScale == 4 && frame.traitCollection.displayScale == 1)
            child.traitOverrides.displayScale = 5
            #expect(inner.traitCollection.displayScale == 5)
            child.view.traitOverrides.displayScale = 6
            #expect(inner.traitCollection.displayScale == 6 && child.traitCollection.displayScale == 5)
        }
    }

    @Test func presentationsOverrideTraitsOfThePresentedController() throws {
        let card = Heard()
        let app = try TestApp(root: root)
        app.at(0) {
            card.modalPresentationStyle = .pageSheet
            root.present(card, animated: false)
        }
        app.at(1) {
            let presentation = card.presentationController
            card.hear = { app.note("card \($0)") }
            presentation?.registerForTraitChanges([Theme.self]) { (_: UIPresentationController, _) in
                app.note("presentation")
            }
            presentation?.traitOverrides[Theme.self] = .monochrome
            #expect(presentation?.traitCollection[Theme.self] == .monochrome)
            #expect(card.view.traitCollection[Theme.self] == .monochrome)
            #expect(card.view.superview?.traitCollection[Theme.self] == .standard)
            #expect(root.traitCollection[Theme.self] == .standard)
        }
        app.at(2) { root.traitOverrides[Theme.self] = .monochrome }
        app.at(3) { root.traitOverrides.displayScale = 1 }
        try app.play()
        #expect(app.notes == ["1 presentation", "1 card changed", "3 card changed"])
    }

    // MARK: Registrations

    @Test func registrationsCanBeRemoved() throws {
        let app = try app()
        app.perform {
            var count = 0
            let registration = frame.registerForTraitChanges([Theme.self]) { (_: HeardView, _) in count += 1 }
            frame.traitOverrides[Theme.self] = .monochrome
            frame.updateTraitsIfNeeded()
            frame.unregisterForTraitChanges(registration)
            frame.traitOverrides.remove(Theme.self)
            frame.updateTraitsIfNeeded()
            #expect(count == 1 && registration.copy(with: nil) as? TraitRegistration === registration)
        }
    }

    @Test func actionsAreCalled() throws {
        @MainActor final class Target: NSObject {
            var calls: [String] = []
            func none() { calls.append("none") }
            func one(_ view: UIView) { calls.append("one \(view.tag)") }
            func two(_ view: UIView, _ previous: UITraitCollection) {
                calls.append("two \(view.tag) \(previous[Theme.self])")
            }
        }
        final class Own: UIView {
            var count = 0
            func themeChanged() { count += 1 }
        }
        let app = try app()
        app.perform {
            let (target, own) = (Target(), Own())
            root.view.addSubview(own)
            own.tag = 7
            own.registerForTraitChanges([Theme.self], target: target, action: Selector("none", Target.none))
            own.registerForTraitChanges([Theme.self], target: target, action: Selector("one:", Target.one))
            own.registerForTraitChanges([Theme.self], target: target, action: Selector("two::", Target.two))
            own.registerForTraitChanges([Theme.self], action: Selector("themeChanged", Own.themeChanged))
            own.registerForTraitChanges([Theme.self], target: Target(), action: Selector("none", Target.none))
            root.traitOverrides[Theme.self] = .monochrome
            own.updateTraitsIfNeeded()
            #expect(target.calls == ["none", "one 7", "two 7 standard"] && own.count == 1)
            #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
        }
    }

    /// Apple's samples do this, also in classes that are not final.
    @Test func aClassRegistersItself() throws {
        class Open: UIView {
            var count = 0
            override init(frame: CGRect) {
                super.init(frame: frame)
                registerForTraitChanges([Theme.self]) { (self: Self, previous: UITraitCollection) in self.count += 1 }
                registerForTraitChanges([Theme.self], handler: { (view: Open, _) in view.count += 1 })
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Derived: Open {}
        let app = try app()
        app.perform {
            let view = Derived(frame: .zero)
            root.view.addSubview(view)
            root.traitOverrides[Theme.self] = .monochrome
            view.updateTraitsIfNeeded()
            #expect(view.count == 2)
        }
    }

    /// A handler that changes a trait again is called again in the next update.
    @Test func handlersCanChangeTraits() throws {
        let app = try app()
        app.at(1) {
            child.registerForTraitChanges([Theme.self]) { (child: Heard, _) in
                app.note("\(child.traitCollection[Theme.self])")
                child.traitOverrides[Theme.self] = .standard
            }
            root.traitOverrides[Theme.self] = .monochrome
        }
        try app.play()
        #expect(app.notes == ["1 monochrome", "1 standard"])
    }
}
