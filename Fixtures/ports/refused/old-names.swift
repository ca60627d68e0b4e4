import UIKit

func show(_ view: UIView) { view.bringSubview(toFront: view) }
let mode = RunLoopMode.commonModes
// → 3:34: error: “bringSubview(toFront:)” is “bringSubviewToFront(_:)” since Swift 4.2; rename it, or port the sources as of Swift 4
// → 4:12: error: “RunLoopMode” is “RunLoop.Mode” since Swift 4.2; rename it, or port the sources as of Swift 4
// → 4:24: error: “commonModes” is “common” since Swift 4.2; rename it, or port the sources as of Swift 4
