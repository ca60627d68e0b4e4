import UIKit

@objc public protocol CardViewControllerDelegate: NSObjectProtocol {
    @objc optional func cardDidAppear(_ card: CardViewController)
    @objc optional func cardWillClose(_ card: CardViewController)
    @objc optional func card(_ card: CardViewController, mayCloseWith sender: Any) -> Bool
}

/// A card over the list.
public class CardViewController: UIViewController {
    public weak var delegate: CardViewControllerDelegate?
    @objc dynamic public internal(set) var openings = 0
    public var shop: NSObject? {
        get { objc_getAssociatedObject(self, &shopKey) as? NSObject }
        set { objc_setAssociatedObject(self, &shopKey, newValue, .OBJC_ASSOCIATION_ASSIGN) }
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
        view.layer.cornerRadius = 24
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close(_:))))
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        openings += 1
        delegate?.cardDidAppear?(self)
        NotificationCenter.default.post(name: .cardDidAppear, object: self)
    }

    @objc func close(_ sender: Any) {
        guard delegate?.card?(self, mayCloseWith: sender) ?? true else { return }
        delegate?.cardWillClose?(self)
        dismiss(animated: true)
    }
}

private var shopKey: UInt8 = 0

extension Notification.Name {
    static let cardDidAppear = Notification.Name("cardDidAppear")
}
