import Testing
import UIKit

@testable import QuartzCore

/// Observation of properties by key path.
@MainActor @Suite struct ObservationTests {
    private func show() throws -> (app: TestApp, scroll: UIScrollView) {
        let root = UIViewController()
        let app = try TestApp(root: root)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        app.perform {
            scroll.contentSize = CGSize(width: 300, height: 4000)
            root.view.addSubview(scroll)
        }
        return (app, scroll)
    }

    @Test func anObserverReceivesEachOffset() throws {
        let (app, scroll) = try show()
        var found: [CGFloat] = []
        let observation = scroll.observe(\.contentOffset, options: [.new, .old]) { view, change in
            #expect(view === scroll && change.kind == .setting && !change.isPrior)
            #expect(change.oldValue != change.newValue)
            found.append(change.newValue?.y ?? -1)
        }
        app.perform {
            scroll.contentOffset.y = 10
            scroll.contentOffset.y = 10
            scroll.alpha = 0.5
            scroll.bounds.origin.y = 20
        }
        #expect(found == [10, 20])
        app.at(0) { scroll.setContentOffset(.zero, animated: true) }
        try app.play()
        #expect(found.count > 10 && found.last == 0)
        observation.invalidate()
    }

    @Test func theOptionsDetermineTheValuesOfAChange() throws {
        let (app, scroll) = try show()
        var found: [String] = []
        func observe(_ options: NSKeyValueObservingOptions) -> NSKeyValueObservation {
            scroll.observe(\.contentOffset.y, options: options) { _, change in
                let values = [change.oldValue, change.newValue].map { $0.map { "\($0)" } ?? "-" }
                found.append("\(values.joined(separator: " "))\(change.isPrior ? " prior" : "")")
            }
        }
        func change(_ options: NSKeyValueObservingOptions) -> [String] {
            found = []
            let observation = observe(options)
            app.perform { scroll.contentOffset.y += 10 }
            observation.invalidate()
            return found
        }
        #expect(change([]) == ["- -"])
        #expect(change([.new]) == ["- 20.0"])
        #expect(change([.old, .new]) == ["20.0 30.0"])
        #expect(change([.initial, .new]) == ["- 30.0", "- 40.0"])
        #expect(change([.prior, .old, .new]) == ["40.0 - prior", "40.0 50.0"])
    }

    @Test func layerPropertiesCanBeObservedThroughTheView() throws {
        let (app, scroll) = try show()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var found: [String] = []
        let observations = [
            view.observe(\.frame) { view, _ in found.append("frame \(view.frame.minX) \(view.frame.width)") },
            view.observe(\.bounds) { _, _ in found.append("bounds") },
            view.observe(\.center) { _, _ in found.append("center") },
            view.observe(\.isHidden) { _, _ in found.append("isHidden") },
            view.observe(\.alpha) { _, _ in found.append("alpha") },
            view.observe(\.backgroundColor) { _, _ in found.append("backgroundColor") },
            view.layer.observe(\.position) { _, _ in found.append("position") },
            scroll.observe(\.contentSize) { _, _ in found.append("contentSize") },
            scroll.observe(\.contentInset) { _, _ in found.append("contentInset") },
        ]
        func heard(_ change: () -> Void) -> [String] {
            found = []
            app.perform(change)
            return found.sorted()
        }
        #expect(
            heard { view.frame = CGRect(x: 5, y: 0, width: 20, height: 10) } == [
                "bounds", "center", "frame 5.0 20.0", "position",
            ])
        #expect(heard { view.isHidden = true } == ["isHidden"])
        #expect(heard { view.alpha = 0.5 } == ["alpha"])
        #expect(heard { view.backgroundColor = .red } == ["backgroundColor"])
        #expect(heard { scroll.contentSize.height = 900 } == ["contentSize"])
        #expect(heard { scroll.contentInset.top = 9 } == ["contentInset"])
        observations.forEach { $0.invalidate() }
        #expect(heard { view.alpha = 1 } == [])
    }

    @Test func anObservationEndsWithItsObject() throws {
        let (app, scroll) = try show()
        var count = 0
        var observation: NSKeyValueObservation? = scroll.observe(\.contentOffset) { _, _ in count += 1 }
        app.perform { scroll.contentOffset.y = 10 }
        observation = nil
        app.perform { scroll.contentOffset.y = 20 }
        #expect(count == 1)
        weak var gone: UIView?
        observation = app.stage.perform {
            let view = UIView()
            gone = view
            return view.observe(\.alpha) { _, _ in }
        }
        #expect(gone == nil, "an observation does not keep what it observes")
        observation?.invalidate()
    }

    /// A panel does this to keep its content in place.
    @Test func aHandlerCanChangeTheObservedProperty() throws {
        let (app, scroll) = try show()
        var found: [CGFloat] = []
        let observation = scroll.observe(\.contentOffset, options: .new) { scroll, change in
            found.append(change.newValue?.y ?? -1)
            if scroll.contentOffset.y != 0 { scroll.contentOffset = .zero }
        }
        app.perform { scroll.contentOffset.y = 30 }
        #expect(found == [30, 0])
        #expect(scroll.contentOffset == .zero)
        observation.invalidate()
    }

    /// The property is observed inside a subclass, by the subclass's type.
    @Test func aSubclassCanBeObservedByItsType() throws {
        final class List: UIScrollView {}
        let app = try TestApp(root: UIViewController())
        let list = List()
        var count = 0
        let observation = list.observe(\.contentOffset) { (_: List, _) in count += 1 }
        app.perform { list.contentOffset.y = 3 }
        #expect(count == 1)
        observation.invalidate()
    }

    @Test func unobservablePropertiesAreReported() throws {
        let app = try TestApp(root: UIViewController())
        app.perform {
            let controller = UIViewController()
            controller.observe(\.title) { _, _ in }.invalidate()
        }
        let notes = app.traceLines([.note])
        #expect(notes.contains { $0.contains("observe(_:options:changeHandler:) of UIViewController") })
    }

    /// Layers without observers store nothing.
    @Test func unobservedObjectsNeedNoObservers() throws {
        let (app, scroll) = try show()
        app.perform { scroll.contentOffset.y = 10 }
        #expect(scroll.layer.observations == nil)
    }
}
