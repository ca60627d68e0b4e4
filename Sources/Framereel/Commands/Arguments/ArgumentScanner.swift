internal import FrameJSON

/// Sorts the words that follow a command into operands and options, in any order.
///
/// Accepts `--option value`, `--option=value`, `-o value` and `-ovalue`. `--` ends the options. A lone `-` is an
/// operand or value that stands for standard input or output.
struct ArgumentScanner {
    private let operand: Operand?
    private let options: [Option]
    private var operands: [String] = []
    private var given: [String: String] = [:]
    private var repeated: [(name: String, text: String)] = []

    static func scan(
        _ words: [String], operand: Operand?, options: [Option]
    ) throws(Failure) -> Arguments {
        var scanner = ArgumentScanner(operand: operand, options: options)
        try scanner.read(words)
        try scanner.checkOperands()
        return Arguments(
            operands: scanner.operands, given: scanner.given, repeated: scanner.repeated, declared: options)
    }

    private init(operand: Operand?, options: [Option]) {
        self.operand = operand
        self.options = options
    }

    private mutating func read(_ words: [String]) throws(Failure) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            if word.count > 2, options.contains(where: { $0.longName == "-" + word }) { throw unknown(word) }
            let (name, attached) = Self.split(word)
            guard let option = options.first(where: { $0.names.contains(name) }) else { throw unknown(name) }
            let text = try value(of: option, attached: attached, rest: &rest)
            if option.isRepeatable {
                repeated.append((option.longName, text))
            } else if !option.isFlag, let earlier = given[option.longName], earlier != text {
                throw .usage("\(option.longName) is given twice: \(Self.quoted(earlier)) and \(Self.quoted(text))")
            }
            given[option.longName] = text
        }
    }

    /// Splits off an attached value, as in `--fps=30` and `-j4`.
    private static func split(_ word: String) -> (name: String, attached: String?) {
        if word.hasPrefix("--") {
            guard let sign = word.firstIndex(of: "=") else { return (word, nil) }
            return (String(word[..<sign]), String(word[word.index(after: sign)...]))
        }
        let attached = word.dropFirst(2)
        let value = attached.first == "=" ? attached.dropFirst() : attached
        return (String(word.prefix(2)), attached.isEmpty ? nil : String(value))
    }

    private func value(
        of option: Option, attached: String?, rest: inout ArraySlice<String>
    ) throws(Failure) -> String {
        guard let placeholder = option.placeholder else {
            if let attached { throw .usage("\(option.longName) takes no value, found \(Self.quoted(attached))") }
            return ""
        }
        if let attached { return attached }
        guard let next = rest.first else { throw .usage("\(option.longName) needs a value: \(placeholder)") }
        if options.contains(where: { $0.names.contains(Self.split(next).name) }) || next == "--" {
            throw .usage(
                "\(option.longName) needs a value (\(placeholder)), found the option \(next); "
                    + "write \(option.longName)=\(next) if that is the value")
        }
        rest.removeFirst()
        return next
    }

    private func unknown(_ name: String) -> Failure {
        let nearest = Spelling.nearest(to: name, among: options.flatMap(\.names))
        return .usage("unknown option \(name)" + (nearest.map { "; did you mean \($0)?" } ?? ""))
    }

    private func checkOperands() throws(Failure) {
        guard let operand else {
            if let first = operands.first { throw .usage("unexpected argument \(Self.quoted(first))") }
            return
        }
        if operands.count < operand.count.lowerBound { throw .usage("missing argument \(operand.name)") }
        if operands.count > operand.count.upperBound {
            throw .usage(
                "unexpected argument \(Self.quoted(operands[operand.count.upperBound])) behind "
                    + "\(Self.quoted(operands[0])): expected one \(operand.name)")
        }
    }

    private static func quoted(_ text: String) -> String { JSONValue.quoted(text) }
}
