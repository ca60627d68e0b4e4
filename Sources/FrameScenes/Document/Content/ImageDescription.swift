import FrameJSON
import UIKit

/// An image file, shown by an image view.
public struct ImageDescription: Equatable, Sendable {
    /// Content modes, named like UIKit's.
    public enum Mode: String, CaseIterable, Sendable {
        case scaleToFill, aspectFit, aspectFill, center
    }

    /// Path of a file inside the folder of the scene.
    public var file: String

    init(json: JSONCursor) throws(JSONProblem) {
        file = try json.string()
        if let reason = SceneFolder.refusal(of: file) { throw json.refusal(reason) }
    }
}

extension ImageDescription: ContentDescription {
    @MainActor func makeView(of view: ViewDescription, images: [String: UIImage]) -> UIView {
        let image = UIImageView(image: images[file])
        image.contentMode = view.imageMode.contentMode
        return image
    }
}

extension ImageDescription.Mode {
    fileprivate var contentMode: UIView.ContentMode {
        switch self {
        case .scaleToFill: .scaleToFill
        case .aspectFit: .scaleAspectFit
        case .aspectFill: .scaleAspectFill
        case .center: .center
        }
    }
}
