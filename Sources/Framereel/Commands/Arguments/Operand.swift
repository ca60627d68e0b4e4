/// What a command works on: words that are neither options nor their values.
struct Operand: Sendable {
    /// What help calls one of them.
    let name: String
    /// How many there may be.
    let count: ClosedRange<Int>
    let help: String

    static func one(_ name: String, help: String) -> Operand { Operand(name: name, count: 1...1, help: help) }
    static func any(_ name: String, help: String) -> Operand { Operand(name: name, count: 0...Int.max, help: help) }
    static func some(_ name: String, help: String) -> Operand { Operand(name: name, count: 1...Int.max, help: help) }

    static func oneOrNone(_ name: String, help: String) -> Operand {
        Operand(name: name, count: 0...1, help: help)
    }

    static let scene = Operand.one("SCENE", help: sceneHelp)
    static let sceneHelp = "A scene's name, or the path of a scene file (.json)."

    /// `SCENE`, `[COMMAND]`, `SCENE...`, `[SCENE...]`.
    var usage: String {
        let words = count.upperBound > 1 ? name + "..." : name
        return count.lowerBound == 0 ? "[\(words)]" : words
    }
}
