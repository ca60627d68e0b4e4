import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Scrolling and curling pages, turned by gestures and programmatically (facts/page-calls).
@MainActor @Suite struct PageTests {
    private let book = PageBook(count: 5)

    private func controller(
        _ style: UIPageViewController.TransitionStyle = .scroll, at page: Int = 1,
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        options: [UIPageViewController.OptionsKey: Any] = [:], hasSource: Bool = true
    ) -> UIPageViewController {
        let controller = UIPageViewController(
            transitionStyle: style, navigationOrientation: orientation, options: options)
        if hasSource { controller.dataSource = book }
        controller.delegate = book
        controller.setViewControllers([book.pages[page]], direction: .forward, animated: false)
        return controller
    }

    private func drag(_ app: TestApp, _ seconds: Double, _ path: [CGPoint], over duration: Double = 0.3) {
        let touches = app.stage.applicationState.touchScreen
        let touch = touches.newTouch()
        app.at(seconds) { touches.touch(touch, .began, at: path[0]) }
        let steps = 12
        for step in 1...steps {
            let place = Double(step) / Double(steps) * Double(path.count - 1)
            let (index, part) = (
                min(Int(place), path.count - 2), CGFloat(place - Double(min(Int(place), path.count - 2)))
            )
            let point = CGPoint(
                x: path[index].x + (path[index + 1].x - path[index].x) * part,
                y: path[index].y + (path[index + 1].y - path[index].y) * part)
            app.at(seconds + duration * Double(step) / Double(steps)) { touches.touch(touch, .moved, at: point) }
        }
        // After a rest, the velocity is zero.
        app.at(seconds + duration + 0.2) { touches.touch(touch, .ended, at: path[path.count - 1]) }
    }

    private func x(_ places: CGFloat...) -> [CGPoint] { places.map { CGPoint(x: $0, y: 400) } }

    /// The appearance and page calls from a time on.
    private func calls(_ app: TestApp, from start: Double) -> [String] {
        app.traceLines([.callback], from: start).filter {
            !$0.contains("scrollView") && !$0.contains("ScrollPan") && !$0.contains("SafeArea")
                && !$0.contains("oveToParent")
                && !$0.contains("Move(")
        }.map { String($0.drop { $0 != " " }.dropFirst()) }
    }

    /// The scroll view, which applications find among the subviews, has the size of the view before it is laid out.
    @Test func pagesScrollBeforeTheFirstLayout() throws {
        let app = try TestApp()
        var found: [CGFloat] = []
        app.perform {
            let controller = controller(at: 0)
            let scrollView = controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
            let width = scrollView?.bounds.width ?? 0
            scrollView?.contentOffset.x = 1.5 * width
            found = [width, scrollView?.contentOffset.x ?? 0]
        }
        #expect(found == [390, 585])
    }

    // MARK: Scrolling by hand

    /// The neighbors are known in advance and loaded when they come into view; the new page's neighbors are requested
    /// afterward.
    @Test func aSwipeTurnsThePage() throws {
        let pages = controller()
        let app = try TestApp(root: pages)
        drag(app, 1, x(300, 60))
        app.at(0.9) { #expect(!book.pages[2].isViewLoaded && !book.pages[0].isViewLoaded) }
        app.at(1.2) {
            #expect(book.pages[2].view.convert(CGPoint.zero, to: nil).x > 0)
            #expect(pages.viewControllers == [book.pages[2]])
        }
        try app.play()
        #expect(pages.viewControllers == [book.pages[2]])
        #expect(pages.children == [book.pages[2]])
        #expect(book.pages[2].view.convert(CGPoint.zero, to: nil) == .zero)
        #expect(book.pages[1].view.superview == nil && !book.pages[0].isViewLoaded)
        #expect(
            calls(app, from: 1) == [
                "PageBook pageViewController(_:willTransitionTo: [Page “2”])", "Page “2” loadView()",
                "Page “2” viewDidLoad()", "Page “2” viewWillAppear(true)", "Page “1” viewWillDisappear(true)",
                "Page “2” viewIsAppearing(true)", "Page “1” viewDidDisappear(true)", "Page “2” viewDidAppear(true)",
                "PageBook pageViewController(_:viewControllerBefore: Page “2”)",
                "PageBook pageViewController(_:viewControllerAfter: Page “2”)",
                "PageBook pageViewController(_:didFinishAnimating: true, previousViewControllers: [Page “1”], transitionCompleted: true)",
            ])
    }

    @Test func aPageFallsBack() throws {
        let pages = controller()
        let app = try TestApp(root: pages)
        drag(app, 1, x(300, 200))
        try app.play()
        #expect(pages.viewControllers == [book.pages[1]] && pages.children == [book.pages[1]])
        #expect(book.pages[1].view.convert(CGPoint.zero, to: nil) == .zero)
        #expect(
            calls(app, from: 1).drop { !$0.contains("viewIsAppearing") } == [
                "Page “2” viewIsAppearing(true)", "Page “2” viewWillDisappear(true)", "Page “1” viewWillAppear(true)",
                "Page “2” viewDidDisappear(true)", "Page “1” viewIsAppearing(true)", "Page “1” viewDidAppear(true)",
                "PageBook pageViewController(_:viewControllerBefore: Page “1”)",
                "PageBook pageViewController(_:viewControllerAfter: Page “1”)",
                "PageBook pageViewController(_:didFinishAnimating: true, previousViewControllers: [Page “1”], transitionCompleted: false)",
            ])
    }

    /// A finger that returns and continues to the other side begins another turn.
    @Test func aTurnCanReverseDirection() throws {
        let pages = controller(at: 2)
        let app = try TestApp(root: pages)
        drag(app, 1, x(150, 90, 330, 389), over: 0.6)
        try app.play()
        let turns = calls(app, from: 1).filter { $0.contains("willTransition") || $0.contains("didFinish") }
        #expect(
            turns.map { $0.contains("“3”") && $0.contains("will") ? "3" : $0.contains("will") ? "1" : "end" }
                == ["3", "end", "1", "end"])
        #expect(pages.viewControllers == [book.pages[1]])
    }

    /// At the ends of the book, the page is only pulled.
    @Test(arguments: [(0, 60, 330), (4, 330, 60)] as [(Int, CGFloat, CGFloat)])
    func theEndsAreElastic(page: Int, from start: CGFloat, to end: CGFloat) throws {
        let pages = controller(at: page)
        let app = try TestApp(root: pages)
        drag(app, 1, x(start, end))
        app.at(1.3) { #expect(book.pages[page].view.convert(CGPoint.zero, to: nil).x != 0) }
        try app.play()
        #expect(pages.viewControllers == [book.pages[page]])
        #expect(book.pages[page].view.convert(CGPoint.zero, to: nil) == .zero)
        #expect(!calls(app, from: 1).contains { $0.contains("willTransition") })
    }

    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func withoutADataSourceSwipesDoNothing(style: UIPageViewController.TransitionStyle) throws {
        let pages = controller(style, hasSource: false)
        let app = try TestApp(root: pages)
        drag(app, 1, x(300, 60))
        app.at(1.3) { #expect(book.pages[1].view.convert(CGPoint.zero, to: nil) == .zero) }
        try app.play()
        #expect(calls(app, from: 1).isEmpty)
    }

    @Test func pagesCanScrollVertically() throws {
        let pages = controller(.scroll, at: 1, .vertical)
        let app = try TestApp(root: pages)
        drag(app, 1, [CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 150)])
        try app.play()
        #expect(pages.viewControllers == [book.pages[2]])
    }

    /// There is a space between pages, and none beside the page at rest.
    @Test func pagesHaveSpacing() throws {
        let pages = controller(options: [.interPageSpacing: 20])
        let app = try TestApp(root: pages)
        drag(app, 1, x(300, 160))
        app.at(1.4) {
            let (left, right) = (book.pages[1].view!, book.pages[2].view!)
            #expect(right.convert(CGPoint.zero, to: nil).x - left.convert(CGPoint.zero, to: nil).x == 410)
            #expect(left.bounds.width == 390)
        }
        try app.play()
        #expect(book.pages[1].view.convert(CGPoint.zero, to: nil) == .zero)
    }

    // MARK: Programmatic turns

    /// The direction only affects the motion; the delegate is not notified.
    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], [true, false])
    func pagesAreSet(style: UIPageViewController.TransitionStyle, isForward: Bool) throws {
        let pages = controller(style)
        let app = try TestApp(root: pages)
        app.at(1) {
            pages.setViewControllers(
                [book.pages[4]], direction: isForward ? .forward : .reverse, animated: true
            ) { app.note("completion \($0)") }
        }
        app.at(1.1) {
            #expect(pages.viewControllers == [book.pages[4]])
            let (old, new) = (book.pages[1].view!, book.pages[4].view!)
            switch style {
            case .scroll: #expect((new.convert(CGPoint.zero, to: nil).x > 0) == isForward)
            case .pageCurl:
                #expect(pages.view.subviews.last === (isForward ? old : new))
                #expect(old.layer.curl == (isForward ? 1 : 0) && new.layer.curl == 0)
            }
        }
        try app.play()
        #expect(pages.viewControllers == [book.pages[4]] && pages.children == [book.pages[4]])
        #expect(app.notes.count == 1 && app.notes[0].hasSuffix("completion true"))
        #expect(!app.notes[0].hasPrefix("1 "))
        #expect(!calls(app, from: 1).contains { $0.contains("willTransition") || $0.contains("didFinish") })
        #expect(
            calls(app, from: 1).filter { $0.contains("ppear") } == [
                "Page “4” viewWillAppear(true)", "Page “1” viewWillDisappear(true)", "Page “4” viewIsAppearing(true)",
                "Page “1” viewDidDisappear(true)", "Page “4” viewDidAppear(true)",
            ])
        #expect(book.pages[4].view.convert(CGPoint.zero, to: nil) == .zero)
        #expect(book.pages[4].view.layer.curl == 0 && book.pages[1].view.layer.curl == 0)
    }

    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func pagesCanBeSetImmediately(style: UIPageViewController.TransitionStyle) throws {
        let pages = controller(style)
        let app = try TestApp(root: pages)
        app.at(1) {
            pages.setViewControllers([book.pages[3]], direction: .forward, animated: false) {
                app.note("completion \($0)")
            }
            #expect(book.pages[3].view.convert(CGPoint.zero, to: nil) == .zero)
        }
        try app.play()
        #expect(app.notes == ["1 completion true"])
        #expect(book.pages[3].appearance == .appeared && book.pages[1].appearance == .disappeared)
    }

    /// A replaced turn ends immediately, and its completion reports that.
    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func aTurnReplacesAnother(style: UIPageViewController.TransitionStyle) throws {
        let pages = controller(style)
        let app = try TestApp(root: pages)
        for (seconds, page) in [(1, 2), (1.1, 3)] {
            app.at(seconds) {
                pages.setViewControllers([book.pages[page]], direction: .forward, animated: true) {
                    app.note("\(page) \($0)")
                }
            }
        }
        try app.play()
        #expect(app.notes.map { String($0.drop { $0 != " " }.dropFirst()) } == ["2 false", "3 true"])
        #expect(pages.children == [book.pages[3]])
        for page in book.pages {
            let calls = app.stage.diagnostics.trace.filter { $0.kind == .callback && $0.subject == page.subject }
                .compactMap(\.call).filter { AppearanceCalls.names.contains($0.name) }
            #expect(AppearanceCalls(calls).mistake == nil)
        }
    }

    @Test func aWrongNumberOfPagesIsAMistake() throws {
        let app = try TestApp(root: nil)
        app.perform {
            let pages = UIPageViewController()
            pages.setViewControllers(nil, direction: .forward, animated: false)
            #expect(pages.viewControllers == nil)
        }
        #expect(
            throws: StageError.misused([
                "The number of view controllers provided (0) doesn't match the number required (1) for the requested transition; pass 1 to setViewControllers(_:direction:animated:completion:) of UIPageViewController."
            ])
        ) { try app.play() }
    }

    // MARK: Offsets

    /// Applications follow a turn by the distance from the middle, as delegates of the scroll view (facts/page-offsets).
    @Test(arguments: [0, 1, 4]) func pagesRestInTheMiddleWhoeverIsTheDelegate(number: Int) throws {
        final class Follower: NSObject, UIScrollViewDelegate {
            var distances: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { distances.append(scrollView.contentOffset.x - 390) }
        }
        let follower = Follower()
        let pages = controller(at: number)
        let app = try TestApp(root: pages)
        let scroll = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        app.at(0.5) {
            #expect(scroll.contentOffset == CGPoint(x: 390, y: 0) && scroll.contentSize.width == 3 * 390)
            #expect(book.pages[number].view.frame.minX == 390)
            scroll.delegate = follower
        }
        drag(app, 1, x(300, 60))
        try app.play()
        #expect(pages.viewControllers == [book.pages[min(number + 1, 4)]])
        #expect(scroll.contentOffset.x == 390)
        let farthest = try #require(follower.distances.max())
        #expect(number < 4 ? farthest > 200 : farthest < 150)
    }

    // MARK: Dots

    /// The dots are in a strip below horizontally scrolling pages.
    @Test func dotsShowTheCurrentPage() throws {
        book.dots = 5
        let pages = controller()
        let app = try TestApp(root: pages)
        func control() -> UIPageControl? { pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first }
        app.at(0.5) {
            #expect(control()?.currentPage == 1 && control()?.numberOfPages == 5)
            #expect(book.pages[1].view.frame == CGRect(x: 390, y: 0, width: 390, height: 807))
        }
        drag(app, 1, x(300, 60))
        try app.play()
        #expect(control()?.currentPage == 2)
        let vertical = controller(.scroll, at: 3, .vertical)
        let other = try TestApp(root: vertical)
        try other.play()
        #expect(!vertical.view.subviews.contains { $0 is UIPageControl })
    }

    /// Data sources may always name the first dot, because they are asked only when controllers are set.
    @Test func turnsByHandMoveToTheNextDot() throws {
        @MainActor final class First: NSObject, UIPageViewControllerDataSource {
            let book: PageBook
            init(_ book: PageBook) { self.book = book }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? {
                book.pageViewController(pageViewController, viewControllerBefore: viewController)
            }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? {
                book.pageViewController(pageViewController, viewControllerAfter: viewController)
            }
            func presentationCount(for pageViewController: UIPageViewController) -> Int { 5 }
            func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
        }
        let source = First(book)
        let pages = controller(at: 0, hasSource: false)
        pages.dataSource = source
        let app = try TestApp(root: pages)
        func control() -> UIPageControl? { pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first }
        drag(app, 1, x(300, 60))
        app.at(3) {
            #expect(pages.viewControllers == [book.pages[1]] && control()?.currentPage == 1)
            // As by a touch on the right half.
            control()?.currentPage = 2
            control()?.sendActions(for: .valueChanged)
        }
        app.at(6) {
            #expect(pages.viewControllers == [book.pages[2]] && book.pages[2].appearance == .appeared)
            control()?.currentPage = 3
            control()?.sendActions(for: .valueChanged)
            // Another touch during the turn has no effect.
            app.stage.loop.schedule(after: 0.1, of: .application) {
                control()?.currentPage = 4
                control()?.sendActions(for: .valueChanged)
                #expect(control()?.currentPage == 2)
            }
        }
        drag(app, 9, x(300, 60))
        try app.play()
        #expect(pages.viewControllers == [book.pages[4]] && control()?.currentPage == 4)
    }

    /// A data source that makes a page for each call is not asked again for the page that a dot turns to.
    @Test func dotsTurnToTheNeighborThatIsKnown() throws {
        @MainActor final class Maker: NSObject, UIPageViewControllerDataSource {
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { UIViewController() }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { UIViewController() }
            func presentationCount(for pageViewController: UIPageViewController) -> Int { 5 }
            func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
        }
        let source = Maker()
        let pages = controller(at: 0, hasSource: false)
        pages.dataSource = source
        let app = try TestApp(root: pages)
        app.at(1) {
            let control = pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
            control?.currentPage = 1
            control?.sendActions(for: .valueChanged)
        }
        try app.play()
        let calls = calls(app, from: 1)
        #expect(calls.filter { $0.contains("willTransitionTo") }.count == 1)
        #expect(calls.filter { $0.contains("didFinishAnimating") && $0.contains("Completed: true") }.count == 1)
        #expect(pages.viewControllers?.first?.view.window != nil)
    }

    /// The same page may be before and after the one at rest.
    @Test func twoPagesTurnAround() throws {
        @MainActor final class Pair: NSObject, UIPageViewControllerDataSource {
            let pages: [UIViewController]
            init(_ pages: [UIViewController]) { self.pages = pages }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { pages.first { $0 !== viewController } }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { pages.first { $0 !== viewController } }
        }
        let source = Pair([book.pages[0], book.pages[1]])
        let pages = controller(at: 0, hasSource: false)
        pages.dataSource = source
        let app = try TestApp(root: pages)
        drag(app, 1, x(300, 60))
        app.at(1.2) { #expect((1..<390).contains(book.pages[1].view.convert(CGPoint.zero, to: nil).x)) }
        drag(app, 4, x(60, 300))
        app.at(4.2) { #expect((-389..<0).contains(book.pages[0].view.convert(CGPoint.zero, to: nil).x)) }
        try app.play()
        #expect(pages.viewControllers == [book.pages[0]])
    }

    /// A page control of the application is not the container's.
    @Test func aPageControlOfTheApplicationStays() throws {
        let pages = controller()
        let app = try TestApp(root: pages)
        let own = app.stage.perform { UIPageControl(frame: CGRect(x: 0, y: 700, width: 390, height: 37)) }
        app.at(0.5) { pages.view.addSubview(own) }
        try app.play()
        #expect(own.superview === pages.view)
    }

    // MARK: Curls

    /// The page follows the finger, and is gone or lies flat again at the end.
    @Test(arguments: [(60, 2), (200, 1)] as [(CGFloat, Int)]) func aPageCurlsWithTheFinger(to end: CGFloat, page: Int)
        throws
    {
        let pages = controller(.pageCurl)
        let app = try TestApp(root: pages)
        drag(app, 1, x(300, end))
        app.at(1.4) {
            // The pan begins ten points late.
            let way = (300 - end) / 390
            #expect(abs(book.pages[1].view.layer.curl - way) < 0.03)
            #expect(book.pages[2].view.layer.curl == 0)
        }
        try app.play()
        #expect(pages.viewControllers == [book.pages[page]])
        #expect(book.pages[1].view.layer.curl == 0)
        let ends = calls(app, from: 1).filter { $0.contains("didFinish") }
        #expect(ends.count == 1 && ends[0].contains("transitionCompleted: \(page == 2)"))
    }

    /// The previous page is lowered from its turned position.
    @Test func aPageIsTurnedBack() throws {
        let pages = controller(.pageCurl)
        let app = try TestApp(root: pages)
        drag(app, 1, x(60, 330))
        app.at(1.4) { #expect(abs(book.pages[0].view.layer.curl - (1 - 270 / 390)) < 0.03) }
        try app.play()
        #expect(pages.viewControllers == [book.pages[0]])
    }

    @Test(arguments: [(380, 2), (200, 1), (10, 0)] as [(CGFloat, Int)]) func aTapAtTheMarginTurns(x: CGFloat, page: Int)
        throws
    {
        let pages = controller(.pageCurl)
        let app = try TestApp(root: pages)
        let touches = app.stage.applicationState.touchScreen
        let touch = touches.newTouch()
        app.at(1) { touches.touch(touch, .began, at: CGPoint(x: x, y: 400)) }
        app.at(1.1) { touches.touch(touch, .ended, at: CGPoint(x: x, y: 400)) }
        try app.play()
        #expect(pages.viewControllers == [book.pages[page]])
    }

    /// With the spine on the right, pages turn in the other direction.
    @Test func aSpineOnTheRightTurnsPagesToTheRight() throws {
        let pages = controller(.pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.max.rawValue])
        let app = try TestApp(root: pages)
        drag(app, 1, x(60, 330))
        try app.play()
        #expect(pages.spineLocation == .max)
        #expect(pages.viewControllers == [book.pages[2]])
    }

    /// Two pages side by side, which turn together.
    @Test func aSpineInTheMiddleHasTwoPages() throws {
        let pages = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        pages.dataSource = book
        pages.setViewControllers([book.pages[1], book.pages[2]], direction: .forward, animated: false)
        let app = try TestApp(root: pages)
        app.at(0.5) {
            #expect(book.pages[1].view.frame == CGRect(x: 0, y: 0, width: 195, height: 844))
            #expect(book.pages[2].view.frame == CGRect(x: 195, y: 0, width: 195, height: 844))
        }
        drag(app, 1, x(330, 60))
        // There is only one before.
        drag(app, 3, x(60, 330))
        try app.play()
        #expect(pages.viewControllers == [book.pages[1], book.pages[2]])
        let turned = calls(app, from: 1).filter { $0.contains("viewDidAppear") }
        #expect(
            turned == [
                "Page “3” viewDidAppear(true)", "Page “4” viewDidAppear(true)", "Page “1” viewDidAppear(true)",
                "Page “2” viewDidAppear(true)",
            ])
    }

    /// Two pages side by side in landscape, and one in portrait; without an answer, nothing changes.
    @Test func theSpineMovesWithTheOrientation() throws {
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        let editor = SpineEditor(book)
        pages.delegate = editor
        pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        let app = try TestApp(root: pages)
        app.at(1) { app.window.change(size: CGSize(width: 844, height: 390), angle: 0) }
        app.at(2) {
            #expect(pages.spineLocation == .mid)
            #expect(pages.viewControllers == [book.pages[1], book.pages[2]])
            #expect(book.pages[1].view.frame == CGRect(x: 0, y: 0, width: 422, height: 390))
            #expect(book.pages[2].view.frame == CGRect(x: 422, y: 0, width: 422, height: 390))
            app.window.change(size: CGSize(width: 390, height: 844), angle: 0)
        }
        app.at(3) {
            #expect(pages.spineLocation == .min)
            #expect(book.pages[2].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(book.pages[1].view.superview == nil)
            pages.delegate = book
            app.window.change(size: CGSize(width: 844, height: 390), angle: 0)
        }
        try app.play()
        #expect(editor.asked == [.landscapeRight, .portrait])
        #expect(pages.spineLocation == .min)
        #expect(pages.viewControllers == [book.pages[2]])
    }

    @Test func theSpineLocationRequiresItsNumberOfPages() throws {
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        let editor = SpineEditor(book, setsPages: false)
        pages.delegate = editor
        pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        let app = try TestApp(root: pages)
        app.at(1) { app.window.change(size: CGSize(width: 844, height: 390), angle: 0) }
        #expect(throws: StageError.self) { try app.play() }
    }

    @Test func pagesFollowTheSize() throws {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            let book = PageBook(count: 3)
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            pages.dataSource = book
            pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
            let app = try TestApp(root: pages)
            app.at(1) { app.window.change(size: CGSize(width: 844, height: 390), angle: 0) }
            try app.play()
            #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil) == app.window.bounds)
        }
    }
}

/// Opens the book in landscape.
@MainActor private final class SpineEditor: NSObject, UIPageViewControllerDelegate {
    private let book: PageBook
    private let setsPages: Bool
    private(set) var asked: [UIInterfaceOrientation] = []

    init(_ book: PageBook, setsPages: Bool = true) {
        self.book = book
        self.setsPages = setsPages
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        asked.append(orientation)
        let isOpen = orientation.isLandscape
        if setsPages {
            let pages = isOpen ? [book.pages[1], book.pages[2]] : [book.pages[2]]
            pageViewController.setViewControllers(pages, direction: .forward, animated: true)
        }
        return isOpen ? .mid : .min
    }
}
