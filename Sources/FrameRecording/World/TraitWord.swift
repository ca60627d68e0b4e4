package import UIKit

/// A value of a ``TraitAxis`` as a word of names and command lines: letters and digits.
package protocol TraitWord: Hashable, Sendable {
    /// The values that have words.
    static var choices: [Self] { get }
    var word: String { get }
    /// The value with that word, ignoring case; `nil` if there is none.
    static func named(_ word: String) -> Self?
}

extension TraitWord {
    package static func named(_ word: String) -> Self? { choices.first { $0.word.lowercased() == word.lowercased() } }
}

extension Device: TraitWord {
    package static var choices: [Device] { all }
    /// Its name without spaces and signs: `iPhone15ProMax`.
    package var word: String { name.filter { $0.isLetter || $0.isNumber } }
}

extension UIUserInterfaceStyle: TraitWord {
    package static var choices: [UIUserInterfaceStyle] { [.light, .dark] }
    package var word: String { self == .dark ? "dark" : "light" }
}

extension UIContentSizeCategory: TraitWord {
    package static var choices: [UIContentSizeCategory] { ordered }

    /// The names of Xcode's settings, in small letters: `xs` to `xxxl`, and `ax1` to `ax5` for the accessibility sizes.
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
