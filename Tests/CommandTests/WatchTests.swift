import Foundation
import Glibc
import Synchronization
import Testing

@testable import FrameOutput
@testable import Framereel

/// `watch`: a page that follows a scene file.
@Suite struct WatchTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        // A script replaces the program. The page is the scene file, unless that file is broken.
        try folder.write(
            program: """
                for word; do case $word in --output=*) page=${word#*=} ;; esac; scene=$word; done
                echo "$*" >> '\(folder("words"))'
                if grep -q broken "$scene"; then echo "error: $scene is broken" >&2; exit 65; fi
                cp "$scene" "$page"
                """, to: "bin/framereel")
        try folder.write("[\"first\"]", to: "scene.json")
    }

    /// Runs the command while `browse` inspects the page it serves, then interrupts it.
    @MainActor private func watch(
        _ words: String..., environment: [String: String] = [:],
        launch: @escaping @Sendable (String, [String]) throws -> Void = { _, _ in },
        _ browse: @escaping @Sendable (_ port: UInt16) throws -> Void
    ) throws -> (status: Int32, output: String, errors: String) {
        let cancellation = Cancellation()
        // The semaphore is signaled when the address is printed, and at the end.
        let began = DispatchSemaphore(value: 0)
        let (output, errors) = (CapturedStream { began.signal() }, CapturedStream())
        let program = folder("bin/framereel")
        let io = CommandIO(
            output: output, errors: errors, input: { [] }, environment: { environment[$0] }, cancellation: cancellation,
            clock: { 0 }, programPath: { program }, launch: launch)
        let failure = Mutex<(any Error)?>(nil)
        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            defer {
                cancellation.request()
                end.signal()
            }
            do {
                began.wait()
                try browse(#require(output.text.split { ":/\n".contains($0) }.last.flatMap { UInt16($0) }))
            } catch {
                failure.withLock { $0 = error }
            }
        }
        let status = Reel.run(arguments: ["watch"] + words, scenes: TestScenes.all, io: io)
        began.signal()
        end.wait()
        if let failure = failure.withLock({ $0 }) { throw failure }
        return (status, output.text, errors.text)
    }

    /// Returns a function that reads the next event of a stream.
    private static func events(_ port: UInt16) throws -> () -> String {
        let browser = try LocalRequest(port: port)
        try browser.send("GET /events HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
        return { browser.read(until: "\n\n") }
    }

    @Test @MainActor func thePageFollowsTheFile() throws {
        let scene = folder("scene.json")
        let run = try watch(scene, "-o", folder("out"), "--fps", "30") { [folder = folder.path as String] port in
            func save(_ text: String) throws { try Data(text.utf8).write(to: URL(filePath: scene)) }
            func page() throws -> String {
                try LocalRequest.answer("/player", port: port).components(separatedBy: "\r\n\r\n")[1]
            }
            let next = try Self.events(port)
            if next().contains("\"page\":null") { #expect(next().contains("-1\",\"message\":null")) }
            #expect(try page() == "[\"first\"]")
            try save("[\"second\"]")
            #expect(next().contains("-2\",\"message\":null"))
            #expect(try page() == "[\"second\"]")
            try save("[\"broken")
            #expect(next().contains("-2\",\"message\":\"\(scene) is broken\"}"))
            #expect(try page() == "[\"second\"]")
            try save("[\"image.png\"]")
            #expect(next().contains("-3\",\"message\":null"))
            // The image that the file names.
            try Data("image".utf8).write(to: URL(filePath: folder + "/image.png"))
            #expect(next().contains("-4\",\"message\":null"))
        }
        #expect(run.status == ExitCode.interrupted.rawValue)
        #expect(
            run.errors.split(separator: "\n")
                == [
                    "\(scene): rendered in 0.00 s", "\(scene): rendered in 0.00 s", "error: \(scene) is broken",
                    "\(scene): rendered in 0.00 s", "\(scene): rendered in 0.00 s",
                ].map { $0[...] })
        let words = "play --fps=30 --quiet --overwrite --output=\(folder("out"))/player.html -- \(scene)\n"
        #expect(folder.text("words") == String(repeating: words, count: 5))
        #expect(folder.names.filter { $0.hasPrefix("out/") } == ["out/player.html"])
        let port = try #require(run.output.split { ":/\n".contains($0) }.last.flatMap { UInt16($0) })
        // Another program may have taken the port in the meantime.
        #expect((try? LocalRequest.answer("/player", port: port))?.contains("image.png") != true)
    }

    @Test @MainActor func theBrowserIsOpened() throws {
        try folder.write(program: "", to: "bin/xdg-open")
        let opened = Mutex<[String]>([])
        let run = try watch(
            folder("scene.json"), "--open", environment: ["PATH": folder("bin")],
            launch: { program, words in opened.withLock { $0 += [program] + words } }
        ) { _ in }
        #expect(run.status == ExitCode.interrupted.rawValue)
        #expect(opened.withLock { $0 } == [folder("bin/xdg-open"), run.output.split(separator: "\n").joined()])
    }

    /// Neither a page of another program nor the target of a link is overwritten.
    @Test @MainActor func foreignFilesAreKept() throws {
        try folder.write("mine", to: "precious")
        try folder.write("mine too", to: "out/player.html")
        #expect(refusal().contains("out/player.html exists and was not written by framereel"))
        #expect(folder.text("out/player.html") == "mine too")
        try folder.remove("out/player.html")
        for name in ["player.html", ".framereel-watch.log"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder("out/\(name)"), withDestinationPath: folder("precious"))
        }
        #expect(refusal().contains("out/player.html exists"))
        try folder.remove("out/player.html")
        _ = try watch(folder("scene.json"), "-o", folder("out")) { port in
            let next = try Self.events(port)
            if next().contains("\"page\":null") { #expect(next().contains("-1\"")) }
        }
        #expect(folder.text("precious") == "mine")
        try folder.remove("out/player.html")
        let page = "<!doctype html>\n<title>square – Framereel</title>\n"
        try folder.write(page, to: "out/player.html")
        #expect(refusal().contains("out/player.html exists"))
        try folder.write(FileMark.marking(Array(page.utf8)), to: "out/player.html")
        #expect(refusal() == "")
    }

    /// Returns the message of a command that ends immediately.
    @MainActor private func refusal() -> String {
        let (errors, cancellation) = (CapturedStream(), Cancellation())
        cancellation.request()
        let program = folder("bin/framereel")
        let io = CommandIO(
            output: CapturedStream(), errors: errors, input: { [] }, environment: { _ in nil },
            cancellation: cancellation, clock: { 0 }, programPath: { program })
        let words = ["watch", folder("scene.json"), "-o", folder("out")]
        let status = Reel.run(arguments: words, scenes: [], io: io)
        #expect([ExitCode.cannotCreate, .interrupted].map(\.rawValue).contains(status))
        return errors.text
    }

    /// An endless program is ended together with the command.
    @Test @MainActor func aRenderingIsCutOff() throws {
        let started = try NamedPipe()
        try folder.write(program: "echo $$ > '\(started.path)'\nexec sleep 60", to: "bin/framereel")
        let process = Mutex<pid_t?>(nil)
        let run = try watch(folder("scene.json"), "-o", folder("out")) { _ in
            process.withLock { $0 = started.line().flatMap { pid_t($0) } }
        }
        #expect(run.status == ExitCode.interrupted.rawValue && run.errors.isEmpty)
        let number = try #require(process.withLock { $0 })
        #expect(kill(number, 0) == -1 && errno == ESRCH)
        #expect(folder.names.filter { $0.hasPrefix("out/") }.isEmpty)
    }

    /// A change to a scene that never ends stops its rendering, even if its program ignores interruptions.
    @Test(arguments: ["exec sleep 60", "trap '' INT TERM; while :; do sleep 0.05; done"])
    @MainActor func aChangeCutsARenderingOff(hanging: String) throws {
        let started = try NamedPipe()
        try folder.write(
            program: """
                for word; do case $word in --output=*) page=${word#*=} ;; esac; scene=$word; done
                if grep -q hanging "$scene"; then echo $$ > '\(started.path)'; \(hanging); fi
                cp "$scene" "$page"
                """, to: "bin/framereel")
        try folder.write("[\"hanging\"]", to: "scene.json")
        let scene = folder("scene.json")
        let process = Mutex<pid_t?>(nil)
        let run = try watch(scene, "-o", folder("out")) { port in
            let next = try Self.events(port)
            #expect(next().contains("\"page\":null"))
            process.withLock { $0 = started.line().flatMap { pid_t($0) } }
            try Data("[\"good\"]".utf8).write(to: URL(filePath: scene))
            #expect(next().contains("-1\",\"message\":null"))
            #expect(try LocalRequest.answer("/player", port: port).hasSuffix("[\"good\"]"))
        }
        #expect(run.errors == "\(scene): rendered in 0.00 s\n")
        let number = try #require(process.withLock { $0 })
        #expect(kill(number, 0) == -1 && errno == ESRCH)
    }

    @Test @MainActor func mistakesAreReported() {
        #expect(CommandRun("watch", "square", "--port", "65536").errors.contains("expected a number from 0 to 65535"))
        #expect(CommandRun("watch", "square", "--fps", "0").status == 64)
        #expect(CommandRun("watch", "square").errors.contains("the path of this program cannot be read"))
    }

    @Test func filesThatAreNamedAreWatched() throws {
        try folder.write(#"{"views": [{"image": "a.png"}, {"image": "in/b.png"}]}"#, to: "scene.json")
        try folder.write("a", to: "a.png")
        try folder.write("c", to: "c.png")
        var files = WatchedFiles(.file(path: folder("scene.json")), except: folder("out"))
        let first = files.stamps()
        #expect(first.keys.sorted() == [folder("a.png"), folder("scene.json")])
        #expect(files.stamps() == first)
        try folder.write("b", to: "in/b.png")
        #expect(files.stamps().keys.sorted() == [folder("a.png"), folder("in/b.png"), folder("scene.json")])
        // While the file is broken, its last valid references are watched.
        try folder.write("{", to: "scene.json")
        let broken = files.stamps()
        #expect(broken.count == 3 && broken[folder("scene.json")] != first[folder("scene.json")])
        try folder.remove("a.png")
        #expect(files.stamps().count == 2)
    }

    @Test func foldersAreWatched() throws {
        for name in [
            "Main.storyboard", "de.lproj/Main.strings", ".hidden/a", "out/player.html", "Tests/a", "Sources/a",
        ] {
            try folder.write(name, to: name)
        }
        var storyboard = WatchedFiles(.file(path: folder("Main.storyboard")), except: folder("out"))
        let files = Set(storyboard.stamps().keys.map { $0.dropFirst(folder.path.count + 1) })
        #expect(
            files == [
                "Main.storyboard", "de.lproj/Main.strings", "Tests/a", "Sources/a", "bin/framereel", "scene.json",
            ])
        var package = WatchedFiles(.package(folder: folder.path), except: folder("out"))
        #expect(!package.stamps().keys.contains(folder("Tests/a")))
        #expect(package.stamps().keys.contains(folder("Sources/a")) && package.stamps().count == files.count - 1)
    }

    /// The sources of an application stay in its project and are ported from there.
    @Test func portedSourcesAreWatched() throws {
        for name in [
            "App/A.swift", "App/in/B.swift", "App/notes.txt", "Kit/C.swift", "Kit/D.swift", "reel/Package.swift",
        ] {
            try folder.write(name, to: name)
        }
        try folder.write(#"{"sources": "../../../App"}"#, to: "reel/Sources/App/PortUIKit.json")
        try folder.write(
            #"{"sources": "../../../Kit", "files": ["C.swift", "Gone.swift"]}"#, to: "reel/Sources/Kit/PortUIKit.json")
        try folder.write("{", to: "reel/Sources/Broken/PortUIKit.json")
        var package = WatchedFiles(.package(folder: folder("reel")), except: folder("out"))
        let files = package.stamps().keys.filter { !$0.hasPrefix(folder("reel/")) }.sorted()
        #expect(files == ["App/A.swift", "App/in/B.swift", "Kit/C.swift"].map { folder($0) })
    }
}
