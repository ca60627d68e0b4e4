package import FrameGlyphs
package import QuartzCore

/// How far a font is registered. Every registration is for the application here.
public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session

    public static var user: CTFontManagerScope { .persistent }
}

/// Registers a font for the application, until the scene ends. `UIFont(name:size:)` finds it by its PostScript name, its
/// full name, and its family.
///
/// - Parameter error: The reason, if it is not registered: it cannot be read, or its PostScript name is taken.
/// - Returns: Whether it was registered.
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.register(error) { () throws(FontError) in try FontFile(bytes: Array(font.data)) }
}

/// Registers a font file for the application. See ``CTFontManagerRegisterGraphicsFont(_:_:)``.
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.register(error) { () throws(FontError) in try FontFile.shared(fontURL.path) }
}

/// Removes a registered font. Fonts that exist keep it.
///
/// - Returns: Whether it was registered.
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.unregister(error) { () throws(FontError) in try FontFile(bytes: Array(font.data)) }
}

/// Removes the font of a registered file. See ``CTFontManagerUnregisterGraphicsFont(_:_:)``.
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.unregister(error) { () throws(FontError) in try FontFile.shared(fontURL.path) }
}

/// Registers fonts of applications, and says why one is not.
private enum FontRegistration {
    /// The codes of `CTFontManagerError`.
    private enum Code: Int {
        case fileNotFound = 101
        case unrecognizedFormat = 103
        case alreadyRegistered = 105
        case notRegistered = 201
    }

    typealias ErrorPointer = UnsafeMutablePointer<Unmanaged<CFError>?>?

    static func register(_ error: ErrorPointer, _ open: () throws(FontError) -> FontFile) -> Bool {
        guard let font = opened(error, open) else { return false }
        guard ApplicationResources.current.fonts[font.name] == nil else {
            return fail(.alreadyRegistered, "a font named “\(font.name)” is registered", error)
        }
        ApplicationResources.add(font)
        return true
    }

    static func unregister(_ error: ErrorPointer, _ open: () throws(FontError) -> FontFile) -> Bool {
        guard let font = opened(error, open) else { return false }
        guard ApplicationResources.current.fonts[font.name] != nil else {
            return fail(.notRegistered, "no font named “\(font.name)” is registered", error)
        }
        ApplicationResources.remove(font)
        return true
    }

    private static func opened(
        _ error: ErrorPointer, _ open: () throws(FontError) -> FontFile
    ) -> ApplicationFont? {
        error?.pointee = nil
        do throws(FontError) {
            return ApplicationFont(try open())
        } catch let fault {
            let isMissing = if case .missing = fault { true } else { false }
            _ = fail(isMissing ? .fileNotFound : .unrecognizedFormat, fault.message, error)
            return nil
        }
    }

    private static func fail(_ code: Code, _ reason: String, _ error: ErrorPointer) -> Bool {
        let fault = NSError(
            domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code.rawValue,
            userInfo: [NSLocalizedDescriptionKey: reason])
        error?.pointee = Unmanaged.passRetained(fault)
        return false
    }
}

extension CGFont: FontStyling {
    /// The font as UIKit has it; the system's if the bytes are none.
    var face: FontFace {
        if let name { return FontFace(named: name) }
        return file.map { FontFace(ApplicationFont($0)) } ?? FontFace()
    }

    package func textFont(ofSize size: Double, on stage: Stage) -> TextFont { face.textFont(size: size, on: stage) }

    private var file: FontFile? { name == nil ? try? FontFile(bytes: Array(data)) : face.own?.file }
    private var metrics: FontFile.Metrics { file?.metrics ?? UIFont.system }

    public var postScriptName: CFString? { file?.names.postScript ?? name }
    public var fullName: CFString? { file.map { "\($0.names.family) \($0.names.style)" } }
    public var unitsPerEm: Int32 { Int32(file?.unitsPerEm ?? UIFont.systemUnitsPerEm) }
    /// The height of ascenders above the baseline, in font units.
    public var ascent: Int32 { Int32(metrics.ascent) }
    /// The depth of descenders below the baseline, in font units; negative.
    public var descent: Int32 { -Int32(metrics.descent) }
    public var leading: Int32 { Int32(metrics.lineGap) }
    public var capHeight: Int32 { Int32(metrics.capHeight) }
    public var xHeight: Int32 { Int32(metrics.xHeight) }
}
