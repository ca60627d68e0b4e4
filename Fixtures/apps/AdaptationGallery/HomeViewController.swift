import UIKit

// A page of tiles with a button, from which a detail is presented in every style.
public final class HomeViewController: UIViewController {
    public let detail = DetailViewController()
    // Answers how presentations adapt; the system does if there is none.
    public var adaptor: Adaptor? {
        didSet { detail.presentationController?.delegate = adaptor }
    }
    private let button = UIView()
    private let tiles: [UIView] = [UIColor.systemOrange, .systemTeal, .systemPink, .systemIndigo, .systemGreen].map {
        let tile = UIView()
        tile.backgroundColor = $0
        tile.layer.cornerRadius = 12
        return tile
    }

    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 8
        ([button] + tiles).forEach(view.addSubview)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
        button.frame = CGRect(x: area.maxX - 90, y: area.minY, width: 90, height: 34)
        let columns = traitCollection.horizontalSizeClass == .regular ? 3 : 2
        let width = (area.width - CGFloat(columns - 1) * 16) / CGFloat(columns)
        for (index, tile) in tiles.enumerated() {
            tile.frame = CGRect(
                x: area.minX + CGFloat(index % columns) * (width + 16),
                y: area.minY + 54 + CGFloat(index / columns) * (width * 0.6 + 16), width: width, height: width * 0.6)
        }
    }

    public func show(_ style: UIModalPresentationStyle) {
        detail.modalPresentationStyle = style
        if style == .popover {
            detail.preferredContentSize = CGSize(width: 300, height: 220)
            detail.popoverPresentationController?.sourceView = button
        }
        if style == .custom { detail.transitioningDelegate = detail }
        detail.presentationController?.delegate = adaptor
        present(detail, animated: true)
    }
}
