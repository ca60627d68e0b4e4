import UIKit

// Pages beside each other, one for each flick.
public final class StoriesViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private let layout = UICollectionViewFlowLayout()
    private lazy var pages = UICollectionView(frame: .zero, collectionViewLayout: layout)

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        pages.isPagingEnabled = true
        pages.showsHorizontalScrollIndicator = false
        pages.backgroundColor = .clear
        pages.dataSource = self
        pages.delegate = self
        pages.register(StoryCell.self, forCellWithReuseIdentifier: "Story")
        pages.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pages)
        NSLayoutConstraint.activate([
            pages.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            pages.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            pages.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            pages.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Story", for: indexPath)
        (cell as? StoryCell)?.show(indexPath.item)
        return cell
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { collectionView.bounds.size }

    public func showStory(_ number: Int) {
        pages.scrollToItem(at: IndexPath(item: number, section: 0), at: .centeredHorizontally, animated: true)
    }
}

final class StoryCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let label = UILabel()

    required init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.layer.cornerRadius = 24
        picture.clipsToBounds = true
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.textColor = .white
        for view in [picture, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            label.leadingAnchor.constraint(equalTo: picture.leadingAnchor, constant: 24),
            label.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: -24),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ number: Int) {
        picture.image = Photo.image(number, size: CGSize(width: 358, height: 600))
        label.text = "Story \(number + 1)"
    }
}
