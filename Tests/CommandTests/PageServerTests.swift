import Foundation
import Glibc
import Testing

@testable import Framereel

/// The responses of the server.
@Suite struct PageServerTests {
    private let folder: TestFolder
    private let server: PageServer

    init() throws {
        folder = try TestFolder()
        server = try Self.server(0, "a <scene>", in: folder)
    }

    private static func server(_ port: UInt16, _ title: String, in folder: TestFolder) throws -> PageServer {
        try PageServer(
            port: port, page: folder("player.html"), folder: StudioFolder(path: folder("studio")),
            studio: StudioPage(title: title, devices: ["iPhone 15", "</select>"]))
    }

    private func get(_ path: String) throws -> String { try LocalRequest.answer(path, port: server.port) }

    @Test func thePageIsServed() throws {
        defer { server.stop() }
        #expect(try get("/").contains("<title>a &lt;scene&gt; – Framereel</title>"))
        #expect(try get("/player").hasPrefix("HTTP/1.1 404 Not Found\r\n"))
        let page = String(repeating: "<p>0123456789</p>\n", count: 200_000)
        try folder.write(page, to: "player.html")
        let answer = try get("/player?123-4")
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.hasSuffix("\r\n\r\n" + page))
        #expect(answer.contains("\r\nContent-Length: \(page.utf8.count)\r\n"))
        #expect(try get("/../../etc/passwd").hasPrefix("HTTP/1.1 404"))
    }

    /// A rendering's files are served while it runs. Only files of renderings are.
    @Test func renderingsAreServed() throws {
        defer { server.stop() }
        try folder.write("<p>page</p>", to: "studio/3/page.html")
        try folder.write("[]", to: "studio/3/layers.json")
        try folder.write("png", to: "studio/3/frames/7.png")
        try folder.write("secret", to: "studio/secret")
        let page = try get("/page/3")
        #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.hasSuffix("<p>page</p>"))
        #expect(try get("/page/frame/3/7").hasPrefix("HTTP/1.1 404"))
        #expect(try get("/frame/3/7").contains("Content-Type: image/png\r\n"))
        #expect(try get("/layers/3").hasSuffix("[]"))
        for path in [
            "/frame/3/8", "/findings/3", "/frame/3/../../secret", "/page/03", "/page/3/", "/page/-3", "/page/0",
            "/layers",
        ] {
            #expect(try get(path).hasPrefix("HTTP/1.1 404"), "\(path)")
        }
        for path in ["/frame/4/7", "/page/4", "/layers/4"] {
            #expect(try get(path).hasPrefix("HTTP/1.1 410"), "\(path)")
        }
    }

    /// Browsers send the header to another site only after asking it, so that no other page changes anything.
    @Test func onlyPagesOfTheServerChangeSomething() throws {
        defer { server.stop() }
        try folder.write("", to: "studio/1/page.html")
        func post(_ path: String, _ header: String = "X-Framereel: 1\r\n", _ method: String = "POST") throws -> String {
            let request = "\(method) \(path) HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\(header)\r\n"
            return String(try LocalRequest.answer(to: request, port: server.port).prefix(12))
        }
        #expect(try post("/moment?t=0.45") == "HTTP/1.1 200" && folder.text("studio/moment") == "0.45")
        #expect(try post("/choices?device=iPhone%2015&appearance=dark") == "HTTP/1.1 200")
        let dark = StudioChoices(device: "iPhone 15", appearance: "dark", among: ["iPhone 15"])
        #expect(server.choices == dark)
        #expect(try post("/choices?device=iPhone+15&appearance=dark") == "HTTP/1.1 200" && server.choices == dark)
        for bad in [
            "/moment", "/moment?t=", "/moment?t=nan", "/moment?t=-1", "/choices?device=iPhone%209",
            "/choices?appearance=--strict",
        ] {
            #expect(try post(bad) == "HTTP/1.1 400", "\(bad)")
        }
        #expect(try post("/moment?t=2", "") == "HTTP/1.1 400" && post("/choices", "", "GET") == "HTTP/1.1 400")
        #expect(try post("/choices", "", "HEAD") == "HTTP/1.1 400")
        #expect(server.choices == dark && folder.text("studio/moment") == "0.45")
        #expect(try post("/choices?device=&appearance=") == "HTTP/1.1 200" && server.choices == StudioChoices())
    }

    /// Choices replace the options of the command line, in each of their spellings.
    @Test func choicesReplaceOptions() throws {
        let words = ["--fps=30", "--device=iPhone SE", "--interface-style=dark"]
        #expect(StudioChoices().applied(to: words) == words)
        let chosen = try #require(StudioChoices(device: "iPhone 15", appearance: nil, among: ["iPhone 15"]))
        #expect(chosen.applied(to: words) == ["--fps=30", "--interface-style=dark", "--device=iPhone 15"])
        let light = try #require(StudioChoices(device: nil, appearance: "light", among: []))
        #expect(light.applied(to: words + ["--appearance=dark"]).filter { $0.contains("dark") } == [])
    }

    /// Texts of scenes and devices never become markup of the page.
    @Test func textsAreNotMarkup() {
        let page = StudioPage(title: "<script>alert(1)</script>", devices: ["</select><img onerror=alert(1)>"]).html
        #expect(!page.contains("<script>alert") && !page.contains("<img"))
        #expect(page.components(separatedBy: "innerHTML").count == 1)
    }

    /// A page from another site cannot read this page under a name that resolves to this machine.
    @Test(arguments: [
        ("GET / HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n", "200 OK"),
        ("GET / HTTP/1.1\r\nhost:127.0.0.1:PORT\r\n\r\n", "200 OK"),
        ("GET / HTTP/1.1\r\nHost: example.com:PORT\r\n\r\n", "421 Misdirected Request"),
        ("GET / HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n", "421 Misdirected Request"),
        ("GET / HTTP/1.1\r\n\r\n", "421 Misdirected Request"),
        ("HEAD / HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n", "200 OK"),
        ("HEAD /none HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n", "404 Not Found"),
        ("HEAD /events HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n", "200 OK"),
        ("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "421 Misdirected Request"),
        ("POST / HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n", "400 Bad Request"), ("\r\n\r\n", "400 Bad Request"),
        (String(repeating: "x", count: 40_000), "400 Bad Request"),
    ])
    func onlyLocalRequestsAreAnswered(request: String, status: String) throws {
        defer { server.stop() }
        let answer = try LocalRequest.answer(
            to: request.replacing("PORT", with: "\(server.port)"), port: server.port)
        #expect(answer.hasPrefix("HTTP/1.1 \(status)\r\n"))
        if request.hasPrefix("HEAD") { #expect(answer.hasSuffix("\r\n\r\n")) }
    }

    @Test func answersWithoutABodyHaveTheSameHeaders() throws {
        defer { server.stop() }
        try folder.write("<p>player</p>", to: "player.html")
        for path in ["/", "/player"] {
            let head = try LocalRequest.answer(
                to: "HEAD \(path) HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n", port: server.port)
            let whole = try get(path)
            #expect(whole.hasPrefix(head) && whole.utf8.count > head.utf8.count, "\(path)")
        }
    }

    /// Browsers leave out the default port of HTTP and no other port.
    @Test(arguments: [(UInt16(80), "localhost"), (80, "127.0.0.1"), (80, "localhost:80"), (8080, "localhost:8080")])
    func theHostIsThisMachine(port: UInt16, host: String) throws {
        let pair = try SocketPair()
        var connection = PageConnection(pair.ends[0])
        pair.send("GET /a HTTP/1.1\r\nHost: \(host)\r\n\r\n")
        #expect(connection.readRequest(port: port) == "/a")
    }

    /// A page that is not read stays in its file.
    @Test func unreadPagesUseNoMemory() throws {
        defer { server.stop() }
        try folder.write([UInt8](repeating: 65, count: 8 << 20), to: "player.html")
        let pair = try SocketPair()
        var connection = PageConnection(pair.ends[0])
        connection.answer(.found, .file(try #require(PageFile(folder("player.html")))))
        connection.flush()
        #expect(!connection.isClosed && connection.unreadBytes <= 1 << 16)
        // A stream that is not read is closed.
        var stream = PageConnection(try pair.copy())
        stream.stream("data: 0\n\n")
        for _ in 0..<5000 where !stream.isClosed {
            stream.send("data: " + String(repeating: "x", count: 1000) + "\n\n")
            stream.flush()
        }
        #expect(stream.isClosed && stream.unreadBytes < 2 << 20)
    }

    /// Neither silent connections nor streams keep another browser out.
    @Test(arguments: ["", "GET /events HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n"])
    func idleBrowsersMakeWay(request: String) throws {
        defer { server.stop() }
        let idle = try (0..<70).map { _ in
            let browser = try LocalRequest(port: server.port)
            try browser.send(request.replacing("PORT", with: "\(server.port)"))
            if !request.isEmpty { #expect(browser.read(until: "\n\n").contains("data: ")) }
            return browser
        }
        #expect(try get("/").hasPrefix("HTTP/1.1 200"))
        #expect(idle.count == 70)
    }

    @Test func browsersAreNotified() throws {
        defer { server.stop() }
        let browser = try LocalRequest(port: server.port)
        try browser.send("GET /events HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
        #expect(browser.read(until: "\n\n").hasSuffix("data: {\"rendering\":null,\"page\":null,\"message\":null}\n\n"))
        server.show(message: "line 1\n\"line 2\"")
        #expect(
            browser.read(until: "\n\n")
                == "data: {\"rendering\":null,\"page\":null,\"message\":\"line 1\\n\\\"line 2\\\"\"}\n\n")
        server.showPage()
        #expect(
            browser.read(until: "\n\n") == "data: {\"rendering\":null,\"page\":\"\(getpid())-1\",\"message\":null}\n\n")
        server.show(message: "no")
        #expect(
            browser.read(until: "\n\n")
                == "data: {\"rendering\":null,\"page\":\"\(getpid())-1\",\"message\":\"no\"}\n\n")
        #expect(try get("/").hasPrefix("HTTP/1.1 200"))
    }

    @Test func stoppingTheServerClosesItsConnections() throws {
        let browser = try LocalRequest(port: server.port)
        try browser.send("GET /events HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
        _ = browser.read(until: "\n\n")
        server.stop()
        server.stop()
        #expect(browser.read(until: "\n\n").isEmpty)
        #expect(throws: LocalRequest.Refused.self) { try LocalRequest(port: server.port) }
        let next = try Self.server(server.port, "next", in: folder)
        #expect(next.port == server.port)
        #expect {
            try Self.server(next.port, "third", in: folder)
        } throws: { error in
            (error as? Failure)?.message
                == "port \(next.port) cannot be served: Address already in use; --port 0 takes any free one"
        }
        next.stop()
    }

    /// Slow, silent or disconnected browsers do not delay the others.
    @Test func browsersDoNotWaitForEachOther() throws {
        defer { server.stop() }
        try folder.write([UInt8](repeating: 65, count: 8 << 20), to: "player.html")
        let silent = try LocalRequest(port: server.port)
        let slow = try LocalRequest(port: server.port)
        try slow.send("GET /player HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
        for _ in 0..<100 {
            let gone = try LocalRequest(port: server.port)
            try gone.send("GET /player HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
        }
        #expect(try get("/").hasPrefix("HTTP/1.1 200"))
        #expect(slow.read(until: nil).utf8.count > 8 << 20)
        _ = silent
    }
}

/// Two connected sockets that never block.
private final class SocketPair {
    let ends: [Int32]
    private var copies: [Int32] = []

    init() throws {
        var pair: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else { throw CocoaError(.fileReadUnknown) }
        ends = pair
    }

    deinit { (ends + copies).forEach { close($0) } }

    func copy() throws -> Int32 {
        let copy = dup(ends[0])
        guard copy >= 0 else { throw CocoaError(.fileReadUnknown) }
        copies.append(copy)
        return copy
    }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Glibc.send(ends[1], bytes, bytes.count, 0)
    }
}
