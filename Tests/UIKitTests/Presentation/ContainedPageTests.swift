import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// What pages inside a presented container decide for the presentation.
@MainActor @Suite struct ContainedPageTests {
    /// Matches facts/modal-contents.
    @Test func theFlagOfTheVisiblePageCounts() throws {
        let (list, page, other) = (List(), UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: page)
        let app = try TestApp(root: list)
        page.isModalInPresentation = true
        app.at(1) { list.present(stack, animated: false) }
        app.at(2) {
            #expect(stack.presentationController?.mayBeDismissedByUser == false)
            stack.pushViewController(other, animated: false)
        }
        app.at(3) { #expect(stack.presentationController?.mayBeDismissedByUser == true) }
        try app.play()
    }

    /// Matches facts/preset-size.
    @Test func aSizeThatWasSetBeforeThePushCounts() throws {
        let (one, two, three) = (UIViewController(), UIViewController(), UIViewController())
        let app = try TestApp()
        app.perform {
            one.preferredContentSize = CGSize(width: 200, height: 150)
            two.preferredContentSize = CGSize(width: 340, height: 400)
            let stack = UINavigationController(rootViewController: one)
            #expect(stack.preferredContentSize == one.preferredContentSize)
            app.window.rootViewController = stack
            stack.pushViewController(two, animated: false)
            #expect(stack.preferredContentSize == two.preferredContentSize)
            stack.pushViewController(three, animated: false)
            #expect(stack.preferredContentSize == two.preferredContentSize, "a page without a size changes nothing")
        }
    }
}
