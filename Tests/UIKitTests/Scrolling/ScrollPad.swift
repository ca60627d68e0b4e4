import UIKit

@testable import QuartzCore

// Without `import Testing`: support shared by tests of scroll views.

/// A delegate that records its calls and answers as configured.
final class ScrollNotes: NSObject, UIScrollViewDelegate {
    /// The calls, with repetitions recorded once.
    private(set) var calls: [String] = []
    var didScroll: (UIScrollView) -> Void = { _ in }
    var willEnd: (UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void = { _, _, _ in }
    var didEnd: (UIScrollView, Bool) -> Void = { _, _ in }
    var willDecelerate: (UIScrollView) -> Void = { _ in }
    var scrollsToTop = true
    var zoomed: UIView?

    private func note(_ call: String) {
        if calls.last != call { calls.append(call) }
    }

    func forget() { calls = [] }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        note("didScroll")
        didScroll(scrollView)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("willEndDragging")
        willEnd(scrollView, velocity, targetContentOffset)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging \(decelerate)")
        didEnd(scrollView, decelerate)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        note("willBeginDecelerating")
        willDecelerate(scrollView)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        note("shouldScrollToTop")
        return scrollsToTop
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("didChangeAdjustedContentInset") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willBeginZooming") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("didEndZooming \(scale)")
    }
}

/// A scroll view of 300 × 400 points on a screen of 390 × 844, with a delegate.
@MainActor final class ScrollPad {
    let app: TestApp
    let root = UIViewController()
    let scroll: UIScrollView
    let notes = ScrollNotes()

    init(
        content: CGSize = CGSize(width: 300, height: 4000), _ scroll: UIScrollView? = nil,
        _ setUp: (UIScrollView) -> Void = { _ in }
    ) throws {
        app = try TestApp(root: root)
        let scroll = scroll ?? UIScrollView()
        self.scroll = scroll
        app.perform {
            scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
            scroll.contentSize = content
            scroll.delegate = notes
            setUp(scroll)
            root.view.addSubview(scroll)
        }
    }

    /// A finger that moves along a line at constant speed for `steps` hundredths of a second, and is lifted with the
    /// last step.
    func drag(
        _ touch: Int = 1, from start: CGPoint, by way: CGPoint, at begin: Double, steps: Int = 10, rest: Double = 0
    ) {
        app.touch(.began, of: touch, at: start, begin)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            app.touch(
                .moved, of: touch, at: CGPoint(x: start.x + way.x * part, y: start.y + way.y * part),
                begin + 0.01 * Double(step))
        }
        app.touch(
            .ended, of: touch, at: CGPoint(x: start.x + way.x, y: start.y + way.y), begin + 0.01 * Double(steps) + rest)
    }

    /// Drags straight up, so that the offset increases.
    func drag(up distance: CGFloat, at begin: Double, rest: Double = 0) {
        drag(from: CGPoint(x: 150, y: 390), by: CGPoint(x: 0, y: -distance), at: begin, rest: rest)
    }

    func offset(at seconds: Double, _ read: @escaping @MainActor (CGPoint) -> Void) {
        app.at(seconds) { read(self.scroll.contentOffset) }
    }

    /// The offsets at these times.
    func offsets(at times: [Double], play: Double = 60) throws -> [CGPoint] {
        var found: [CGPoint] = []
        for time in times { app.at(time) { found.append(self.scroll.contentOffset) } }
        try app.play(limit: play)
        return found
    }
}
