import UIKit

public final class PageControlScreen: SamplesViewController {
    public let first = UIPageControl()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        first.numberOfPages = 5
        first.currentPage = 1
        addWide("Five pages", first)
        add(3, "Tinted") {
            $0.pageIndicatorTintColor = .systemYellow
            $0.currentPageIndicatorTintColor = .systemRed
        }
        add(4, "Prominent") { $0.backgroundStyle = .prominent }
        add(40, "More than fit") { $0.currentPage = 20 }
        add(4, "With images") {
            $0.preferredIndicatorImage = UIImage(systemName: "star")
            $0.setIndicatorImage(UIImage(systemName: "heart"), forPage: 2)
        }
        add(4, "With progress") {
            $0.currentPage = 1
            $0.progress = UIPageControlProgress()
            $0.progress?.currentProgress = 0.6
        }
        add(4, "From right to left") { $0.semanticContentAttribute = .forceRightToLeft }
        add(1, "One page, hidden") { $0.hidesForSinglePage = true }
    }

    private func add(_ pages: Int, _ caption: String, _ change: (UIPageControl) -> Void) {
        let control = UIPageControl()
        control.numberOfPages = pages
        change(control)
        addWide(caption, control)
    }
}
