import UIKit

// Cards, each of which grows into an article over the whole screen.
public final class TodayViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate,
    UIViewControllerTransitioningDelegate
{
    private let stories = ["The lighthouse", "Bread at five", "A clock without hands", "Forty apples", "Low tide"]
    private lazy var collection = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    private var opened: IndexPath?

    public override func viewDidLoad() {
        super.viewDidLoad()
        collection.backgroundColor = .systemBackground
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.dataSource = self
        collection.delegate = self
        collection.register(StoryCardCell.self, forCellWithReuseIdentifier: "Card")
        view.addSubview(collection)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(320))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 24
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 24, trailing: 20)
        return UICollectionViewCompositionalLayout(section: section)
    }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        stories.count
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
        (cell as? StoryCardCell)?.card.show(stories[indexPath.item], number: indexPath.item + 3)
        return cell
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        opened = indexPath
        let story = StoryViewController(stories[indexPath.item], number: indexPath.item + 3)
        story.modalPresentationStyle = .fullScreen
        story.transitioningDelegate = self
        present(story, animated: true)
    }

    // The card from which the article has grown, and its frame in a view.
    func openedCard(in view: UIView) -> (cell: UICollectionViewCell, frame: CGRect)? {
        guard let opened, let cell = collection.cellForItem(at: opened) else { return nil }
        return (cell, cell.convert(cell.bounds, to: view))
    }

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { GrowAnimator(isPresenting: true) }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { GrowAnimator(isPresenting: false) }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        (presentedViewController as? StoryViewController)?.interaction
    }
}

final class StoryCardCell: UICollectionViewCell {
    let card = StoryCardView()

    required init(frame: CGRect) {
        super.init(frame: frame)
        card.frame = contentView.bounds
        card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.layer.cornerRadius = 16
        contentView.addSubview(card)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.2) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
            }
        }
    }
}

// A picture with a title, on a card and at the top of an article.
final class StoryCardView: UIView {
    private let picture = UIImageView()
    private let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        title.font = .preferredFont(forTextStyle: .title1)
        title.textColor = .white
        for view in [picture, title] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: topAnchor),
            picture.bottomAnchor.constraint(equalTo: bottomAnchor),
            picture.leadingAnchor.constraint(equalTo: leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: trailingAnchor),
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ title: String, number: Int) {
        self.title.text = title
        picture.image = Photo.image(number, size: CGSize(width: 390, height: 390))
    }
}
