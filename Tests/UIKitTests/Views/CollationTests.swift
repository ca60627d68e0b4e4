import Testing
import UIKit

/// Sections of an alphabetical list, rotors, frames' links and glass.
@MainActor @Suite struct CollationTests {
    @MainActor private final class Person: NSObject {
        let name: String

        init(_ name: String) {
            self.name = name
            super.init()
        }

        func fullName() -> String { name }
    }

    @Test func objectsAreSortedIntoSections() throws {
        let app = try TestApp()
        app.perform {
            let collation = UILocalizedIndexedCollation.current()
            #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
            #expect(collation === UILocalizedIndexedCollation.current())
            let selector = Selector("fullName", Person.fullName)
            let people = ["éva", "Bob 10", "bob 2", "7", "Ada"].map(Person.init)
            #expect(people.map { collation.section(for: $0, collationStringSelector: selector) } == [4, 1, 1, 26, 0])
            let sorted = collation.sortedArray(from: people, collationStringSelector: selector) as? [Person]
            #expect(sorted?.map(\.name) == ["7", "Ada", "bob 2", "Bob 10", "éva"])
            #expect(collation.section(forSectionIndexTitle: 3) == 3)
        }
    }

    @Test func rotorsFindElements() throws {
        let app = try TestApp()
        app.perform {
            let (view, found) = (UIView(), UIView())
            view.accessibilityCustomRotors = [
                UIAccessibilityCustomRotor(name: "Errors") { predicate in
                    predicate.searchDirection == .next
                        ? UIAccessibilityCustomRotorItemResult(targetElement: found, targetRange: nil) : nil
                }
            ]
            let rotor = view.accessibilityCustomRotors?.first
            let predicate = UIAccessibilityCustomRotorSearchPredicate()
            #expect(
                rotor?.name == "Errors" && rotor?.systemRotorType == UIAccessibilityCustomRotor.SystemRotorType.none)
            #expect(rotor?.itemSearchBlock(predicate)?.targetElement === found)
            predicate.searchDirection = .previous
            #expect(rotor?.itemSearchBlock(predicate) == nil)
        }
    }

    /// Actions run at each frame, in the order of their phases, until the link is disabled.
    @Test func updateLinksCallActions() throws {
        let app = try TestApp()
        app.perform {
            let link = UIUpdateLink(view: app.window)
            link.addAction(to: .afterUpdateComplete) { _, _ in app.note("after") }
            link.addAction { link, info in
                app.note("frame")
                #expect(link.currentUpdateInfo === info)
                #expect(abs(info.estimatedPresentationTime - info.modelTime - 1 / 60) < 1e-9)
            }
            link.isEnabled = true
            app.at(0.2) { link.requiresContinuousUpdates = true }
            app.at(0.225) { link.isEnabled = false }
        }
        try app.play()
        #expect(app.notes.map { $0.split(separator: " ").last.map(String.init) ?? "" } == ["frame", "after"])
    }

    @Test func glassHasItsTint() throws {
        let app = try TestApp()
        app.perform {
            let effect = UIGlassEffect(style: .regular)
            let view = UIVisualEffectView(effect: effect)
            app.window.addSubview(view)
            let plain = view.subviews.first?.backgroundColor
            effect.tintColor = .red
            view.effect = effect
            #expect(plain != nil && view.subviews.first?.backgroundColor == .red)
        }
    }

    @Test func keysHaveTheCodesOfTheUSBStandard() {
        #expect(UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue == 40 && UIKey().keyCode == .keyboardErrorUndefined)
    }
}
