import TestSupport
import Testing

/// Words that no source may use in its code.
@Suite("Rules of code") struct CodeRuleTests {
    let sources: [SourceFile]

    init() throws {
        sources = try SourceFile.ofSources.get()
    }

    /// The sources of the modules below Apple's names, of which all but those that read folders do without Foundation.
    private func kernel(withoutFoundation: Bool) throws -> [SourceFile] {
        let rows = try ModuleTable(Page.article("Architecture").text).rows.filter { (1...10).contains($0.number) }
        #expect(rows.filter { $0.number < 10 }.allSatisfy { !$0.mayImport.contains("Foundation") })
        let modules = Set(
            rows.filter { !withoutFoundation || !$0.mayImport.contains("Foundation") }.map(\.module))
        #expect(modules.isSuperset(of: ["FrameGeometry", "FrameRaster", "FrameDiff"]))
        return sources.filter { modules.contains($0.module) }
    }

    private func report(
        _ files: some Sequence<SourceFile>, _ isWrong: (Word) -> Bool, _ reason: String,
        _ location: SourceLocation = #_sourceLocation
    ) {
        for file in files {
            for word in file.words where isWrong(word) {
                Issue.record("\(file.place(word.line)): `\(word.text)`: \(reason)", sourceLocation: location)
            }
        }
    }

    @Test func theKernelHasNoFoundationAndNoActors() throws {
        for file in try kernel(withoutFoundation: true) {
            for line in file.imports {
                #expect(!["Foundation", "FoundationEssentials", "Dispatch"].contains(line.module), "\(file.path)")
            }
        }
        let kernel = try kernel(withoutFoundation: false)
        #expect(kernel.count > 80)
        report(kernel, { ["MainActor", "globalActor", "actor"].contains($0.text) }, "the kernel knows no actors")
        report(
            kernel, { ["getenv", "setenv", "environ", "CommandLine", "ProcessInfo"].contains($0.text) },
            "the kernel knows no environment")
    }

    /// A file with a comment `// Clock: reason` may read one.
    @Test func nothingReadsTheClock() {
        let clocks: Set<String> = [
            "DispatchWallTime", "ContinuousClock", "SuspendingClock", "systemUptime", "timeIntervalSinceNow",
            "clock_gettime", "gettimeofday", "CFAbsoluteTimeGetCurrent",
        ]
        let reason = "only virtual time decides; only bench and the progress line read the clock"
        let files = outsideBench.filter { $0.marks("Clock").isEmpty }
        #expect((1...12).contains(outsideBench.count - files.count), "files that read or declare a clock")
        report(files, { clocks.contains($0.text) }, reason)
        // Dates are values, such as those of pickers; one that is made of nothing is the present.
        for file in files {
            for word in file.words where word.text == "Date" && "(.".contains(word.next ?? " ") {
                let isPresent = file.lines[word.line - 1].contains(/\bDate(?:\(\)|\.now\b)/)
                #expect(!isPresent, "\(file.place(word.line)): \(reason)")
            }
        }
        let readers = sources.filter { $0.words.contains { $0.text == "RealClock" } }.map(\.name)
        #expect(Set(readers) == ["RealClock.swift", "CommandIO.swift"])
        let askers = sources.filter { $0.module == "Framereel" && $0.words.contains { $0.text == "clock" } }.map(\.name)
        #expect(Set(askers) == ["CommandIO.swift", "ProgressLine.swift"])
        // QuartzCore declares one on the virtual clock, which stands before Dispatch's for all that import it.
        report(
            files.filter { !$0.hasApplesNames }, { ["DispatchTime", "DispatchQueue"].contains($0.text) }, reason)
    }

    /// A file with a comment `// Randomness: reason` may have some.
    @Test func nothingIsRandom() {
        let generators: Set<String> = [
            "random", "randomElement", "shuffled", "shuffle", "UUID", "SystemRandomNumberGenerator", "arc4random",
            "getrandom", "getentropy", "drand48", "rand",
        ]
        let files = outsideBench.filter { $0.marks("Randomness").isEmpty }
        #expect((1...6).contains(outsideBench.count - files.count), "files that declare random numbers or identifiers")
        report(
            files, { generators.contains($0.text) && ($0.isCalled || $0.text.first?.isUppercase == true) },
            "the same input gives the same bytes")
    }

    /// libm picks different code on different processors, and a fused multiplication rounds once instead of twice.
    @Test func onlyRealMathComputesTranscendentals() {
        let functions: Set<String> = [
            "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "exp2", "exp10",
            "expm1", "log", "log2", "log10", "log1p", "pow", "cbrt", "hypot", "fma",
        ]
        let libraries: Set<String> = ["Foundation", "Glibc", "CoreGraphics", "Double", "CGFloat", "Float"]
        report(
            outsideBench,
            { word in
                functions.contains(word.text) && word.isCalled
                    && (word.owner.map(libraries.contains) ?? true)
            },
            "ask RealMath")
        report(outsideBench, { ["addingProduct", "addProduct"].contains($0.text) }, "a fused multiplication")
        #expect(outsideBench.contains { $0.words.contains { $0.owner == "RealMath" && $0.text == "exp" } })
    }

    @Test func nothingTrapsOnInput() {
        report(sources, { $0.text == "try" && $0.next == "!" }, "say what went wrong, with a thrown error")
        report(sources, { $0.text == "as" && $0.next == "!" }, "use `as?`")
        report(sources, { $0.text == "fatalError" && $0.isCalled }, "throw, or state a precondition")
    }

    @Test func escapesFromConcurrencyCheckingGiveTheirReason() {
        var count = 0
        for file in sources {
            for word in file.words {
                let isEscape = word.text == "unchecked" || word.text == "nonisolated" && word.next == "("
                guard isEscape else { continue }
                count += 1
                #expect(
                    file.hasComment(near: word.line), "\(file.place(word.line)): no comment says why that is safe")
            }
        }
        #expect(count > 0)
    }

    private var outsideBench: [SourceFile] { sources.filter { $0.module != "bench" } }
}
