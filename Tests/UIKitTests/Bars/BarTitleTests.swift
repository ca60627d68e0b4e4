import QuartzCore
import Testing
import UIKit

/// The positions of titles in bars.
@MainActor @Suite struct BarTitleTests {
    private let app: TestApp

    init() throws { app = try TestApp() }

    /// A title is centered as far as the buttons beside it permit, and never below them.
    @Test(arguments: ["Title", "A title that is rather long for its bar"]) func titlesMakeWayForButtons(title: String)
        throws
    {
        try app.stage.perform {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
            app.window.addSubview(bar)
            let top = UINavigationItem(title: title)
            top.rightBarButtonItem = UIBarButtonItem(
                title: "A button", style: .plain, target: nil, action: nil)
            bar.items = [top]
            bar.layoutIfNeeded()
            let label = try #require(bar.frame(of: bar.label(title)))
            let button = try #require(bar.frame(of: bar.label("A button")))
            #expect(label.maxX <= button.minX && label.minX >= 0)
            #expect((abs(label.midX - 195) < 1) == (title == "Title"))
        }
    }
}
