public import FrameJSON
import UIKit

/// A scroll view whose content consists of the enclosed views.
public struct ScrollDescription: Equatable, Sendable {
    /// The directions in which the content may be larger than the view.
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
    /// Creates a scroll view. In the direction in which it does not scroll, the content has the size of the view.
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
