import FrameFigures
import TestSupport

extension Lettering.Form {
    /// Those of this build: without the trait `Text` there are blocks alone.
    static let built = allCases.filter { $0 == .blocks || BuildTraits.hasText }
    /// Letters, where this build has them.
    static let best = BuildTraits.hasText ? Lettering.Form.fonts : .blocks
}
