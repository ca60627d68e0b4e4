import UIKit

/// Attributed strings.
public final class LooksViewController: SpecimenViewController {
    public override func write() {
        caption("Colours, weights and sizes on one baseline")
        let mixed = NSMutableAttributedString(string: "")
        mixed.append(piece("Small ", [.font: UIFont.systemFont(ofSize: 13)]))
        mixed.append(piece("Large ", [.font: UIFont.systemFont(ofSize: 34, weight: .bold)]))
        mixed.append(piece("red ", [.foregroundColor: UIColor.systemRed]))
        mixed.append(piece("marked", [.backgroundColor: UIColor.systemYellow]))
        add(mixed)
        caption("Underlined, thick, double, struck through")
        let ruled = NSMutableAttributedString(string: "")
        let styles: [NSUnderlineStyle] = [.single, .thick, .double]
        for style in styles {
            ruled.append(piece("Typography", [.underlineStyle: style.rawValue]))
            ruled.append(piece(" "))
        }
        ruled.append(piece("gone", [.strikethroughStyle: 1, .strikethroughColor: UIColor.systemRed]))
        add(ruled)
        caption("Kern −1, 0, 2, 5")
        let kerned = NSMutableAttributedString(string: "")
        for kern in [-1, 0, 2, 5] { kerned.append(piece("Space ", [.kern: kern])) }
        add(kerned)
        caption("Raised and lowered")
        let raised = NSMutableAttributedString(string: "")
        raised.append(piece("E = mc"))
        raised.append(piece("2", [.baselineOffset: 7, .font: UIFont.systemFont(ofSize: 11)]))
        raised.append(piece(", H"))
        raised.append(piece("2", [.baselineOffset: -4, .font: UIFont.systemFont(ofSize: 11)]))
        raised.append(piece("O"))
        add(raised)
        caption("Lines 28 points apart, the first indented")
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 28
        style.maximumLineHeight = 28
        style.firstLineHeadIndent = 24
        add(piece("A paragraph has a shape of its own, whatever its words are about.", [.paragraphStyle: style]))
        caption("With a shadow")
        let label = Self.label("Engraved", .systemFont(ofSize: 28, weight: .heavy), .darkGray)
        label.shadowColor = .lightGray
        label.shadowOffset = CGSize(width: 1, height: 2)
        add(label)
    }

    private func piece(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        var all: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        all.merge(attributes) { _, new in new }
        return NSAttributedString(string: text, attributes: all)
    }

    private func add(_ text: NSAttributedString) {
        let label = UILabel()
        label.attributedText = text
        label.numberOfLines = 0
        add(label)
    }
}
