import UIKit

// A board of tiles that presents a note: as a sheet, as a popover, on its other side, under a corner of it; and an article.
public final class BoardViewController: UIViewController {
    private let handle = UIView()
    private let board = UIView()
    private let note = NoteViewController()
    private let first: [UIColor] = [
        .systemOrange, .systemTeal, .systemPink, .systemIndigo, .systemGreen, .systemYellow,
    ]
    private let second: [UIColor] = [.systemPurple, .systemMint, .systemBlue, .systemRed, .systemBrown, .systemCyan]
    private var isTurned = false

    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        handle.backgroundColor = .systemBlue
        handle.layer.cornerRadius = 8
        board.backgroundColor = .white
        for color in first { board.addTile(color) }
        [board, handle].forEach(view.addSubview)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
        handle.frame = CGRect(x: area.maxX - 90, y: area.minY, width: 90, height: 34)
        board.frame = area.inset(by: UIEdgeInsets(top: 54, left: 0, bottom: 0, right: 0))
        board.layOutTiles()
    }

    public func showSheet() {
        note.modalPresentationStyle = .pageSheet
        if let sheet = note.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
        present(note, animated: true)
    }

    // At full height.
    public func showNote() { present(note, animated: true) }

    public func showAnotherNote() { note.present(NoteViewController(), animated: true) }

    public func expandSheet() {
        guard let sheet = note.sheetPresentationController else { return }
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }

    public func showPopover() {
        note.modalPresentationStyle = .popover
        note.preferredContentSize = CGSize(width: 300, height: 220)
        note.popoverPresentationController?.sourceView = handle
        present(note, animated: true)
    }

    public func showArticle() {
        let article = ArticleViewController()
        article.modalPresentationStyle = .fullScreen
        article.transitioningDelegate = article
        present(article, animated: true)
    }

    public func turnOver() { cover(.flipHorizontal) }
    public func liftCorner() { cover(.partialCurl) }

    private func cover(_ style: UIModalTransitionStyle) {
        note.modalPresentationStyle = .fullScreen
        note.modalTransitionStyle = style
        present(note, animated: true)
    }

    // Other tiles on the next page, and back to the ones before.
    public func turnPage() {
        isTurned.toggle()
        let colors = isTurned ? second : first
        UIView.transition(
            with: board, duration: 0.8, options: isTurned ? .transitionCurlUp : .transitionCurlDown,
            animations: { zip(self.board.subviews, colors).forEach { $0.backgroundColor = $1 } })
    }
}

extension UIView {
    fileprivate func addTile(_ color: UIColor) {
        let tile = UIView()
        tile.backgroundColor = color
        tile.layer.cornerRadius = 12
        addSubview(tile)
    }

    // Two in a row.
    fileprivate func layOutTiles() {
        let (width, height) = ((bounds.width - 36) / 2, (bounds.height - 48) / 3)
        for (index, tile) in subviews.enumerated() {
            tile.frame = CGRect(
                x: 12 + CGFloat(index % 2) * (width + 12), y: 12 + CGFloat(index / 2) * (height + 12), width: width,
                height: height)
        }
    }
}
