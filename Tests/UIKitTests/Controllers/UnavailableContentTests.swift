import Testing
import UIKit

/// Views that controllers show in place of missing content.
@MainActor @Suite struct UnavailableContentTests {
    @Test func theControllerIsAskedBeforeItsFirstLayoutAndAfterRequests() throws {
        let controller = Library()
        let app = try TestApp(root: controller)
        app.at(0.2) {
            app.note("\(controller.updates) \(controller.shown?.frame == controller.view.bounds)")
            controller.books = 3
            controller.setNeedsUpdateContentUnavailableConfiguration()
        }
        app.at(0.4) { app.note("\(controller.updates) \(controller.shown == nil)") }
        try app.play()
        #expect(app.notes == ["0.2 1 true", "0.4 2 true"])
    }

    @Test func partsStandInTheMiddleInOrder() throws {
        let app = try TestApp()
        app.perform {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = "No books"
            configuration.secondaryText = "Add one."
            configuration.button.title = "Add"
            let view = UIContentUnavailableView(configuration: configuration)
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
            view.layoutIfNeeded()
            let parts = view.subviews.flatMap(\.subviews).filter { $0 is UILabel || $0 is UIButton }
            #expect(parts.count == 3 && parts.allSatisfy { abs($0.frame.midX - 150) < 1 })
            #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY })
            let column = parts.reduce(CGRect.null) { $0.union($1.frame) }
            #expect(abs(column.midY - 200) < 1)
        }
    }

    @Test func aSearchIsNamedInTheText() throws {
        let app = try TestApp()
        app.perform {
            var state = UIContentUnavailableConfigurationState(traitCollection: .current)
            #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
            state.searchText = "owl"
            #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “owl”")
            #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
        }
    }
}

/// A controller without books.
private final class Library: UIViewController {
    var books = 0
    var updates = 0
    var shown: UIView? { view.subviews.first { $0 is UIContentUnavailableView } }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        updates += 1
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No books"
        contentUnavailableConfiguration = books == 0 ? configuration : nil
    }
}
