import UIKit

class Card: UIView {
    @objc static func start() {}
    @objc func five(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) {}
    let all = [#selector(Card.start), #selector(five(_:_:_:_:_:)), #selector(thing.tap)]
    @objc func load() async {}
    lazy var later = #selector(load)
}
// → 6:39: error: a selector has at most 4 arguments here; write Selector("name:", Type.method(_:))
// → 6:68: error: the type of “tap” in #selector is unknown; write Selector("name:", Type.method(_:))
// → 8:22: error: the asynchronous method “load” has no selector here; name a method that calls it
