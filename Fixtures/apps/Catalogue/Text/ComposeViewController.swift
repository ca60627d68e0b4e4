import UIKit

// A note that grows with its text, and a bar above the keyboard.
public final class ComposeViewController: UIViewController, UITextViewDelegate {
    public let note = UITextView()
    private let count = UILabel()
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        note.font = .preferredFont(forTextStyle: .body)
        note.backgroundColor = .secondarySystemGroupedBackground
        note.layer.cornerRadius = 10
        note.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
        note.isScrollEnabled = false
        note.delegate = self
        note.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(note)
        NSLayoutConstraint.activate([
            note.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            note.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            note.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        bar.backgroundColor = .secondarySystemBackground
        count.frame = CGRect(x: 16, y: 0, width: 288, height: 44)
        count.textAlignment = .right
        count.font = .preferredFont(forTextStyle: .footnote)
        count.textColor = .secondaryLabel
        bar.addSubview(count)
        note.inputAccessoryView = bar
        textViewDidChange(note)
    }

    public func textViewDidChange(_ textView: UITextView) {
        count.text = "\(textView.text.count) of 140"
    }

    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { textView.text.count - range.length + text.count <= 140 }
}
