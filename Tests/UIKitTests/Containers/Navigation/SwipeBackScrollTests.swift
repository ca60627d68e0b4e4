import FrameGeometry
import FrameTiming
import QuartzCore
import Testing
import UIKit

/// A navigation controller's back swipe and a scroll view under the same finger. The edge pan takes precedence.
@MainActor @Suite struct SwipeBackScrollTests {
    private let scroll = UIScrollView()
    private let navigation: UINavigationController
    private let app: TestApp

    /// A second screen that is a scroll view.
    init() throws {
        let (list, detail, scroll) = (List(), Detail(), scroll)
        let navigation = UINavigationController(rootViewController: list)
        self.navigation = navigation
        app = try TestApp(root: navigation)
        app.perform {
            navigation.pushViewController(detail, animated: false)
            scroll.frame = detail.view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 3000, height: 100)
            detail.view.addSubview(scroll)
        }
    }

    /// A finger that moves from 1 s on for 0.3 s, and then rests for 0.2 s.
    private func drag(from start: CGPoint, to end: CGPoint) {
        app.perform {
            let touches = ScriptedTouches(
                [[start, end]], duration: 0.3, rest: 0.2, curve: { $0 }, releaseSpeed: nil, rate: 240,
                on: app.stage.applicationState.touchScreen)
            for moment in touches.moments { app.at(1 + moment.time) { touches.perform(moment) } }
        }
    }

    private func expect(isBack: Bool, offset: CGPoint, location: SourceLocation = #_sourceLocation) throws {
        app.at(1.4) {
            #expect(scroll.contentOffset == offset, sourceLocation: location)
            #expect((navigation.transitionCoordinator != nil) == isBack, sourceLocation: location)
        }
        try app.play()
        #expect((navigation.viewControllers.count == 1) == isBack, sourceLocation: location)
    }

    @Test(arguments: [0, 500] as [CGFloat]) func anEdgePanPopsRegardlessOfTheScrollPosition(offset: CGFloat) throws {
        app.at(0.5) { scroll.contentOffset.x = offset }
        drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
        try expect(isBack: true, offset: CGPoint(x: offset, y: 0))
    }

    @Test func otherPansScroll() throws {
        app.at(0.5) { scroll.contentOffset.x = 500 }
        drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 310, y: 400))
        try expect(isBack: false, offset: CGPoint(x: 300, y: 0))
    }

    /// The pan fails as soon as its direction is known, and the content has moved as far as without it.
    @Test func aPanAlongTheEdgeScrolls() throws {
        app.at(0.5) { scroll.contentSize = CGSize(width: 100, height: 3000) }
        drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 5, y: 290))
        try expect(isBack: false, offset: CGPoint(x: 0, y: 100))
    }

    @Test func onTheRootAnEdgePanScrolls() throws {
        app.at(0.5) {
            scroll.contentOffset.x = 500
            navigation.setViewControllers([navigation.viewControllers[1]], animated: false)
        }
        drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 215, y: 400))
        app.at(1.4) { #expect(scroll.contentOffset.x == 300) }
        try app.play()
    }
}
