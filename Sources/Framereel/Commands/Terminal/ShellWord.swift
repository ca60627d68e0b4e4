/// Quotes words of a command line for the shell.
enum ShellWord {
    /// Returns the word, in single quotes if one of its characters has a meaning for the shell.
    static func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./:=@,+%".contains($0)) }
        return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
