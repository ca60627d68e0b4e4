import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct RefreshControlTests {
    private let app: TestApp
    private let scroll: UIScrollView
    private let control: UIRefreshControl

    init() throws {
        let app = try TestApp(root: UIViewController())
        self.app = app
        (scroll, control) = app.stage.perform {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 300, height: 2000)
            let control = UIRefreshControl()
            scroll.refreshControl = control
            app.window.addSubview(scroll)
            scroll.layoutIfNeeded()
            return (scroll, control)
        }
    }

    /// Pulls the content down by a finger's distance for half a second from `start` on, and lifts the finger `hold`
    /// later.
    private func pull(_ distance: CGFloat, at start: Double, hold: Double = 0) {
        let screen = app.stage.applicationState.touchScreen
        var finger: Int?
        app.at(start) {
            let new = screen.newTouch()
            finger = new
            screen.touch(new, .began, at: CGPoint(x: 150, y: 150))
        }
        for step in 1...20 {
            app.at(start + Double(step) * 0.025) {
                if let finger {
                    screen.touch(finger, .moved, at: CGPoint(x: 150, y: 150 + distance * CGFloat(step) / 20))
                }
            }
        }
        app.at(start + 0.5 + max(hold, 0.1)) {
            if let finger { screen.touch(finger, .ended, at: CGPoint(x: 150, y: 150 + distance)) }
        }
    }

    @Test func aPullStartsRefreshingOnce() throws {
        var notes: [String] = []
        app.perform {
            control.addAction(
                UIAction { [app, scroll] _ in
                    notes.append("changed \(scroll.isDragging)")
                    app.at(app.stage.loop.now.seconds + 2) { [control] in control.endRefreshing() }
                }, for: .valueChanged)
        }
        #expect(control.isHidden && scroll.subviews.first === control && control.frame.height == 60)
        pull(350, at: 0.2, hold: 0.3)
        app.at(1.8) { [self] in
            notes.append("rests \(scroll.contentOffset.y) \(scroll.adjustedContentInset.top) \(control.isHidden)")
        }
        app.at(4) { [self] in
            notes.append(
                "ended \(scroll.contentOffset.y) \(scroll.adjustedContentInset.top) \(control.isHidden) \(control.isRefreshing)"
            )
        }
        try app.play()
        #expect(notes == ["changed true", "rests -60.0 60.0 false", "ended 0.0 0.0 true false"])
    }

    @Test func aShortPullDoesNotStartRefreshing() throws {
        pull(120, at: 0.2)
        app.at(0.72) { [self] in
            #expect(!control.isHidden && !control.isRefreshing && scroll.contentOffset.y < -20)
            #expect(control.frame.minY == scroll.contentOffset.y)
        }
        app.at(3) { [self] in #expect(scroll.contentOffset.y == 0 && control.isHidden) }
        try app.play()
        #expect(!control.isRefreshing)
    }

    /// As documented, it does not scroll.
    @Test func beginningInCodeShowsNothing() throws {
        app.perform { control.beginRefreshing() }
        #expect(control.isRefreshing && scroll.contentOffset == .zero && scroll.adjustedContentInset.top == 60)
        app.perform { scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: false) }
        #expect(scroll.contentOffset.y == -60 && !control.isHidden && control.frame.minY == -60)
        app.perform { control.endRefreshing() }
        #expect(scroll.adjustedContentInset.top == 0 && scroll.contentOffset.y == 0)
    }

    /// The control grows with its title, which the spinner never touches.
    @Test(arguments: [nil, 12, 17, 24, 40, 80] as [CGFloat?]) func theTitleIsBelowTheSpinner(size: CGFloat?) throws {
        app.perform {
            control.beginRefreshing()
            let font = size.map { [NSAttributedString.Key.font: UIFont.systemFont(ofSize: $0)] }
            control.attributedTitle = NSAttributedString(string: "Updated today", attributes: font)
            scroll.setContentOffset(CGPoint(x: 0, y: -scroll.adjustedContentInset.top), animated: false)
            scroll.layoutIfNeeded()
            control.layoutIfNeeded()
        }
        let spinner = try #require(control.subviews.first { $0 is RefreshSpinner })
        let title = try #require(control.subviews.first { $0 is UILabel })
        #expect(!title.isHidden && spinner.frame.minY >= 0 && spinner.frame.maxY <= title.frame.minY)
        #expect(title.frame.maxY <= control.frame.height && control.frame.height >= 60)
        #expect(scroll.adjustedContentInset.top == control.frame.height && control.frame.maxY == 0)
        #expect((control.frame.height == 60) == (size ?? 0 < 20))
        app.perform { control.attributedTitle = nil }
        #expect(scroll.adjustedContentInset.top == 60 && control.frame.height == 60)
    }

    /// The spinner advances by one blade every eighth of a second.
    @Test func theSpinnerTurnsInSteps() throws {
        app.perform {
            control.beginRefreshing()
            scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
        }
        app.at(2) { [control] in control.endRefreshing() }
        try app.play()
        let spinner = try #require(control.subviews.first { $0 is RefreshSpinner })
        let angles = try app.numbers("transform.rotation.z", of: spinner, at: [0.06, 0.13, 0.2, 0.26, 1.06])
        let step = Double.pi / 4
        for (angle, expected) in zip(angles, [0, step, step, 2 * step, 0]) { #expect(abs(angle - expected) < 1e-6) }
    }
}
