import UIKit

// A header over lines of text, which says nothing of its presentation; in the custom style a drawer.
public final class DetailViewController: UIViewController, UIViewControllerTransitioningDelegate {
    private let header = UIView()
    private let lines = (0..<6).map { _ in UIView() }

    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Detail"
        view.backgroundColor = .systemYellow
        header.backgroundColor = .systemPurple
        for line in lines { line.backgroundColor = .systemBrown }
        ([header] + lines).forEach(view.addSubview)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        header.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 44)
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(
                x: area.minX + 20, y: area.minY + 64 + CGFloat(index) * 24,
                width: (area.width - 40) * (index % 3 == 2 ? 0.6 : 1), height: 10)
        }
    }

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        DrawerPresentationController(presentedViewController: presented, presenting: presenting)
    }
}
