import Foundation

/// The options of the command line.
struct Options {
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    enum Task {
        case measure, table, checkCounts, recordCounts, help
        /// Compare with another command.
        case compare(theirs: String)
    }

    var task = Task.measure
    var scenes: [String] = []
    var rounds = 5
    var workers = [1, 2]
    /// Command to compare; `framereel render` by default.
    var ours: String?
    /// Path of `framereel`; `nil` for the one next to `bench`.
    var program: String?
    var printsJSON = false

    init(_ arguments: some Sequence<String>) throws {
        var iterator = arguments.makeIterator()
        func value(of option: String) throws -> String {
            guard let value = iterator.next() else { throw Problem(description: "\(option): expected a value") }
            return value
        }
        while let argument = iterator.next() {
            switch argument {
            case "--rounds": rounds = try Self.number(value(of: argument), argument)
            case "--workers":
                workers = try value(of: argument).split(separator: ",").map { try Self.number(String($0), argument) }
            case "--against": task = .compare(theirs: try value(of: argument))
            case "--ours": ours = try value(of: argument)
            case "--program": program = try value(of: argument)
            case "--table": task = .table
            case "--check-counts": task = .checkCounts
            case "--record-counts": task = .recordCounts
            case "--json": printsJSON = true
            case "-h", "--help": task = .help
            case _ where argument.hasPrefix("-"):
                throw Problem(description: "unknown option \(argument); see bench --help")
            default: scenes.append(argument)
            }
        }
        if scenes.isEmpty { scenes = Self.referenceScenes }
        if workers.isEmpty { throw Problem(description: "--workers: expected numbers such as 1,2") }
    }

    private static func number(_ text: String, _ option: String) throws -> Int {
        guard let number = Int(text), (1...64).contains(number) else {
            throw Problem(description: "\(option) \(text): expected a number from 1 to 64")
        }
        return number
    }

    /// Scenes whose figures the project quotes, relative to the repository's root.
    static var referenceScenes: [String] { referenceScenes(under: ".") }

    static func referenceScenes(under root: String) -> [String] {
        let folder = "Fixtures/scenes/reference"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
        return names.sorted().map { "\(folder)/\($0)/scene.json" }
    }
}
