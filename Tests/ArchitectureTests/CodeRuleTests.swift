import TestSupport
import Testing

/// What no source may say, by the words of its code.
@Suite("Rules of code") struct CodeRuleTests {
    let sources: [SourceFile]

    init() throws {
        sources = try SourceFile.ofSources.get()
    }

    /// The modules below Apple's names: values only.
    private static let kernel: Set<String> = [
        "FrameFiles", "FrameGeometry", "FrameTiming", "FrameLayout", "FrameLists", "FrameDynamics", "FramePainting",
        "FrameGlyphs", "FrameText", "FrameSymbols", "FrameLayers", "FrameRaster", "FramePNG", "FrameJPEG",
        "FrameOutput", "FrameDiff",
        "FrameFigures", "FramePages",
        "FrameJSON",
    ]

    /// Nothing of the kernel is left out of the list above.
    @Test func theKernelIsKnown() {
        let frames = Set(sources.map(\.module).filter { $0.hasPrefix("Frame") })
        #expect(
            frames.subtracting(Self.kernel) == [
                "FramePort", "FrameProjects", "FrameStoryboards", "FrameScenes", "FrameRecording", "FrameGoldens",
                "Framereel",
                "FramereelTesting", "FramereelTool",
            ])
        #expect(sources.count > 150)
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

    @Test func theKernelHasNoFoundationAndNoActors() {
        let kernel = sources.filter { Self.kernel.contains($0.module) }
        #expect(kernel.count > 80)
        for file in kernel {
            for line in file.imports {
                #expect(!["Foundation", "FoundationEssentials", "Dispatch"].contains(line.module), "\(file.path)")
            }
        }
        report(kernel, { ["MainActor", "globalActor", "actor"].contains($0.text) }, "the kernel knows no actors")
        report(
            kernel, { ["getenv", "setenv", "environ", "CommandLine", "ProcessInfo"].contains($0.text) },
            "the kernel knows no environment")
    }

    @Test func nothingReadsTheClock() {
        let clocks: Set<String> = [
            "Date", "DispatchWallTime", "ContinuousClock", "SuspendingClock", "systemUptime",
            "clock_gettime", "gettimeofday", "CFAbsoluteTimeGetCurrent",
        ]
        let reason = "only virtual time decides; only bench and the progress line read the clock"
        // It tells a person at a terminal how fast a run is, and has no part in what is drawn.
        let exempt = outsideBench.filter { $0.path.hasSuffix("Sources/Framereel/Commands/Terminal/RealClock.swift") }
        #expect(exempt.count == 1)
        // Dates are values of pickers, which begin with that of the scene; one that is made of nothing is the present.
        let dates = outsideBench.filter { $0.path.contains("Sources/UIKit/Controls/Date/") }
        #expect(dates.count > 5)
        for file in dates {
            #expect(!file.text.contains("Date()") && !file.text.contains("Date.now"), "\(file.path)")
        }
        // They declare the names of Foundation and of the C library on the virtual clock.
        let names = ["Date+VirtualTime.swift", "CFRunLoopTimer.swift", "time.swift"]
        let virtual = outsideBench.filter {
            names.contains($0.name) && $0.path.contains("/VirtualTime/") || $0.path.contains("QuartzCore/Foundation/")
        }
        #expect(virtual.count > names.count)
        report(
            outsideBench.filter { file in !(exempt + dates + virtual).contains { $0.path == file.path } },
            { clocks.contains($0.text) }, reason)
        report(dates, { clocks.subtracting(["Date"]).contains($0.text) }, reason)
        let readers = sources.filter { $0.words.contains { $0.text == "RealClock" } }.map(\.name)
        #expect(Set(readers) == ["RealClock.swift", "CommandIO.swift"])
        let askers = sources.filter { $0.module == "Framereel" && $0.words.contains { $0.text == "clock" } }.map(\.name)
        #expect(Set(askers) == ["CommandIO.swift", "ProgressLine.swift"])
        // QuartzCore declares one on the virtual clock, which stands before Dispatch's for all that import it. Tests wait for the
        // main queue of Dispatch.
        let dispatch = outsideBench.filter {
            !["QuartzCore", "UIKit"].contains($0.module) && $0.name != "MainThread.swift"
        }
        report(dispatch, { ["DispatchTime", "DispatchQueue"].contains($0.text) }, reason)
    }

    @Test func nothingIsRandom() {
        let generators: Set<String> = [
            "random", "randomElement", "shuffled", "shuffle", "UUID", "SystemRandomNumberGenerator", "arc4random",
            "getrandom", "getentropy", "drand48", "rand",
        ]
        // They declare them for applications, with a seed.
        let seeded = ["VirtualTime/SystemRandomNumberGenerator.swift", "Foundation/UUID+Scene.swift"]
        let declaring = outsideBench.filter { file in seeded.contains { file.path.hasSuffix("QuartzCore/\($0)") } }
        #expect(declaring.count == seeded.count)
        report(
            outsideBench.filter { file in !declaring.contains { $0.path == file.path } },
            { generators.contains($0.text) && ($0.isCalled || $0.text.first?.isUppercase == true) },
            "the same input gives the same bytes")
    }

    /// libm picks different code on different processors, and a fused multiplication rounds once where two round twice.
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
