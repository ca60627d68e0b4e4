import UIKit

/// The value of a content's key.
protocol ContentDescription: Equatable, Sendable {
    /// A view of the class that shows the content, without a frame.
    ///
    /// - Parameters:
    ///   - view: The description around the content.
    ///   - images: Those of the scene, by file name.
    @MainActor func makeView(of view: ViewDescription, images: [String: UIImage]) -> UIView
}
