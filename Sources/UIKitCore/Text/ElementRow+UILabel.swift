internal import QuartzCore

extension ElementRow {
    package static let label = ElementRow(
        UILabel.self, "label",
        attributes: [
            .font("fontDescription") { $0.font = $1 },
            .text("text") { $0.text = $1 },
            .color("textColor") { $0.textColor = $1 },
            .choice("textAlignment") { $0.textAlignment = $1 },
            .choice("lineBreakMode") { $0.lineBreakMode = $1 },
            .integer("numberOfLines", in: 0...10_000_000) { $0.numberOfLines = $1 },
            .flag("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 },
            .flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 },
            .number("minimumScaleFactor") { $0.minimumScaleFactor = $1 },
            .number("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = $1 },
            .color("highlightedColor") { $0.highlightedTextColor = $1 },
            .color("shadowColor") { $0.shadowColor = $1 },
            .size("shadowOffset") { $0.shadowOffset = $1 },
            .flag("enabled") { $0.isEnabled = $1 },
            .flag("highlighted") { $0.isHighlighted = $1 },
            .choice("baselineAdjustment") { $0.baselineAdjustment = $1 },
            .attributedText("attributedText") { $0.attributedText = $1 },
        ],
        outlets: {
            [
                Outlet("text", \UILabel.text), Outlet("textColor", \UILabel.textColor), Outlet("font", \UILabel.font),
                Outlet("textAlignment", \UILabel.textAlignment), Outlet("numberOfLines", \UILabel.numberOfLines),
            ]
        })
}

extension UIBaselineAdjustment: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension NSTextAlignment: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension NSLineBreakMode: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        [
            "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
            "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
            "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
            "middleTruncation": .byTruncatingMiddle,
        ]
    }
}
