import UIKit

// As wide as its text, up to three quarters of the row; its lower edge gives way while the row has no height yet.
final class BubbleRow: UIView {
    convenience init(_ text: String, isMine: Bool) {
        self.init(frame: .zero)
        let bubble = UIView(isMine ? .systemBlue : .systemGray5, radius: 18)
        let label = UILabel(text, .body, isMine ? .white : .label)
        add(bubble)
        bubble.add(label)
        bubble.directionalLayoutMargins = NSDirectionalEdgeInsets(14, 8)
        NSLayoutConstraint.activate(
            label.fills(bubble.layoutMarginsGuide) + [
                bubble.topAnchor.constraint(equalTo: topAnchor),
                bubble.bottomAnchor.constraint(equalTo: bottomAnchor).with(.almostRequired),
                bubble.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.75),
                bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
                isMine
                    ? bubble.trailingAnchor.constraint(equalTo: trailingAnchor)
                    : bubble.leadingAnchor.constraint(equalTo: leadingAnchor),
            ])
    }
}
