import UIKit

/// Alignment, line breaks, truncation.
public final class LinesViewController: SpecimenViewController {
    private static let sentence = "The quick brown fox jumps over the lazy dog, again and again, until it rests."

    public override func write() {
        caption("Left, center, right, justified")
        for alignment in [NSTextAlignment.left, .center, .right, .justified] {
            add(lines(.byWordWrapping, 3, alignment), width: 240)
        }
        caption("Truncated at the tail, in the middle, at the head; clipped")
        for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byClipping] {
            add(lines(mode, 1, .natural), width: 240, gap: 4)
        }
        caption("Two lines and an ellipsis; broken between characters")
        add(lines(.byTruncatingTail, 2, .natural), width: 200)
        add(lines(.byCharWrapping, 2, .natural), width: 200)
        caption("Smaller, until it fits")
        let label = Self.label("Adjusts its size to fit the width", .systemFont(ofSize: 24))
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        add(label, width: 200)
    }

    private func lines(_ mode: NSLineBreakMode, _ count: Int, _ alignment: NSTextAlignment) -> UILabel {
        let label = Self.label(Self.sentence, .systemFont(ofSize: 15))
        label.numberOfLines = count
        label.lineBreakMode = mode
        label.textAlignment = alignment
        label.backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
        return label
    }
}
