import UIKit

// What a row of the mailbox opens.
public final class LetterViewController: UIViewController {
    private let page = UIView()

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Letter"
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        page.box(CGRect(x: 0, y: 0, width: 163, height: 90), .systemIndigo, radius: 10)
        for line in 0..<9 {
            let width: CGFloat = line % 4 == 3 ? 100 : 163
            page.box(CGRect(x: 0, y: 106 + 16 * CGFloat(line), width: width, height: 8), .systemGray4)
        }
        view.addSubview(page)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        page.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    }
}
