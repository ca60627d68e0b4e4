package import FrameStoryboards

/// Creates objects from storyboards and nibs.
///
/// Files contain objects of classes above this module. `UIKit` replaces the bodies of these members, which takes effect
/// in every program that links it, without a call.
package enum NibReading {
    /// The elements and attributes that files may contain.
    package dynamic static var vocabulary: ElementVocabulary { ElementVocabulary(roles: [:], forms: [:]) }

    /// The top-level objects of a nib, in file order.
    @MainActor package dynamic static func objects(of file: InterfaceFile, owner: NSObject?) -> [NSObject] { [] }

    /// The controller described by a scene's `description`.
    ///
    /// - Parameters:
    ///   - nesting: The scenes around this one.
    ///   - creator: Creates the controller from its archive; `nil` to create it from the description.
    @MainActor package dynamic static func controller(
        _ description: InterfaceObject, of scene: InterfaceScene, in storyboard: UIStoryboard, nesting: SceneNesting,
        creator: SegueTemplate.Creator?
    ) -> UIViewController? { nil }

    /// A marked controller that takes the place of a scene in a missing storyboard.
    @MainActor package dynamic static func standIn(for placeholder: InterfaceObject) -> UIViewController {
        UIViewController()
    }
}
