internal import QuartzCore

extension PresentationStyle {
    static let pageSheet = SheetPresentation.style
    static let formSheet: PresentationStyle = {
        var style = SheetPresentation.style
        style.isAdaptationTarget = true
        return style
    }()
    static let automatic = SheetPresentation.style
    static let none = PresentationStyle(makeController: SheetPresentation.unsupported)
}

/// The styles that `UISheetPresentationController` implements.
@MainActor private enum SheetPresentation {
    /// The definition of the sheet styles. A sheet fills the screen in compact height (Apple's pages of the sheet
    /// styles, since iOS 13; before that, sheets covered the screen in every compact width).
    static let style = PresentationStyle(
        makeController: controller, coversKeyboard: true,
        adapted: { $0.verticalSizeClass == .compact ? .fullScreen : .none })

    private static func controller(for request: PresentationStyle.Request) -> UIPresentationController {
        UISheetPresentationController(presentedViewController: request.presented, presenting: request.presenting)
    }

    static func unsupported(_ request: PresentationStyle.Request) -> UIPresentationController {
        request.source.stage.diagnostics.reportUnsupported(
            "UIModalPresentationStyle.none",
            instead: "it cannot be presented in; the sheet of .automatic is used")
        return controller(for: request)
    }
}
