internal import QuartzCore

// The user's library of photographs, to which access is refused.

/// Reports to the target that an image could not be added to the photo library, by calling the selector with the image,
/// an error and the context.
///
/// Differs from UIKit: nothing is saved, which is reported as unsupported. The error is the one of a user who refuses
/// access, and is sent on the next turn of the run loop.
@MainActor @preconcurrency public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    SavedPhotosAlbum.refuse(
        image, "UIImageWriteToSavedPhotosAlbum(_:_:_:_:)", completionTarget, completionSelector, contextInfo)
}

/// Whether the library accepts the movie at a path: never.
@MainActor @preconcurrency public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
    false
}

/// Adds the movie at a path to the library, and then sends the selector to the target with the path, an error and the
/// context.
///
/// Differs from UIKit: nothing is saved, as with `UIImageWriteToSavedPhotosAlbum`.
@MainActor @preconcurrency public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    SavedPhotosAlbum.refuse(
        videoPath, "UISaveVideoAtPathToSavedPhotosAlbum(_:_:_:_:)", completionTarget, completionSelector, contextInfo)
}

@MainActor private enum SavedPhotosAlbum {
    static func refuse(
        _ item: Any, _ function: String, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
    ) {
        // Entry point: A function of the application, which names no view.
        let stage = Stage.current
        stage.diagnostics.reportUnsupported(
            function, instead: "nothing is saved, and the user counts as refusing access")
        guard let target = target.map({ $0 as AnyObject }), let selector else { return }
        let error = NSError(
            domain: "ALAssetsLibraryErrorDomain", code: -3311,
            userInfo: [NSLocalizedDescriptionKey: "User denied access"])
        stage.loop.scheduleNow { [weak target] in
            guard let target else { return }
            selector.perform(on: target, item, error, context, reportingTo: stage.diagnostics)
        }
    }
}
