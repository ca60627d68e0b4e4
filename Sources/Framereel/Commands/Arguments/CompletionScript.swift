/// Generates a shell script that completes commands, options and option values, from the tables that the parser and the
/// help use.
struct CompletionScript {
    enum Shell: String, CaseIterable, Sendable {
        case bash, zsh, fish
    }

    /// The kind of value that can be completed.
    private enum Value {
        case words([String]), files, other
    }

    /// The program name, quoted for the shell.
    private let program: String

    /// Name of the shell function.
    private let function: String

    /// - Parameter program: Name of the program's file.
    init(program: String) {
        let isPlain = program.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._+-".contains($0)) }
        self.program = isPlain ? program : Self.quoted(program)
        function = "_" + program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    }

    func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private static func value(of option: Option) -> Value {
        guard let placeholder = option.placeholder else { return .other }
        if placeholder.contains("|") { return .words(placeholder.split(separator: "|").map(String.init)) }
        return ["FILE", "DIR", "FOLDER", "PATH", "PATTERN"].contains(placeholder) ? .files : .other
    }

    /// Returns the operands of a command, or `nil` if they are files.
    private static func operands(of name: CommandName) -> [String]? {
        guard let operand = name.command.operand else { return [] }
        return operand.words
    }

    // MARK: bash

    private var bash: String {
        let commands = CommandName.allCases.map { name in
            let values = name.command.allOptions.compactMap { option -> String? in
                guard case .words(let words) = Self.value(of: option) else { return nil }
                return """
                                    \(option.names.joined(separator: " | "))) words='\(words.joined(separator: " "))' ;;

                    """
            }
            let cases = values.isEmpty ? "" : "            case $before in\n\(values.joined())            esac\n"
            let names = name.command.allOptions.flatMap(\.names).joined(separator: " ")
            let operands = Self.operands(of: name).map { "            words='\($0.joined(separator: " "))'\n" } ?? ""
            return "        \(name.rawValue))\n            options='\(names)'\n\(operands)\(cases)            ;;\n"
        }
        // If the function returns nothing, readline completes file names.
        return """
            # Completions for bash.
            \(function)() {
                local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} options= words=
                if ((COMP_CWORD == 1)); then
                    words='\(CommandName.allCases.map(\.rawValue).joined(separator: " "))'
                fi
                case ${COMP_WORDS[1]} in
            \(commands.joined())    esac
                if [[ $word == -* ]]; then words=$options; fi
                COMPREPLY=($(compgen -W "$words" -- "$word"))
            }
            complete -o default -F \(function) \(program)

            """
    }

    // MARK: zsh

    private var zsh: String {
        let commands = CommandName.allCases.map { name in
            "        \(Self.quoted("\(name.rawValue):\(name.command.summary)"))\n"
        }
        let cases = CommandName.allCases.map { name in
            let options = name.command.allOptions.map { "                \(zshSpecification(of: $0)) \\\n" }
            let operands = Self.operands(of: name).map { "(\($0.joined(separator: " ")))" } ?? "_files"
            return """
                        \(name.rawValue))
                            _arguments \\
                \(options.joined())                '*:operand:\(operands)'
                            ;;

                """
        }
        return """
            #compdef \(program.filter { !$0.isNewline })
            # Completions for zsh.
            \(function)() {
                local -a commands=(
            \(commands.joined())    )
                if ((CURRENT == 2)); then
                    _describe command commands
                    return
                fi
                local command=$words[2]
                shift words
                ((CURRENT--))
                case $command in
            \(cases.joined())    esac
            }
            if [[ $funcstack[1] == \(function) ]]; then \(function) "$@"; else compdef \(function) \(program); fi

            """
    }

    private func zshSpecification(of option: Option) -> String {
        let help = option.help.map { "[]\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        let excluded = option.isRepeatable ? "*" : "(\(option.names.joined(separator: " ")))"
        let action: String
        switch Self.value(of: option) {
        case .words(let words): action = "(\(words.joined(separator: " ")))"
        case .files: action = "_files"
        case .other: action = ""
        }
        let placeholder = option.placeholder.map { ":\($0.replacing(":", with: "\\:")):\(action)" } ?? ""
        let names = option.names.count == 1 ? option.names[0] : "{\(option.names.joined(separator: ","))}"
        return "'\(excluded)'\(names)\(Self.quoted("[\(help)]\(placeholder)"))"
    }

    /// Quotes the text with single quotes.
    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

    // MARK: fish

    private var fish: String {
        var text = "# Completions for fish.\n"
        for name in CommandName.allCases {
            text +=
                "complete -c \(program) -f -n __fish_use_subcommand -a \(name.rawValue) "
                + "-d \(Self.fishQuoted(name.command.summary))\n"
            let start = "complete -c \(program) -n '__fish_seen_subcommand_from \(name.rawValue)'"
            if let operands = Self.operands(of: name) {
                text += "\(start) -f -a '\(operands.joined(separator: " "))'\n"
            }
            for option in name.command.allOptions {
                let names = option.names.map { $0.hasPrefix("--") ? " -l \($0.dropFirst(2))" : " -s \($0.dropFirst())" }
                text += start + names.joined()
                if !option.isFlag {
                    switch Self.value(of: option) {
                    case .words(let words): text += " -x -a '\(words.joined(separator: " "))'"
                    case .files: text += " -r -F"
                    case .other: text += " -x"
                    }
                }
                text += " -d \(Self.fishQuoted(option.help))\n"
            }
        }
        return text
    }

    private static func fishQuoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
