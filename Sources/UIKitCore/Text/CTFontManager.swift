internal import QuartzCore

/// Differs from UIKit: never registers the font, which is reported as unsupported, because only system fonts exist.
///
/// - Parameter error: Set to `nil`.
@MainActor @preconcurrency public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    error?.pointee = nil
    // Entry point: CTFontManagerRegisterGraphicsFont has no object to ask for its stage.
    Stage.current.diagnostics.reportUnsupported(
        "a font of the application's own", instead: "text is in the system font")
    return false
}
