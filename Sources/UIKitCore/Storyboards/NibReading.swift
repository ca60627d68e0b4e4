package import FrameStoryboards

/// The making of objects from storyboards and nibs.
///
/// Files make objects of classes above this module: `UIKit` replaces the bodies of these members, which takes effect in every program
/// that it is part of, without a call.
package enum NibReading {
    /// The elements that files are read with.
    package dynamic static var vocabulary: ElementVocabulary { ElementVocabulary(roles: [:], forms: [:]) }

    /// The objects at the top of a nib, in its order.
    @MainActor package dynamic static func objects(of file: InterfaceFile, owner: NSObject?) -> [NSObject] { [] }

    /// The controller that `description` of a scene describes.
    ///
    /// - Parameters:
    ///   - nesting: Scenes around this one.
    ///   - creator: Makes the controller from its archive; `nil` to leave it to the description.
    @MainActor package dynamic static func controller(
        _ description: InterfaceObject, of scene: InterfaceScene, in storyboard: UIStoryboard, nesting: SceneNesting,
        creator: SegueTemplate.Creator?
    ) -> UIViewController? { nil }

    /// A marked controller in place of the scene of a storyboard that is missing.
    @MainActor package dynamic static func standIn(for placeholder: InterfaceObject) -> UIViewController {
        UIViewController()
    }
}
