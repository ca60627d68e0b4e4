import UIKit

// Pages of letters, from the first to the last.
public final class ShelfViewController: UIPageViewController, UIPageViewControllerDataSource {
    private let letters = [LetterViewController(), LetterViewController(), LetterViewController()]

    public init(_ style: TransitionStyle) {
        super.init(
            transitionStyle: style, navigationOrientation: .horizontal,
            options: style == .scroll ? [.interPageSpacing: 10] : nil)
        dataSource = self
        setViewControllers([letters[0]], direction: .forward, animated: false)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray5
        for (letter, color) in zip(letters, [UIColor.white, .systemGray6, .systemGroupedBackground]) {
            letter.view.backgroundColor = color
        }
    }

    private func letter(by distance: Int, from controller: UIViewController) -> UIViewController? {
        guard let index = letters.firstIndex(where: { $0 === controller }), letters.indices.contains(index + distance)
        else { return nil }
        return letters[index + distance]
    }

    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { letter(by: -1, from: viewController) }

    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { letter(by: 1, from: viewController) }

    public func presentationCount(for pageViewController: UIPageViewController) -> Int { letters.count }

    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        letters.firstIndex { $0 === viewControllers?.first } ?? 0
    }
}
