import UIKit

/// Every text style at the default content size.
public final class StylesViewController: SpecimenViewController {
    private static let styles: [(String, UIFont.TextStyle)] = [
        ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
        ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
    ]

    public override func write() {
        for (name, style) in Self.styles {
            let font = UIFont.preferredFont(forTextStyle: style)
            add(Self.label("\(name), \(Int(font.pointSize)) points", font))
        }
        caption("A paragraph as an application would set it")
        let text = Self.label(
            """
            Transitions are drawn in virtual time. What stands still is drawn once; what moves is drawn where it is, \
            between pixels too.
            """, .preferredFont(forTextStyle: .body), .darkGray)
        text.numberOfLines = 0
        add(text)
    }
}
