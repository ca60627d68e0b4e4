// The SDK's order of re-export: Foundation, CoreGraphics, QuartzCore, UIKit. Foundation declares `CGFloat`, `CGPoint`,
// `CGSize` and `CGRect` on Linux; they are not declared again here.
@_exported public import Foundation
