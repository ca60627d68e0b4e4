import UIKit

/// A card that opens and closes.
class CardView: UIView {
    @objc dynamic var isOpen = false
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemTeal
        title.text = "Card"
        title.frame = CGRect(x: 8, y: 8, width: 60, height: 20)
        addSubview(title)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    /// Opens the card in half a second.
    func open(completion: @escaping () -> Void = {}) {
        UIView.animate(withDuration: 0.5) {
            self.alpha = 0.5
        } completion: { _ in
            self.isOpen = true
            NotificationCenter.default.post(name: CardView.didOpen, object: self)
            completion()
        }
    }

    /// Loads the title, which takes three seconds.
    func load() async throws -> String {
        try await Task.sleep(nanoseconds: 3_000_000_000)
        return "Loaded"
    }

    static let didOpen = Notification.Name("CardViewDidOpen")
}

extension UIView {
    @IBAction func fade() { alpha = 0.25 }
}
