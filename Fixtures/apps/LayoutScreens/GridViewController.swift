import UIKit

// Square photos in rows, three beside each other, five where there is room. The header gives way to the finger that scrolls.
public final class GridViewController: UIViewController, UIScrollViewDelegate {
    private let scroll = UIScrollView()
    private let rows = UIStackView(.vertical, spacing: 4, [])
    private let header = UIView(.systemBackground)
    private let choice = UIScrollView()
    private let chips = UIStackView(.horizontal, spacing: 8, [])
    private var headerHeight = NSLayoutConstraint()
    private static let (most, least): (CGFloat, CGFloat) = (116, 60)

    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        fillRows(count: 14, columns: traitCollection.horizontalSizeClass == .regular ? 5 : 3)
        scroll.delegate = self
        scroll.contentInsetAdjustmentBehavior = .never
        view.add(scroll, header)
        scroll.add(rows)
        fillHeader()
        let safeArea = view.safeAreaLayoutGuide
        headerHeight = header.bottomAnchor.constraint(equalTo: safeArea.topAnchor, constant: Self.most)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            headerHeight,

            scroll.topAnchor.constraint(equalTo: safeArea.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            rows.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: Self.most),
            rows.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            rows.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            rows.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
    }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        headerHeight.constant = max(Self.least, Self.most - scrollView.contentOffset.y)
        header.subviews.first?.alpha = (headerHeight.constant - Self.least) / (Self.most - Self.least)
    }

    // Where one reads from right to left, the first chip is at the right end of the content.
    public override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        view.layoutIfNeeded()
        if let first = chips.arrangedSubviews.first { choice.scrollRectToVisible(first.frame, animated: false) }
    }

    private func fillRows(count: Int, columns: Int) {
        let colors: [UIColor] = [
            .systemTeal, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemOrange, .systemYellow,
            .systemGreen,
        ]
        for row in 0..<count {
            let photos = (0..<columns).map { column in
                let index = row * columns + column
                return PictureView(colors[index % 8], colors[(index + 1 + index / 8 % 3) % 8])
            }
            let stack = UIStackView(.horizontal, spacing: 4, photos)
            stack.distribution = .fillEqually
            photos[0].heightAnchor.constraint(equalTo: photos[0].widthAnchor).isActive = true
            rows.addArrangedSubview(stack)
        }
    }

    // The title goes first; the chips stay.
    private func fillHeader() {
        let title = UILabel("Library", .largeTitle, lines: 1)
        for name in ["All", "Favorites", "Portraits", "Landscapes", "Screenshots", "Videos"] {
            let isChosen = name == "All"
            let chip = UIView(isChosen ? .systemBlue : .secondarySystemBackground, radius: 16)
            let label = UILabel(name, .subheadline, isChosen ? .white : .label, lines: 1)
            chip.add(label)
            chip.directionalLayoutMargins = NSDirectionalEdgeInsets(14, 6)
            NSLayoutConstraint.activate(
                label.fills(chip.layoutMarginsGuide) + [chip.heightAnchor.constraint(equalToConstant: 32)])
            chips.addArrangedSubview(chip)
        }
        choice.showsHorizontalScrollIndicator = false
        let hairline = UIView(.separator)
        header.clipsToBounds = true
        header.add(title, choice, hairline)
        choice.add(chips)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate(
            chips.fills(choice.contentLayoutGuide) + [
                chips.heightAnchor.constraint(equalTo: choice.frameLayoutGuide.heightAnchor),
                title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                title.bottomAnchor.constraint(equalTo: choice.topAnchor, constant: -16),
                choice.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                choice.trailingAnchor.constraint(equalTo: header.trailingAnchor),
                choice.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -14),
                hairline.leadingAnchor.constraint(equalTo: header.leadingAnchor),
                hairline.trailingAnchor.constraint(equalTo: header.trailingAnchor),
                hairline.bottomAnchor.constraint(equalTo: header.bottomAnchor),
                hairline.heightAnchor.constraint(equalToConstant: 0.5),
            ])
    }
}
