internal import QuartzCore

extension ElementRow {
    package static let scrollView = ElementRow(
        UIScrollView.self, "scrollView",
        attributes: [
            .flag("pagingEnabled") { $0.isPagingEnabled = $1 },
            .flag("directionalLockEnabled") { $0.isDirectionalLockEnabled = $1 },
            .flag("bounces") { $0.bounces = $1 },
            .flag("alwaysBounceVertical") { $0.alwaysBounceVertical = $1 },
            .flag("alwaysBounceHorizontal") { $0.alwaysBounceHorizontal = $1 },
            .flag("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator = $1 },
            .flag("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator = $1 },
            .flag("scrollEnabled") { $0.isScrollEnabled = $1 },
            .flag("bouncesZoom") { $0.bouncesZoom = $1 },
            .flag("delaysContentTouches") { $0.delaysContentTouches = $1 },
            .flag("canCancelContentTouches") { $0.canCancelContentTouches = $1 },
            .number("minimumZoomScale") { $0.minimumZoomScale = $1 },
            .number("maximumZoomScale") { $0.maximumZoomScale = $1 },
            .insets("contentInset") { $0.contentInset = $1 },
            .insets("scrollIndicatorInsets") { $0.scrollIndicatorInsets = $1 },
            .size("contentSize") { $0.contentSize = $1 },
            .choice("contentInsetAdjustmentBehavior") { $0.contentInsetAdjustmentBehavior = $1 },
        ],
        guides: ["contentLayoutGuide": { $0.contentLayoutGuide }, "frameLayoutGuide": { $0.frameLayoutGuide }],
        outlets: {
            [
                Outlet("delegate", \UIScrollView.delegate), Outlet("contentOffset", \UIScrollView.contentOffset),
                Outlet("contentSize", \UIScrollView.contentSize), Outlet("contentInset", \UIScrollView.contentInset),
                Outlet("scrollEnabled", \UIScrollView.isScrollEnabled), Outlet("zoomScale", \UIScrollView.zoomScale),
            ]
        })
}

extension UIScrollView.ContentInsetAdjustmentBehavior: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}
