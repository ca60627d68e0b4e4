import UIKit

/// A light screen that begins to move a moment after it has appeared.
open class GalleryViewController: UIViewController {
    /// The delay in seconds; a tenth unless overridden.
    open var pause: TimeInterval { 0.1 }

    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        setUp()
    }

    /// Places the views.
    open func setUp() {}

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if pause == 0 { return begin() }
        DispatchQueue.main.asyncAfter(deadline: .now() + pause) { self.begin() }
    }

    open func begin() {}
}
