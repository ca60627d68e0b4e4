internal import Glibc

/// A connection to a browser: a single request and its response in HTTP/1.1 (RFC 9112), or a stream of events.
struct PageConnection {
    enum Status: String {
        case found = "200 OK"
        case invalid = "400 Bad Request"
        case missing = "404 Not Found"
        case gone = "410 Gone"
        case otherHost = "421 Misdirected Request"
    }

    enum Body {
        case bytes([UInt8])
        case file(PageFile)
    }

    /// A nonblocking descriptor.
    let descriptor: Int32
    /// Whether events are sent for as long as the browser listens.
    private(set) var isStream = false
    private(set) var isClosed = false
    /// The query of the request, without the question mark.
    private(set) var query = ""
    /// Whether the request asks for a change. Only this server's pages can make it: browsers send the header of such a
    /// request to another site only after asking it.
    private(set) var isChange = false
    private var request: [UInt8] = []
    private var isAnswered = false
    /// `false` for `HEAD`, whose response has no body.
    private var wantsBody = true
    private var unsent: ArraySlice<UInt8> = []
    /// File to send after ``unsent``.
    private var file: PageFile?

    /// Maximum length of a request, in bytes. Tuned: browsers send less than a kilobyte.
    private static let longestRequest = 1 << 14
    /// Number of bytes of a file that are in memory at a time. Tuned: a socket accepts no more at once.
    private static let partSize = 1 << 16
    /// Number of bytes of a stream that a browser may leave unread. Tuned: some hundred messages.
    private static let mostUnread = 1 << 20

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Poll events to wait for.
    var awaited: Int16 { Int16(POLLIN) | (unsent.isEmpty && file == nil ? 0 : Int16(POLLOUT)) }

    /// Number of bytes in memory that the browser has not received yet.
    var unreadBytes: Int { unsent.count }

    /// Reads the data that has arrived. Responds to invalid requests.
    ///
    /// - Returns: The path of the request, without its query, exactly once when the request is complete.
    mutating func readRequest(port: UInt16) -> String? {
        var part = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &part, part.count)
        if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR { isClosed = true }
        guard count > 0, !isAnswered else { return nil }
        request += part[..<count]
        let text = String(decoding: request, as: UTF8.self)
        guard let end = text.firstRange(of: "\r\n\r\n") else {
            if request.count > Self.longestRequest { answer(.invalid) }
            return nil
        }
        let lines = text[..<end.lowerBound].split(separator: "\r\n")
        let words = lines.first?.split(separator: " ") ?? []
        isChange = words.first == "POST" && lines.contains { $0.lowercased().hasPrefix("x-framereel:") }
        guard words.count == 3, isChange || ["GET", "HEAD"].contains(words[0]), words[2].hasPrefix("HTTP/1.") else {
            answer(.invalid)
            return nil
        }
        wantsBody = words[0] != "HEAD"
        let host = lines.dropFirst().first { $0.lowercased().hasPrefix("host:") }?.dropFirst(5)
        guard let host, Self.hosts(port).contains(host.lowercased().filter { $0 != " " }) else {
            answer(.otherHost)
            return nil
        }
        let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        query = parts.count > 1 ? String(parts[1]) : ""
        return parts.first.map(String.init)
    }

    /// Returns the names of this machine in requests to a port. Browsers leave out the default port of HTTP.
    private static func hosts(_ port: UInt16) -> [String] {
        let names = ["127.0.0.1", "localhost"]
        return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    }

    mutating func answer(_ status: Status, type: String = "text/plain", _ body: Body? = nil) {
        switch body ?? .bytes(Array("\(status.rawValue)\n".utf8)) {
        case .bytes(let bytes):
            begin(status, type, ["Content-Length: \(bytes.count)", "Connection: close"])
            if wantsBody { unsent += bytes }
        case .file(let file):
            begin(status, type, ["Content-Length: \(file.size)", "Connection: close"])
            if wantsBody { self.file = file }
        }
    }

    /// Responds with the first event of a stream.
    mutating func stream(_ event: String) {
        isStream = wantsBody
        begin(.found, "text/event-stream", [])
        if isStream { send(event) }
    }

    /// Sends an event, or closes the connection if the browser does not read its events.
    mutating func send(_ event: String) {
        guard unsent.count < Self.mostUnread else {
            isClosed = true
            return
        }
        unsent += Array(event.utf8)
    }

    private mutating func begin(_ status: Status, _ type: String, _ fields: [String]) {
        isAnswered = true
        let lines = ["HTTP/1.1 \(status.rawValue)", "Content-Type: \(type)", "Cache-Control: no-store"] + fields
        unsent += Array((lines + ["", ""]).joined(separator: "\r\n").utf8)
    }

    /// Sends as much as the browser accepts, and closes the connection once a response is complete.
    mutating func flush() {
        while !isClosed {
            if unsent.isEmpty, !readPart() { break }
            let count = unsent.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count >= 0 {
                unsent = unsent.dropFirst(count)
            } else if errno != EINTR {
                if errno != EAGAIN { isClosed = true }
                return
            }
        }
        unsent = []
        if isAnswered, !isStream { isClosed = true }
    }

    /// Reads the next part of the file. Closes the connection if the file has become shorter.
    ///
    /// - Returns: Whether there is more to send.
    private mutating func readPart() -> Bool {
        guard let file else { return false }
        guard let part = file.next(Self.partSize) else {
            self.file = nil
            return false
        }
        if part.isEmpty { isClosed = true }
        unsent = part[...]
        return !part.isEmpty
    }
}

/// An open file that is sent in parts. Its contents stay the same if another file takes its name.
final class PageFile {
    let size: Int
    private let descriptor: Int32
    private var position = 0

    /// Fails if there is no such file.
    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        var status = stat()
        let isFile = descriptor >= 0 && fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        size = isFile ? Int(status.st_size) : 0
        if !isFile { return nil }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Returns at most `count` further bytes, `nil` at the end, or an empty array if they cannot be read.
    func next(_ count: Int) -> [UInt8]? {
        guard position < size else { return nil }
        let part = [UInt8](unsafeUninitializedCapacity: min(count, size - position)) { buffer, filled in
            filled = max(0, pread(descriptor, buffer.baseAddress, buffer.count, position))
        }
        position += part.count
        return part
    }
}
