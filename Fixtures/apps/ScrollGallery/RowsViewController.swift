import UIKit

// A list of colored rows, made of frames.
public final class RowsViewController: UIViewController {
    private let list = UIScrollView()
    private let count: Int

    public init(rows count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        count = 0
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        let height: CGFloat = 44
        for index in 0..<count {
            let row = UIView(
                frame: CGRect(
                    x: 8, y: CGFloat(index) * height + 4, width: view.bounds.width - 16, height: height - 8))
            row.autoresizingMask = .flexibleWidth
            row.backgroundColor = UIColor(
                hue: CGFloat(index) / CGFloat(count), saturation: 0.45, brightness: 0.95, alpha: 1)
            row.layer.cornerRadius = 8
            list.addSubview(row)
        }
        list.contentSize = CGSize(width: view.bounds.width, height: CGFloat(count) * height)
    }

    public func goTo(row: Int) {
        list.setContentOffset(CGPoint(x: 0, y: CGFloat(row) * 44), animated: true)
    }
}
