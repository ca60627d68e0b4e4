import UIKit

@objc public protocol OptionalLibraryDelegate: AnyObject {
    @objc optional func widgetDidFire(_ widget: OptionalLibraryWidget) -> String
    @objc optional var widgetName: String { get }
}

public class OptionalLibraryWidget: NSObject {
    public weak var delegate: OptionalLibraryDelegate?
    public override init() { super.init() }
    public func fire() -> [String] {
        [delegate?.widgetDidFire?(self) ?? "not told", delegate?.widgetName ?? "no name"]
    }
}

@objc public protocol OptionalLibraryPerforming: NSObjectProtocol {
    @objc optional func perform(interactive: Bool) -> String
}

open class OptionalLibraryBase: NSObject {
    public override init() { super.init() }
    public func run() -> String {
        let performing: OptionalLibraryPerforming = self
        return performing.perform?(interactive: true) ?? "default"
    }
}
extension OptionalLibraryBase: OptionalLibraryPerforming {}

open class OptionalLibraryAnswering: OptionalLibraryBase {
    open func perform(interactive: Bool) -> String { "the library’s" }
}

open class OptionalLibraryProxy: NSObject {
    let targets: [NSObject]
    public init(_ targets: [NSObject]) {
        self.targets = targets
        super.init()
    }
    open override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || targets.contains { $0.responds(to: aSelector) }
    }
    open override func forwardingTarget(for aSelector: Selector!) -> Any? {
        targets.first { $0.responds(to: aSelector) }
    }
}

// Not visible to other modules, which may have a class of this name.
@objc protocol OptionalLibraryHidden: NSObjectProtocol {
    @objc optional func hidden()
}
