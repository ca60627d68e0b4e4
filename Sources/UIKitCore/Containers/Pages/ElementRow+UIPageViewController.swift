internal import FrameStoryboards

extension ElementRow {
    package static let pageViewController = ElementRow(
        UIPageViewController.self, "pageViewController", role: .controller,
        attributes: [.readByInstance(.interPageSpacing)],
        instance: { object in
            UIPageViewController(
                transitionStyle: object[.transitionStyle] == "scroll" ? .scroll : .pageCurl,
                navigationOrientation: object[.navigationOrientation] == "vertical" ? .vertical : .horizontal,
                options: [
                    .spineLocation:
                        (object[.spineLocation].flatMap(UIPageViewController.SpineLocation.init(archived:)) ?? .min)
                        .rawValue,
                    .interPageSpacing: object[.interPageSpacing] ?? 0,
                ])
        })
}

extension AttributeKey<String> {
    fileprivate static let transitionStyle = AttributeKey("transitionStyle")
    fileprivate static let navigationOrientation = AttributeKey("navigationOrientation")
    fileprivate static let spineLocation = AttributeKey("spineLocation")
}

extension AttributeKey<Double> {
    fileprivate static let interPageSpacing = AttributeKey("interPageSpacing")
}

extension UIPageViewController.SpineLocation: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}
