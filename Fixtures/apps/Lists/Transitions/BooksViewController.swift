import UIKit

// A shelf of books as a grid or a list. The layout changes at once or as far as two fingers pinch.
public final class BooksViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let grid = UICollectionViewFlowLayout()
    private let list = UICollectionViewFlowLayout()
    private lazy var collection = UICollectionView(frame: view.bounds, collectionViewLayout: grid)
    private var transition: UICollectionViewTransitionLayout?

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Books"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        for layout in [grid, list] {
            layout.minimumLineSpacing = 12
            layout.minimumInteritemSpacing = 12
            layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        }
        grid.itemSize = CGSize(width: 111, height: 150)
        list.itemSize = CGSize(width: 358, height: 72)
        collection.backgroundColor = .systemBackground
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.dataSource = self
        collection.delegate = self
        collection.register(BookCell.self, forCellWithReuseIdentifier: "Book")
        view.addSubview(collection)
        collection.addGestureRecognizer(
            UIPinchGestureRecognizer(target: self, action: Selector("pinch", BooksViewController.pinch)))
    }

    public func toggleLayout() {
        collection.setCollectionViewLayout(collection.collectionViewLayout === grid ? list : grid, animated: true)
    }

    private func pinch(_ recognizer: UIPinchGestureRecognizer) {
        let progress = max(0, min(1, (recognizer.scale - 1) / 1.5))
        switch recognizer.state {
        case .began:
            let next = collection.collectionViewLayout === grid ? list : grid
            transition = collection.startInteractiveTransition(to: next) { [weak self] _, _ in self?.transition = nil }
        case .changed:
            transition?.transitionProgress = progress
            transition?.invalidateLayout()
        case .ended where progress > 0.5:
            collection.finishInteractiveTransition()
        case .ended, .cancelled, .failed:
            collection.cancelInteractiveTransition()
        default:
            break
        }
    }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 24 }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Book", for: indexPath)
        (cell as? BookCell)?.show(indexPath.item)
        return cell
    }
}

// A cover, with the title below it where the cell is high, and beside it where it is wide.
final class BookCell: UICollectionViewCell {
    private let cover = UIImageView()
    private let title = UILabel()

    required init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 10
        contentView.clipsToBounds = true
        cover.contentMode = .scaleAspectFill
        cover.clipsToBounds = true
        title.font = .preferredFont(forTextStyle: .subheadline)
        contentView.addSubview(cover)
        contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        if bounds.width > bounds.height {
            cover.frame = CGRect(x: 0, y: 0, width: bounds.height, height: bounds.height)
            title.frame = CGRect(
                x: bounds.height + 14, y: 0, width: max(0, bounds.width - bounds.height - 28), height: bounds.height)
        } else {
            cover.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - 32))
            title.frame = CGRect(x: 8, y: bounds.height - 32, width: max(0, bounds.width - 16), height: 32)
        }
    }

    func show(_ number: Int) {
        cover.image = Photo.image(number)
        title.text = "Volume \(number + 1)"
    }
}
