import UIKit

/// What a badge asks of the application, which is another module.
@objc public protocol BadgeDelegate: AnyObject {
    @objc optional func badgeTitle(_ badge: Badge) -> String
}

public class Badge: NSObject {
    public weak var delegate: BadgeDelegate?
    public override init() { super.init() }
    public var title: String { delegate?.badgeTitle?(self) ?? "untitled" }
}
