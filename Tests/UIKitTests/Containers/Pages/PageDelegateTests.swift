import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The notifications to the delegate of a page view controller, and the requests to its data source (facts/page-calls).
@MainActor @Suite struct PageDelegateTests {
    private let book = PageBook(count: 5)

    private func controller(
        _ style: UIPageViewController.TransitionStyle = .scroll, at page: Int = 1, hasSource: Bool = true
    ) -> UIPageViewController {
        let controller = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        if hasSource { controller.dataSource = book }
        controller.delegate = book
        controller.setViewControllers([book.pages[page]], direction: .forward, animated: false)
        return controller
    }

    /// A finger that rests at the end of its path.
    private func drag(_ app: TestApp, _ seconds: Double, from start: CGFloat, to end: CGFloat) {
        let touches = app.stage.applicationState.touchScreen
        let touch = touches.newTouch()
        let places = (0...12).map { CGPoint(x: start + (end - start) * CGFloat($0) / 12, y: 400) }
        for (index, place) in places.enumerated() {
            app.at(seconds + 0.025 * Double(index)) { touches.touch(touch, index == 0 ? .began : .moved, at: place) }
        }
        app.at(seconds + 0.5) { touches.touch(touch, .ended, at: places[12]) }
    }

    private func app(_ pages: UIViewController) throws -> TestApp {
        let app = try TestApp(root: pages)
        book.note = { app.note($0) }
        return app
    }

    /// The notes without times.
    private func told(_ app: TestApp) -> [String] { app.notes.map { String($0.drop { $0 != " " }.dropFirst()) } }

    nonisolated private static let styles: [UIPageViewController.TransitionStyle] = [.scroll, .pageCurl]

    // MARK: The delegate

    @Test(arguments: styles, [true, false])
    func theDelegateIsNotifiedOfTurns(style: UIPageViewController.TransitionStyle, completed: Bool) throws {
        let app = try app(controller(style))
        drag(app, 1, from: 300, to: completed ? 60 : 200)
        try app.play()
        #expect(told(app) == ["will turn to 2", "has turned from 1, finished: true, completed: \(completed)"])
    }

    /// The turn ends where it began.
    @Test(arguments: styles) func interruptedTurnsAreReported(style: UIPageViewController.TransitionStyle) throws {
        let pages = controller(style)
        let app = try app(pages)
        drag(app, 1, from: 300, to: 100)
        app.at(1.4) {
            pages.setViewControllers([book.pages[4]], direction: .forward, animated: false)
            #expect(told(app) == ["will turn to 2", "has turned from 1, finished: false, completed: false"])
        }
        try app.play()
        #expect(pages.viewControllers == [book.pages[4]] && pages.children == [book.pages[4]])
        #expect(told(app).count == 2)
    }

    // MARK: The data source

    @Test(arguments: styles) func aDataSourceCanBeAddedAndRemoved(style: UIPageViewController.TransitionStyle) throws {
        let pages = controller(style, hasSource: false)
        let app = try app(pages)
        app.at(1) { pages.dataSource = book }
        drag(app, 1.5, from: 300, to: 60)
        app.at(3) {
            #expect(pages.viewControllers == [book.pages[2]])
            pages.dataSource = nil
        }
        drag(app, 3.5, from: 300, to: 60)
        try app.play()
        #expect(pages.viewControllers == [book.pages[2]])
    }

    /// A data source set during a turn is queried at the turn's end, about the pages at that time.
    @Test func theDataSourceIsQueriedForPagesAtRest() throws {
        let (pages, other) = (controller(), PageBook(count: 5))
        let app = try app(pages)
        app.at(1) { pages.setViewControllers([book.pages[3]], direction: .forward, animated: true) }
        app.at(1.1) { pages.dataSource = other }
        try app.play()
        let questions = app.traceLines([.callback], from: 1.05).filter { $0.contains("viewController") }
        #expect(questions.count == 2 && questions.allSatisfy { $0.contains("“3”") })
    }

    /// With two pages at a time, a single page before or after them does not count.
    @Test func twoPagesTurnTogether() throws {
        let pages = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        (pages.dataSource, pages.delegate) = (book, book)
        pages.setViewControllers([book.pages[1], book.pages[2]], direction: .forward, animated: false)
        let app = try app(pages)
        drag(app, 1, from: 60, to: 330)
        drag(app, 3, from: 330, to: 60)
        try app.play()
        #expect(pages.viewControllers == [book.pages[3], book.pages[4]])
        #expect(told(app) == ["will turn to 3, 4", "has turned from 1, 2, finished: true, completed: true"])
    }

    @Test(arguments: [(0, 60, 330), (4, 330, 60)] as [(Int, CGFloat, CGFloat)])
    func pagesDoNotCurlAtTheEnds(page: Int, from start: CGFloat, to end: CGFloat) throws {
        let pages = controller(.pageCurl, at: page)
        let app = try app(pages)
        drag(app, 1, from: start, to: end)
        app.at(1.4) { #expect(book.pages[page].view.layer.curl == 0) }
        try app.play()
        #expect(pages.viewControllers == [book.pages[page]] && told(app).isEmpty)
    }

    /// Gestures do not turn pages, and so leave their content alone.
    @Test func withoutADataSourceControlsKeepTheirTouches() throws {
        let app = try app(controller(hasSource: false))
        let button = UIButton(frame: CGRect(x: 20, y: 350, width: 350, height: 100))
        app.perform {
            button.addAction(UIAction { _ in app.note("touched") }, for: .touchUpInside)
            book.pages[1].view.addSubview(button)
        }
        drag(app, 1, from: 300, to: 60)
        try app.play()
        #expect(told(app) == ["touched"])
    }

    // MARK: Programmatic turns

    /// With the same pages, nothing moves and the completion does not wait.
    @Test(arguments: styles) func settingTheSamePagesIsImmediate(style: UIPageViewController.TransitionStyle) throws {
        let pages = controller(style)
        let app = try app(pages)
        app.at(1) {
            pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) { app.note("\($0)") }
        }
        try app.play()
        #expect(app.notes == ["1 true"])
    }

    /// A touch has no effect on a turn that is in progress.
    @Test(arguments: styles) func aFingerDoesNotDisturbATurn(style: UIPageViewController.TransitionStyle) throws {
        let pages = controller(style)
        let app = try app(pages)
        app.at(1) {
            pages.setViewControllers([book.pages[3]], direction: .forward, animated: true) { app.note("\($0)") }
        }
        drag(app, 1.05, from: 60, to: 330)
        try app.play()
        #expect(told(app) == ["true"])
        #expect(pages.viewControllers == [book.pages[3]] && pages.children == [book.pages[3]])
    }

    /// The end of a replaced turn does not end the next one.
    @Test(arguments: styles) func interruptedTurnsDoNotEndTheNext(style: UIPageViewController.TransitionStyle) throws {
        let pages = controller(style)
        let app = try app(pages)
        for (seconds, page) in [(1, 2), (1.2, 3), (3, 4)] {
            app.at(seconds) {
                pages.setViewControllers([book.pages[page]], direction: .forward, animated: true) { _ in
                    app.note("\(page)")
                }
            }
        }
        try app.play()
        let ends = app.notes.compactMap { Double($0.prefix { $0 != " " }) }
        #expect(told(app) == ["2", "3", "4"])
        #expect(abs((ends[1] - 1.2) - (ends[2] - 3)) < 1e-3, "\(ends)")
    }

    /// Applications that turn pages only programmatically disable the scroll view.
    @Test func aDisabledScrollViewStaysDisabled() throws {
        let pages = controller()
        let app = try app(pages)
        app.at(1) {
            pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first?.isScrollEnabled = false
            pages.setViewControllers([book.pages[2]], direction: .forward, animated: true)
        }
        drag(app, 3, from: 300, to: 60)
        try app.play()
        #expect(pages.viewControllers == [book.pages[2]] && told(app).isEmpty)
    }

    // MARK: Off screen

    private func expectBalance(_ app: TestApp) {
        for page in book.pages {
            let calls = app.stage.diagnostics.trace.filter { $0.kind == .callback && $0.subject == page.subject }
                .compactMap(\.call).filter { AppearanceCalls.names.contains($0.name) }
            #expect(AppearanceCalls(calls).mistake == nil, "\(page.number): \(calls.map(\.name))")
            #expect(page.appearance == .disappeared)
        }
    }

    /// A turn that ends while another controller covers the pages, on its own or because the finger lets the page fall
    /// back.
    @Test(arguments: styles, [true, false])
    func aTurnCanEndWhileThePagesLeave(style: UIPageViewController.TransitionStyle, byFinger: Bool) throws {
        let pages = controller(style)
        let navigation = UINavigationController(rootViewController: pages)
        let app = try app(navigation)
        if byFinger {
            drag(app, 1, from: 300, to: 200)
        } else {
            app.at(1.4) { pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) }
        }
        app.at(1.55) { navigation.pushViewController(Card(), animated: true) }
        try app.play()
        expectBalance(app)
        let ends = app.traceLines([.callback]).filter { $0.contains("viewDidDisappear") }
        let last = book.pages[byFinger ? 1 : 2].subject
        #expect(ends.contains("2.0557 \(last) viewDidDisappear(true)"), "\(ends)")
    }

    /// Another tab is shown immediately; the page that falls back or has arrived is no longer visible.
    @Test(arguments: styles, [true, false])
    func aTurnCanEndAfterThePagesHaveLeft(style: UIPageViewController.TransitionStyle, byFinger: Bool) throws {
        let (pages, tabs) = (controller(style), UITabBarController())
        tabs.viewControllers = [pages, Card()]
        let app = try app(tabs)
        if byFinger {
            drag(app, 1, from: 300, to: 200)
        } else {
            app.at(1.4) { pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) }
        }
        app.at(1.55) {
            #expect(pages.turn != nil)
            tabs.selectedIndex = 1
        }
        try app.play()
        expectBalance(app)
        #expect(pages.viewControllers == [book.pages[byFinger ? 1 : 2]] && pages.turn == nil)
    }
}
