#sourceLocation(file: "Fixtures/ports/beforeLibrary/optional-library.swift", line: 2)
import UIKit
public protocol OptionalLibraryDelegate: AnyObject {
    
    
}; public protocol OptionalLibraryDelegate_widgetDidFire { func widgetDidFire(_ widget: OptionalLibraryWidget) -> String }; extension OptionalLibraryDelegate { public var answering_widgetDidFire: (any OptionalLibraryDelegate_widgetDidFire)? { self as? any OptionalLibraryDelegate_widgetDidFire } }; public protocol OptionalLibraryDelegate_widgetName { var widgetName: String { get } }; extension OptionalLibraryDelegate { public var widgetName: (String)? { answering_widgetName.map { $0.widgetName } }; public var answering_widgetName: (any OptionalLibraryDelegate_widgetName)? { self as? any OptionalLibraryDelegate_widgetName } }

public class OptionalLibraryWidget: NSObject {
    public weak var delegate: OptionalLibraryDelegate?
    public override init() { super.init() }
    public func fire() -> [String] {
        [delegate?.answering_widgetDidFire?.widgetDidFire(self) ?? "not told", delegate?.widgetName ?? "no name"]
    }
}

public protocol OptionalLibraryPerforming: NSObjectProtocol {
    
}; public protocol OptionalLibraryPerforming_perform_interactive { func perform(interactive: Bool) -> String }; extension OptionalLibraryPerforming { public var answering_perform_interactive: (any OptionalLibraryPerforming_perform_interactive)? { self as? any OptionalLibraryPerforming_perform_interactive } }

open class OptionalLibraryBase: NSObject {
    public override init() { super.init() }
    public func run() -> String {
        let performing: OptionalLibraryPerforming = self
        return performing.answering_perform_interactive?.perform(interactive: true) ?? "default"
    }
}
extension OptionalLibraryBase: OptionalLibraryPerforming {}

open class OptionalLibraryAnswering: OptionalLibraryBase, OptionalLibraryPerforming_perform_interactive {
    open func perform(interactive: Bool) -> String { "the library’s" }
}

open class OptionalLibraryProxy: OpenObject {
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
protocol OptionalLibraryHidden: NSObjectProtocol {
    
}; protocol OptionalLibraryHidden_hidden { func hidden() }; extension OptionalLibraryHidden { var answering_hidden: (any OptionalLibraryHidden_hidden)? { self as? any OptionalLibraryHidden_hidden } }
