import UIKit

/// What the screens of the shop have in common.
@objcMembers open class BaseViewController: UIViewController, UIScrollViewDelegate {
    public let scroll = UIScrollView()

    open override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = view.bounds
        scroll.contentSize = CGSizeMake(view.bounds.width, 1_200)
        scroll.delegate = self
        view.addSubview(scroll)
    }
}
