import FrameFigures
import TestSupport

extension Lettering.Form {
    /// The forms available in this build. Without the trait `Text`, only blocks are available.
    static let built = allCases.filter { $0 == .blocks || BuildTraits.hasText }
    /// Letters if this build has them, otherwise blocks.
    static let best = BuildTraits.hasText ? Lettering.Form.fonts : .blocks
}
