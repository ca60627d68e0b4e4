import QuartzCore
import Testing
import UIKit

@testable import UIKitControls

/// A page's progress in its indicator, on the virtual clock.
@MainActor @Suite struct PageProgressTests {
    @MainActor private final class Guide: NSObject, UIPageControlTimerProgressDelegate {
        var refused: Int?
        var heard: [String] = []

        func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
            page == 0 ? 0.25 : 0
        }
        func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
            heard.append("visible \(progress.isProgressVisible)")
        }
        func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
            page != refused
        }
        func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { heard.append("advanced") }
    }

    private let guide = Guide()

    private func pad(_ progress: UIPageControlProgress?) throws -> ControlPad<UIPageControl> {
        try ControlPad(size: CGSize(width: 200, height: 26)) { _ in
            let control = UIPageControl()
            control.numberOfPages = 3
            progress?.delegate = guide
            control.progress = progress
            return control
        }
    }

    private func bar(_ pad: ControlPad<UIPageControl>) -> PageDot? { pad.control.dots.first { $0.progress != nil } }

    /// The indicator of the current page is longer, and filled up to the progress.
    @Test func theCurrentIndicatorIsAProgressBar() throws {
        let (plain, pad) = (try pad(nil), try pad(UIPageControlProgress()))
        #expect(bar(plain) == nil)
        #expect(bar(pad)?.progress == 0.25, "as its delegate decides")
        let extra = pad.control.intrinsicContentSize.width - plain.control.intrinsicContentSize.width
        #expect(extra > 0 && bar(pad)?.bounds.width == (plain.control.dots[0].bounds.width) + extra)
        pad.app.perform {
            pad.control.progress?.currentProgress = 7
            #expect(bar(pad)?.progress == 1, "limited")
            pad.control.currentPage = 1
            pad.control.layoutIfNeeded()
        }
        #expect(bar(pad) === pad.control.dots[1] && bar(pad)?.progress == 0)
        // The others keep their distance from the bar.
        let dots = pad.control.dots.map(\.frame)
        #expect(abs((dots[1].minX - dots[0].maxX) - (dots[2].minX - dots[1].maxX)) < 0.001)
        #expect(guide.heard == ["visible true"])
    }

    @Test func aTimerTurnsThePages() throws {
        let timer = UIPageControlTimerProgress(preferredDuration: 2)
        timer.setDuration(1, forPage: 1)
        #expect(timer.duration(forPage: 1) == 1 && timer.duration(forPage: 2) == 2)
        let pad = try pad(timer)
        var seen: [String] = []
        pad.app.at(1) { timer.resumeTimer() }
        // The first page begins at a quarter.
        for time in [1.75, 2.4, 2.6, 3.4, 3.6, 5.4, 5.6] {
            pad.app.at(time) {
                seen.append("\(pad.control.currentPage) \((timer.currentProgress * 100).rounded() / 100)")
            }
        }
        try pad.app.play()
        #expect(seen == ["0 0.63", "0 0.95", "1 0.1", "1 0.9", "2 0.05", "2 0.95", "2 1.0"])
        #expect(pad.changes == 2 && !timer.isRunning)
        #expect(guide.heard == ["visible true", "advanced", "advanced"])
    }

    @Test func aTimerPauses() throws {
        let timer = UIPageControlTimerProgress(preferredDuration: 2)
        let pad = try pad(timer)
        pad.app.at(1) { timer.resumeTimer() }
        pad.app.at(1.5) { timer.pauseTimer() }
        try pad.app.play()
        #expect(timer.currentProgress == 0.5 && pad.control.currentPage == 0 && !timer.isRunning)
    }

    @Test func itRepeatsIfEnabled() throws {
        let timer = UIPageControlTimerProgress(preferredDuration: 1)
        timer.resetsToInitialPageAfterEnd = true
        let pad = try pad(timer)
        pad.app.perform { pad.control.currentPage = 2 }
        pad.app.at(1) { timer.resumeTimer() }
        pad.app.at(2.2) {
            #expect(pad.control.currentPage == 0)
            guide.refused = 1
        }
        try pad.app.play()
        #expect(pad.control.currentPage == 0 && !timer.isRunning, "the delegate refuses")
    }
}
