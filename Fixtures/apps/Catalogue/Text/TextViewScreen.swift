import UIKit

public final class TextViewScreen: SamplesViewController {
    public let note = UITextView()

    public override func viewDidLoad() {
        super.viewDidLoad()
        note.text = "Milk, bread and butter.\nApples if there are any."
        note.font = .preferredFont(forTextStyle: .body)
        note.backgroundColor = .secondarySystemBackground
        note.layer.cornerRadius = 8
        note.isScrollEnabled = false
        addWide("As high as its text", note)
        addWide("With links, not editable", story)
        let scrolling = UITextView()
        scrolling.text = (1...12).map { "Line \($0) of a longer text" }.joined(separator: "\n")
        scrolling.font = .preferredFont(forTextStyle: .subheadline)
        scrolling.textColor = .secondaryLabel
        scrolling.layer.borderWidth = 1
        scrolling.layer.borderColor = UIColor.separator.cgColor
        scrolling.heightAnchor.constraint(equalToConstant: 84).isActive = true
        scrolling.contentOffset.y = 20
        addWide("Scrolling", scrolling)
        let centred = UITextView()
        centred.text = "Centred, and from the middle\nto both sides."
        centred.textAlignment = .center
        centred.font = .systemFont(ofSize: 15, weight: .medium)
        centred.isScrollEnabled = false
        addWide("Centred", centred)
    }

    private var story: UITextView {
        let text = NSMutableAttributedString(
            string: "The bold fox reads ", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        text.addAttributes(
            [.font: UIFont.boldSystemFont(ofSize: 17)], range: NSRange(location: 4, length: 8))
        text.append(
            NSAttributedString(
                string: "the rules of hounds",
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .body),
                    .link: URL(fileURLWithPath: "/rules"), .underlineStyle: NSUnderlineStyle.single.rawValue,
                ]))
        let view = UITextView()
        view.attributedText = text
        view.isEditable = false
        view.isScrollEnabled = false
        return view
    }
}
