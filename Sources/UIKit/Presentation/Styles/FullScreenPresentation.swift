/// Fills the container. The presenting view leaves the screen, unless the style lets it show through.
final class FullScreenPresentation: UIPresentationController {
    override var shouldRemovePresentersView: Bool {
        switch style {
        case .fullScreen, .currentContext: true
        case .overFullScreen, .overCurrentContext, .custom, .pageSheet, .formSheet, .popover, .automatic, .none: false
        }
    }

    override var shouldPresentInFullscreen: Bool {
        style != .currentContext && style != .overCurrentContext
    }
}
