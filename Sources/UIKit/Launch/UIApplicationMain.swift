internal import QuartzCore

/// Differs from UIKit: starts nothing. A scene file launches the application, and calling this function in a scene
/// fails its run.
///
/// - Returns: 64, the exit status for incorrect usage, after printing a message on standard error.
@MainActor @preconcurrency @discardableResult public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    let name = delegateClassName?.split(separator: ".").last ?? "AppDelegate"
    let sentence =
        "UIApplicationMain starts no application here; launch it in a scene: Scene(\"app\", device: .iPhone15, launching: \(name)())."
    if Stage.isPerforming {
        // Entry point: UIApplicationMain has no object to ask for its stage.
        Stage.current.diagnostics.misuse(sentence)
    } else {
        FileHandle.standardError.write(Data("error: \(sentence)\n".utf8))
    }
    return 64
}

extension UIApplicationDelegate {
    /// The entry point that `@main` calls.
    ///
    /// Differs from UIKit: behaves like ``UIApplicationMain(_:_:_:_:)``, and ends the program.
    public static func main() {
        exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "\(Self.self)"))
    }
}
