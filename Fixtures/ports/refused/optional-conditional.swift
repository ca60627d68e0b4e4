import UIKit

@objc protocol ConditionalSource {
    #if DEBUG
    @objc optional func fill()
    @objc optional var count: Int { get }
    #endif
    #if os(iOS)
    @objc optional func empty()
    #endif
}
// → 5:5: error: an optional requirement cannot be inside #if; declare it always, or put #if around the whole protocol
// → 6:5: error: an optional requirement cannot be inside #if; declare it always, or put #if around the whole protocol
