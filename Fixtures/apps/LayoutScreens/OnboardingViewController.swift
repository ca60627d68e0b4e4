import UIKit

// Three pages beside each other in a scroll view, and a button that turns them.
public final class OnboardingViewController: UIViewController {
    private let scroll = UIScrollView()
    private let pages = UIStackView(.horizontal, [])
    private var dots: [(view: UIView, width: NSLayoutConstraint)] = []
    private var current = 0

    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let texts: [(String, String, UIColor, UIColor)] = [
            (
                "All your walks", "Every path you take is drawn on the map, even without a signal.", .systemGreen,
                .systemTeal
            ),
            (
                "Together", "Share a walk with friends and see who is waiting at the next bench.", .systemOrange,
                .systemPink
            ),
            ("Ready", "Your first walk begins at your door.", .systemIndigo, .systemPurple),
        ]
        for (title, text, top, bottom) in texts { pages.addArrangedSubview(Page(title, text, top, bottom)) }
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.contentInsetAdjustmentBehavior = .never

        var look = UIButton.Configuration.filled()
        look.title = "Continue"
        let button = UIButton(configuration: look)
        let marks = UIStackView(.horizontal, spacing: 8, makeDots())
        view.add(scroll, marks, button)
        scroll.add(pages)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate(
            pages.fills(scroll.contentLayoutGuide)
                + pages.arrangedSubviews.map { $0.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor) }
                + [
                    pages.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
                    scroll.topAnchor.constraint(equalTo: safeArea.topAnchor),
                    scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    marks.topAnchor.constraint(equalTo: scroll.bottomAnchor, constant: 16),
                    marks.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    button.topAnchor.constraint(equalTo: marks.bottomAnchor, constant: 24),
                    button.heightAnchor.constraint(equalToConstant: 50),
                    button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    button.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor).with(.defaultHigh),
                    button.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
                    button.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -20),
                ])
    }

    // Where one reads from right to left, the first page is at the right end of the content.
    public override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        view.layoutIfNeeded()
        show(page: current, animated: false)
    }

    public func showNextPage() { show(page: current + 1, animated: true) }

    private func show(page: Int, animated: Bool) {
        current = page
        scroll.scrollRectToVisible(pages.arrangedSubviews[page].frame, animated: animated)
        UIView.animate(withDuration: animated ? 0.3 : 0) {
            for (index, dot) in self.dots.enumerated() {
                dot.width.constant = index == page ? 24 : 8
                dot.view.backgroundColor = index == page ? .systemBlue : .systemGray4
            }
            self.view.layoutIfNeeded()
        }
    }

    private func makeDots() -> [UIView] {
        dots = pages.arrangedSubviews.map { _ in
            let dot = UIView(.systemGray4, radius: 4)
            return (dot, dot.widthAnchor.constraint(equalToConstant: 8))
        }
        NSLayoutConstraint.activate(dots.flatMap { [$0.width, $0.view.heightAnchor.constraint(equalToConstant: 8)] })
        return dots.map(\.view)
    }
}

// A round picture and two texts; guides of equal height above and below keep them a little above the middle.
private final class Page: UIView {
    convenience init(_ title: String, _ text: String, _ top: UIColor, _ bottom: UIColor) {
        self.init(frame: .zero)
        let picture = PictureView(top, bottom, radius: 40)
        let texts = UIStackView(
            .vertical, spacing: 12, [UILabel(title, .largeTitle), UILabel(text, .body, .secondaryLabel)])
        for case let label as UILabel in texts.arrangedSubviews { label.textAlignment = .center }
        let (above, below) = (UILayoutGuide(), UILayoutGuide())
        add(picture, texts)
        addLayoutGuide(above)
        addLayoutGuide(below)
        NSLayoutConstraint.activate([
            above.topAnchor.constraint(equalTo: topAnchor),
            picture.topAnchor.constraint(equalTo: above.bottomAnchor),
            texts.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 40),
            below.topAnchor.constraint(equalTo: texts.bottomAnchor),
            below.bottomAnchor.constraint(equalTo: bottomAnchor),
            below.heightAnchor.constraint(equalTo: above.heightAnchor, multiplier: 1.5),
            below.heightAnchor.constraint(greaterThanOrEqualToConstant: 16),

            picture.centerXAnchor.constraint(equalTo: centerXAnchor),
            picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
            picture.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.45),
            texts.centerXAnchor.constraint(equalTo: centerXAnchor),
            texts.widthAnchor.constraint(equalTo: widthAnchor, constant: -64).with(.defaultHigh),
            texts.widthAnchor.constraint(lessThanOrEqualToConstant: 440),
        ])
    }
}
