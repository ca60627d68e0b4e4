public import FrameJSON
import UIKit

/// A scroll view, whose content is the views inside.
public struct ScrollDescription: Equatable, Sendable {
    /// In which directions the content may be larger than the view.
    public enum Axis: String, CaseIterable, Sendable {
        case horizontal, vertical, both
    }

    public var axis = Axis.vertical
    public var paging = false

    public enum Key: String, JSONKey {
        case axis, paging
    }

    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        if let cursor = fields.optional(.axis) { axis = try cursor.choice(of: Axis.self) }
        if let cursor = fields.optional(.paging) { paging = try cursor.bool() }
    }
}

extension ScrollDescription: ContentDescription {
    /// The content is as wide or as high as the view in the direction in which it does not scroll.
    @MainActor func makeView(of view: ViewDescription, images: [String: UIImage]) -> UIView {
        let scroll = UIScrollView()
        scroll.isPagingEnabled = paging
        let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        switch axis {
        case .vertical: content.widthAnchor.constraint(equalTo: frame.widthAnchor).isActive = true
        case .horizontal: content.heightAnchor.constraint(equalTo: frame.heightAnchor).isActive = true
        case .both: break
        }
        return scroll
    }
}
