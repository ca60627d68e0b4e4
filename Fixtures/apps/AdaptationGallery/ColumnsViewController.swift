import UIKit

// Two columns side by side in a wide window; the second one, which defines a context, alone in a narrow one.
public final class ColumnsViewController: UIViewController {
    private let side = UIView()
    private let content: HomeViewController

    public init(content: HomeViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        content = HomeViewController()
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        side.backgroundColor = .systemGray4
        view.addSubview(side)
        addChild(content)
        content.definesPresentationContext = true
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width: CGFloat = traitCollection.horizontalSizeClass == .regular ? 260 : 0
        side.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height)
        content.view.frame = view.bounds.inset(by: UIEdgeInsets(top: 0, left: width, bottom: 0, right: 0))
    }
}
