import Foundation
import FramePort

/// The command `framereel-port`, which `framereel port` and the plugin `PortUIKit` run.
@main struct PortTool {
    static func main() {
        do {
            exit(try run(Invocation(CommandLine.arguments.dropFirst())).rawValue)
        } catch {
            say("error: \(error)")
            exit(error.status.rawValue)
        }
    }

    /// - Parameter report: Called with the lines that describe what was ported.
    static func run(
        _ invocation: Invocation, report: (String) -> Void = { print($0) }
    ) throws(PortFailure) -> PortStatus {
        var files: [SourceFile] = []
        for source in invocation.sources {
            files += try originals(
                among: SourceFile.all(at: source, below: invocation.root, butIn: invocation.output), in: source)
        }
        try requireAll(files, invocation)
        if !invocation.isSurvey { try requireNames(files) }
        guard !files.isEmpty else {
            throw PortFailure(.inputMissing, "no Swift sources in \(invocation.sources.joined(separator: ", "))")
        }
        var libraries: [PortSource] = []
        for path in invocation.libraries {
            for file in try originals(
                among: SourceFile.all(at: path, below: nil, butIn: invocation.output), in: path)
            {
                libraries.append(try file.read())
            }
        }
        let sources = try files.map { file throws(PortFailure) in try file.read() }
        var options = PortOptions(swiftVersion: invocation.swiftVersion, modules: invocation.modules)
        options.headerImports = invocation.headerImports
        options.areTests = invocation.areTests
        if invocation.isSurvey, !invocation.isCheck {
            print(ModuleSurvey(sources, libraries: libraries, readsBodies: false, options).json, terminator: "")
            return .done
        }
        let porting = Porting(sources, libraries: libraries, options, isSurveyed: invocation.isCheck)
        if invocation.isSurvey, var survey = porting.survey {
            survey.add(porting.messages)
            print(survey.json, terminator: "")
            return .done
        }
        var messages = porting.messages
        if !porting.isRefused, let survey = porting.survey {
            messages += survey.files.flatMap(\.missingMessages)
            messages.sort { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
        }
        for message in messages { say("\(message)") }
        guard !porting.isRefused else { return .findings }
        var written = 0
        for (file, source) in zip(files, porting.sources) {
            if let folder = invocation.output, try file.write(source.text, to: folder) { written += 1 }
            if invocation.isTalkative, !source.changes.isEmpty {
                let list = source.changes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
                report(Self.printable("\(source.path): \(list.joined(separator: ", "))"))
            }
        }
        let errors = messages.count { $0.severity == .error }
        if invocation.isTalkative {
            let verb = invocation.output == nil ? "would be ported" : "ported, \(written) written"
            report(
                "\(files.count) file\(files.count == 1 ? "" : "s") \(verb); \(errors) error\(errors == 1 ? "" : "s")")
        }
        return errors == 0 ? .done : .findings
    }

    /// Returns the files without those that an earlier run wrote into another folder among the sources, or all files if
    /// there are no others.
    private static func originals(among files: [SourceFile], in folder: String) -> [SourceFile] {
        let originals = files.filter { !$0.isPorted }
        let count = files.count - originals.count
        guard count > 0, !originals.isEmpty, let first = files.first(where: \.isPorted) else { return files }
        say(
            "warning: \(first.path)\(count == 1 ? " is" : " and \(count - 1) more in \(folder) are") of an earlier run and left out; "
                + "remove what is no longer used")
        return originals
    }

    /// Checks that no source is missing. SwiftPM lists the sources when it plans a build, and does not notice files
    /// added outside the package later.
    private static func requireAll(_ files: [SourceFile], _ invocation: Invocation) throws(PortFailure) {
        guard invocation.isPlanned, let root = invocation.root else { return }
        let planned = Set(files.map(\.portedPath))
        for file in try SourceFile.all(at: root, below: root, butIn: invocation.output)
        where !planned.contains(file.portedPath) && !file.isPorted {
            if invocation.excluded.contains(where: file.lies) { continue }
            throw PortFailure(
                .findings, "\(file.path) is new; run touch Package.swift, so that SwiftPM plans the build again")
        }
    }

    /// Checks that no two sources have the same ported file.
    private static func requireNames(_ files: [SourceFile]) throws(PortFailure) {
        var known: [String: String] = [:]
        for file in files {
            guard let other = known.updateValue(file.path, forKey: file.portedPath) else { continue }
            let remedy =
                other == file.path || !file.hasPortedName && !other.hasSuffix(SourceFile.portedEnding)
                ? "name each source once, and instead of two folders the one that holds both"
                : "rename the one that ends in \(SourceFile.portedEnding), which is the ending of ported files"
            throw PortFailure(.usage, "\(other) and \(file.path) would both become \(file.portedPath); \(remedy)")
        }
    }

    private static func say(_ line: String) { FileHandle.standardError.write(Data((printable(line) + "\n").utf8)) }

    /// Returns the line without control characters, which a terminal would obey.
    static func printable(_ line: String) -> String {
        line.unicodeScalars.map { scalar in
            let isControl =
                scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
            return isControl ? scalar.escaped(asASCII: true) : String(scalar)
        }.joined()
    }
}

/// Exit statuses, with the same meaning as those of `framereel`.
enum PortStatus: Int32 {
    case done = 0
    case findings = 1
    case usage = 64
    case inputInvalid = 65
    case inputMissing = 66
    case cannotCreate = 73
}

struct PortFailure: Error, CustomStringConvertible {
    let status: PortStatus
    let description: String

    init(_ status: PortStatus, _ description: String) {
        self.status = status
        self.description = description
    }
}
