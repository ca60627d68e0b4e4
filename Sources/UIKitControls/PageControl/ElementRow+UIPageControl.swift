extension ElementRow {
    package static let pageControl = ElementRow(
        UIPageControl.self, "pageControl", isPartOfSystem: true,
        attributes: [
            .integer("numberOfPages", in: 0...10_000) { $0.numberOfPages = $1 },
            .integer("currentPage") { $0.currentPage = $1 },
            .flag("hidesForSinglePage") { $0.hidesForSinglePage = $1 },
            .flag("defersCurrentPageDisplay") { $0.defersCurrentPageDisplay = $1 },
            .choice("backgroundStyle") { $0.backgroundStyle = $1 },
            .color("pageIndicatorTintColor") { $0.pageIndicatorTintColor = $1 },
            .color("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = $1 },
            .image("preferredIndicatorImage") { $0.preferredIndicatorImage = $1 },
        ],
        content: .pageControl,
        outlets: {
            [
                Outlet("numberOfPages", \UIPageControl.numberOfPages),
                Outlet("currentPage", \UIPageControl.currentPage),
                Outlet("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
                Outlet("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
            ]
        })
}

extension ElementContent {
    /// The element of a page control.
    fileprivate static let pageControl = ElementContent(
        "pageControl", "The view is a row of dots, one for each page.",
        fields: [
            .number("pages", in: 1...100, isRequired: true) { $0.numberOfPages = Int($1) },
            .number("current", "The page that is marked, counted from 0.", in: 0...99, standard: 0) {
                $0.currentPage = Int($1)
            },
            .color("color", "The color of the dots. Default: translucent white.") { $0.pageIndicatorTintColor = $1 },
            .color("currentColor", "The color of the dot of the current page. Default: white.") {
                $0.currentPageIndicatorTintColor = $1
            },
        ]
    ) { UIPageControl() }
}

extension UIPageControl.BackgroundStyle: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}
