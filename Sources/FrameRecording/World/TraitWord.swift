package import UIKit

/// A value on a ``TraitAxis``, written as a word of letters and digits in names and on command lines.
package protocol TraitWord: Hashable, Sendable {
    /// Values that have words.
    static var choices: [Self] { get }
    var word: String { get }
    /// Returns the value for the word, ignoring case, or `nil` if there is none.
    static func named(_ word: String) -> Self?
}

extension TraitWord {
    package static func named(_ word: String) -> Self? { choices.first { $0.word.lowercased() == word.lowercased() } }
}

extension Device: TraitWord {
    package static var choices: [Device] { all }
    /// Name without spaces and signs, such as `iPhone15ProMax`.
    package var word: String { name.filter { $0.isLetter || $0.isNumber } }
}

extension UIUserInterfaceStyle: TraitWord {
    package static var choices: [UIUserInterfaceStyle] { [.light, .dark] }
    package var word: String { self == .dark ? "dark" : "light" }
}

extension UIContentSizeCategory: TraitWord {
    package static var choices: [UIContentSizeCategory] { ordered }

    /// Word in the style of Xcode's settings, in lowercase: `xs` to `xxxl`, and `ax1` to `ax5` for the accessibility
    /// sizes.
    package var word: String {
        let words = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"]
        return zip(Self.ordered, words).first { $0.0 == self }?.1 ?? "l"
    }
}

extension UITraitEnvironmentLayoutDirection: TraitWord {
    package static var choices: [UITraitEnvironmentLayoutDirection] { [.leftToRight, .rightToLeft] }
    package var word: String { self == .rightToLeft ? "rtl" : "ltr" }
}

extension SystemLook: TraitWord {
    package static var choices: [SystemLook] { allCases }
    package var word: String { rawValue.lowercased() }
}
