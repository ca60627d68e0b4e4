import UIKit

/// The value of a content key.
protocol ContentDescription: Equatable, Sendable {
    /// Creates a view, without a frame, of the class that shows the content.
    ///
    /// - Parameters:
    ///   - view: Description of the view around the content.
    ///   - images: Images of the scene, keyed by file name.
    @MainActor func makeView(of view: ViewDescription, images: [String: UIImage]) -> UIView
}
