extension ElementRow {
    package static let visualEffectView = ElementRow(
        UIVisualEffectView.self, "visualEffectView",
        attributes: [
            .effect("blurEffect") { $0.effect = UIBlurEffect(style: UIBlurEffect.Style(archived: $1) ?? .regular) },
            .effect("vibrancyEffect") {
                $0.effect = UIVibrancyEffect(
                    blurEffect: UIBlurEffect(style: UIBlurEffect.Style(archived: $1) ?? .regular))
            },
            .member("contentView") { $0.contentView },
        ])
}

extension UIBlurEffect.Style: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}
