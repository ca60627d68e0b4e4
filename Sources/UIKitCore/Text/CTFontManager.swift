internal import QuartzCore

/// Differs from UIKit: never registers the font, which is reported as unsupported, since there are only system fonts.
///
/// - Parameter error: `nil` afterwards.
@MainActor @preconcurrency public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    error?.pointee = nil
    Stage.current.diagnostics.reportUnsupported(
        "a font of the application's own", instead: "text is in the system font")
    return false
}
