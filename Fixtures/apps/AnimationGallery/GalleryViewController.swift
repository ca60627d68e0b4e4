import UIKit

/// A light screen that begins to move a tenth of a second after it has appeared.
open class GalleryViewController: UIViewController {
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

    /// Puts everything in its place.
    open func setUp() {}

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.begin() }
    }

    open func begin() {}
}
