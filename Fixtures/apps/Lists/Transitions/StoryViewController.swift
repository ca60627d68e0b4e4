import UIKit

// The article. A pan downward takes it back to its card.
final class StoryViewController: UIViewController {
    let card = StoryCardView()
    private let text = UILabel()
    // The animation makes the picture as high as the card.
    private(set) lazy var cardHeight = card.heightAnchor.constraint(equalToConstant: StoryViewController.fullCardHeight)
    static let fullCardHeight: CGFloat = 400
    private(set) var interaction: UIPercentDrivenInteractiveTransition?
    private let story: String
    private let number: Int

    init(_ story: String, number: Int) {
        self.story = story
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        story = ""
        number = 0
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        card.show(story, number: number)
        text.numberOfLines = 0
        text.font = .preferredFont(forTextStyle: .body)
        text.textColor = .secondaryLabel
        text.text =
            "Nobody has lived here since the lamp was replaced, and yet the windows are clean. On the first Sunday of "
            + "every month somebody comes across the sand, opens the door with a large key and winds the clock in the "
            + "hall. Asked for a reason, she says that it would stop otherwise."
        for subview in [card, text] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: view.topAnchor),
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            cardHeight,
            text.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 24),
            text.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("pan", StoryViewController.pan)))
    }

    private func pan(_ recognizer: UIPanGestureRecognizer) {
        let progress = max(0, recognizer.translation(in: view.window).y / 500)
        switch recognizer.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed:
            interaction?.update(progress)
        case .ended where progress > 0.4:
            interaction?.finish()
            interaction = nil
        case .ended, .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default:
            break
        }
    }
}
