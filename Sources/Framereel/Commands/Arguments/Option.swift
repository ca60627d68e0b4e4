internal import UIKit

/// One option of a command. Parsing, help and completion all derive from this declaration.
struct Option: Sendable {
    /// Spellings: at most one short name (`-o`), then the long name (`--output`).
    let names: [String]
    /// Name of the value in help; `nil` for a flag.
    let placeholder: String?
    /// Default value, if any.
    let standard: String?
    let help: String
    /// Whether the option can be given several times.
    var isRepeatable = false
    /// Whether the value can be a comma-separated list.
    private(set) var takesList = false

    /// Creates an option with a value.
    init(_ names: String..., takes placeholder: String, default standard: String? = nil, help: String) {
        self.names = names
        self.placeholder = placeholder
        self.standard = standard
        self.help = help
    }

    /// Creates a flag.
    init(_ names: String..., help: String) {
        self.names = names
        placeholder = nil
        standard = nil
        self.help = help
    }

    /// Creates an option whose value is the name of a case of `Choice`.
    init<Choice: OptionChoice>(_ names: String..., default standard: Choice, help: String) {
        self.names = names
        placeholder = Choice.allCases.map(\.rawValue).joined(separator: "|")
        self.standard = standard.rawValue
        self.help = help
    }

    /// The option of a setting.
    init(_ row: Setting.Option) {
        names = row.names
        placeholder = row.placeholder
        standard = nil
        help = row.help
    }

    /// A repeatable copy of this option.
    var repeatable: Option {
        var option = self
        option.isRepeatable = true
        return option
    }

    /// A copy of this option that accepts a list.
    var listing: Option {
        var option = self
        option.takesList = true
        return option
    }

    /// Spelling of the value in help and manual pages; `nil` for a flag.
    var spelledValue: String? { placeholder.map { takesList ? $0 + "[,...]" : $0 } }

    var longName: String { names[names.count - 1] }
    var isFlag: Bool { placeholder == nil }
}

/// The values of an option that takes one of a fixed set of names.
typealias OptionChoice = CaseIterable & RawRepresentable<String> & Sendable

/// Options shared by several commands, together with their parsed values.
protocol OptionGroup: Sendable {
    static var options: [Option] { get }

    init(_ arguments: Arguments) throws
}

/// The operands of a command: words that are neither options nor their values.
struct Operand: Sendable {
    /// Name of a single operand in help.
    let name: String
    /// Number of operands allowed.
    let count: ClosedRange<Int>
    let help: String
    /// Accepted words; `nil` for names of scenes and files.
    var words: [String]?

    static func one(_ name: String, help: String) -> Operand { Operand(name: name, count: 1...1, help: help) }
    static func any(_ name: String, help: String) -> Operand { Operand(name: name, count: 0...Int.max, help: help) }
    static func some(_ name: String, help: String) -> Operand { Operand(name: name, count: 1...Int.max, help: help) }

    static func oneOrNone(_ name: String, help: String) -> Operand {
        Operand(name: name, count: 0...1, help: help)
    }

    /// Accepts at most one of the names of `Choice`.
    static func oneOrNone<Choice: OptionChoice>(_ name: String, of type: Choice.Type, help: String) -> Operand {
        Operand(name: name, count: 0...1, help: help, words: type.allCases.map(\.rawValue))
    }

    static let scene = Operand.one("SCENE", help: sceneHelp)
    /// Any number of scenes, in the notation that ``SceneLookup/references(_:)`` reads.
    static let scenes = Operand.any(
        "SCENE",
        help: sceneHelp + " A folder stands for all scene files in it and below. Default: all scenes of this program, "
            + "or of the current folder if the program has none.")
    static let wholeFolderHelp = " A folder stands for all scene files and storyboards in it and below."
    static let sceneHelp = "The name of a scene, or the path of a scene file (.json) or a storyboard (.storyboard)."

    /// Notation in help, such as `SCENE`, `[COMMAND]`, `SCENE...` or `[SCENE...]`.
    var usage: String {
        let words = count.upperBound > 1 ? name + "..." : name
        return count.lowerBound == 0 ? "[\(words)]" : words
    }
}
