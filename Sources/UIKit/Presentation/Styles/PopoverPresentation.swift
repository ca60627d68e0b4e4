internal import QuartzCore

/// A popover, where there is room for one; elsewhere it adapts to a sheet.
///
/// Differs from UIKit: there is no arrow and no source yet; the content stands in the middle, as in a form sheet, which is
/// noted as unsupported.
final class PopoverPresentation: SheetPresentation {
    override func presentationTransitionWillBegin() {
        Stage.current.reportUnsupported(
            "UIModalPresentationStyle.popover", instead: "the content stands in the middle, as in a form sheet")
        super.presentationTransitionWillBegin()
    }
}
