import UIKit

// A head and a list of rows, of which the lowest sheet shows the head.
final class StopsViewController: UIViewController {
    private let head = UIView()
    private let scroll = UIScrollView()

    // The height that the constraints of the head give it, where it is as wide as the sheet.
    var headHeight: CGFloat {
        loadViewIfNeeded()
        return head.systemLayoutSizeFitting(
            CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // Beside the home indicator, the lowest sheet has room for half a row.
    func showList() { scroll.alpha = 1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        fillHead()
        let names = [
            "Harbour", "Old market", "University library", "Botanical garden", "Observatory", "Stadium",
            "Southern cemetery",
            "Allotments", "Bathing beach", "Lighthouse", "Depot",
        ]
        let list = UIStackView(.vertical, names.enumerated().map { stop($1, minutes: 2 + 3 * $0) })
        scroll.alwaysBounceVertical = true
        scroll.alpha = 0
        view.add(head, scroll)
        scroll.add(list)
        NSLayoutConstraint.activate(
            list.fills(scroll.contentLayoutGuide) + [
                head.topAnchor.constraint(equalTo: view.topAnchor),
                head.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                head.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                scroll.topAnchor.constraint(equalTo: head.bottomAnchor),
                scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                list.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            ])
    }

    private func fillHead() {
        let texts = UIStackView(
            .vertical, spacing: 2,
            [UILabel("Line 7", .title2), UILabel("Harbour to Depot, every six minutes", .subheadline, .secondaryLabel)])
        let badge = UIView(.systemRed, radius: 10).sized(44, 44)
        let mark = Symbol.star.view(.white)
        let row = UIStackView(.horizontal, spacing: 14, alignment: .center, [badge, texts])
        badge.add(mark)
        head.add(row)
        head.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: 20, bottom: 16, trailing: 20)
        head.insetsLayoutMarginsFromSafeArea = false
        NSLayoutConstraint.activate(
            row.fills(head.layoutMarginsGuide) + [
                mark.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
                mark.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
            ])
    }

    private func stop(_ name: String, minutes: Int) -> UIView {
        let dot = UIView(.systemRed, radius: 5).sized(10, 10)
        let row = UIStackView(
            .horizontal, spacing: 14, alignment: .center,
            [
                dot, UILabel(name, .body),
                UILabel("\(minutes) min", .subheadline, .secondaryLabel, lines: 1).keepsItsWidth(),
            ])
        row.pad(NSDirectionalEdgeInsets(20, 0))
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 48).isActive = true
        return row
    }
}
