import QuartzCore
import Testing

@testable import UIKit

/// Where titles and buttons of bars are.
@MainActor @Suite struct BarArrangementTests {
    private let app: TestApp

    init() throws { app = try TestApp() }

    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    /// A toolbar begins at the side where reading begins.
    @Test func toolbarsAreMirrored() throws {
        try app.stage.perform {
            let frames = try [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft].map { direction in
                let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))
                bar.semanticContentAttribute = direction
                app.window.addSubview(bar)
                bar.items = [item("First"), UIBarButtonItem(systemItem: .flexibleSpace), item("Last one")]
                bar.layoutIfNeeded()
                return try ["First", "Last one"].map { try #require(bar.frame(of: bar.label($0))) }
            }
            #expect(frames[0][0].maxX < 195 && frames[0][1].minX > 195)
            for (left, right) in zip(frames[0], frames[1]) { #expect(abs(390 - left.midX - right.midX) < 0.5) }
        }
    }

    /// A title is in the middle as far as the buttons beside it permit, and never below them.
    @Test(arguments: ["Title", "A title that is rather long"]) func titlesMakeWayForButtons(title: String) throws {
        try app.stage.perform {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
            app.window.addSubview(bar)
            let top = UINavigationItem(title: title)
            top.rightBarButtonItem = item("A button with words")
            bar.items = [top]
            bar.layoutIfNeeded()
            let label = try #require(bar.frame(of: bar.label(title)))
            let button = try #require(bar.frame(of: bar.label("A button with words")))
            #expect(label.maxX <= button.minX && label.minX >= 0)
            #expect((label.midX == 195) == (title == "Title"))
        }
    }

    /// facts/tab-bar-platter: the floating bar of iOS 26 keeps its distance from the edge of the screen.
    @Test(arguments: [(0.0, 72.0), (20, 72), (34, 83)]) func floatingBarsKeepADistance(bottom: Double, height: Double) {
        app.perform {
            let traits = app.window.traitCollection
            #expect(UITabBar.height(for: traits, bottom: bottom, .iOS26) == height)
            #expect(UITabBar.height(for: traits, bottom: bottom, .classic) == 49 + bottom)
        }
    }
}
