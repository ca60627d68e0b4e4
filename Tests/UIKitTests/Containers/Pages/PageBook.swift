import UIKit

/// Numbered pages, with a log of requests and notifications.
@MainActor final class PageBook: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    final class Page: UIViewController {
        let number: Int

        init(_ number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
            title = "\(number)"
        }

        required init?(coder: NSCoder) { nil }
    }

    let pages: [Page]
    var dots = 0
    var note: (String) -> Void = { _ in }

    init(count: Int) {
        pages = (0..<count).map { Page($0) }
    }

    private func page(_ controller: UIViewController, by distance: Int) -> UIViewController? {
        guard let page = controller as? Page, pages.indices.contains(page.number + distance) else { return nil }
        return pages[page.number + distance]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, by: -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, by: 1) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        (pageViewController.viewControllers?.first as? Page)?.number ?? 0
    }

    private func numbers(_ controllers: [UIViewController]) -> String {
        controllers.compactMap { ($0 as? Page).map { "\($0.number)" } }.joined(separator: ", ")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { note("will turn to \(numbers(pendingViewControllers))") }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        note("has turned from \(numbers(previousViewControllers)), finished: \(finished), completed: \(completed)")
    }
}
