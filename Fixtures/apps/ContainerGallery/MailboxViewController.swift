import UIKit

// A list in the safe area under a navigation bar.
public final class MailboxViewController: UIViewController {
    private let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPink, .systemPurple, .systemTeal]
    private var rows: [UIView] = []

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Mailbox"
        tabBarItem.title = "Mail"
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// An icon of a sheet and a pen.
    private static let pen = UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in
        let sheet = UIBezierPath(roundedRect: CGRect(x: 2, y: 4, width: 16, height: 16), cornerRadius: 3)
        let pen = UIBezierPath()
        pen.move(to: CGPoint(x: 9, y: 13))
        pen.addLine(to: CGPoint(x: 19.5, y: 2.5))
        for path in [sheet, pen] {
            path.lineWidth = 1.5
            path.lineCapStyle = .round
            path.stroke()
        }
    }.withRenderingMode(.alwaysTemplate)

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: Self.pen, style: .plain, target: self,
            action: Selector("openLetter", MailboxViewController.openLetter))
        for color in colors {
            let row = UIView()
            row.backgroundColor = .white
            row.box(CGRect(x: 10, y: 9, width: 30, height: 30), color, radius: 7)
            row.box(CGRect(x: 50, y: 13, width: 70, height: 8), .darkGray)
            row.box(CGRect(x: 50, y: 28, width: 110, height: 6), .systemGray3)
            rows.append(row)
            view.addSubview(row)
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: area.minX, y: area.minY + 49 * CGFloat(index), width: area.width, height: 48)
        }
    }

    public func openLetter() {
        navigationController?.pushViewController(LetterViewController(), animated: true)
    }
}
