internal import Glibc

/// A connection to a browser: one request and its answer, in HTTP/1.1 (RFC 9112), or a stream of events.
struct PageConnection {
    enum Status: String {
        case found = "200 OK"
        case invalid = "400 Bad Request"
        case missing = "404 Not Found"
        case otherHost = "421 Misdirected Request"
    }

    /// Never blocks.
    let descriptor: Int32
    /// Whether events are sent for as long as the browser listens.
    private(set) var isStream = false
    private(set) var isClosed = false
    private var request: [UInt8] = []
    private var isAnswered = false
    private var unsent: ArraySlice<UInt8> = []

    /// Tuned: those of browsers have less than a kilobyte.
    private static let longestRequest = 1 << 14

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// What to wait for.
    var awaited: Int16 { Int16(POLLIN) | (unsent.isEmpty ? 0 : Int16(POLLOUT)) }

    /// Reads what has arrived.
    ///
    /// - Returns: The path of the request, without its query, as soon as it is complete and once only. What is no valid request
    ///   is answered here.
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
        guard words.count == 3, words[0] == "GET", words[2].hasPrefix("HTTP/1.") else {
            answer(.invalid)
            return nil
        }
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        let host = lines.dropFirst().first { $0.lowercased().hasPrefix("host:") }?.dropFirst(5)
        guard let host, hosts.contains(host.lowercased().filter { $0 != " " }) else {
            answer(.otherHost)
            return nil
        }
        return words[1].split(separator: "?", omittingEmptySubsequences: false).first.map(String.init)
    }

    mutating func answer(_ status: Status, type: String = "text/plain", _ body: [UInt8]? = nil) {
        let body = body ?? Array("\(status.rawValue)\n".utf8)
        begin(status, type, ["Content-Length: \(body.count)", "Connection: close"])
        unsent += body
    }

    /// Answers with the first of a stream of events.
    mutating func stream(_ event: String) {
        isStream = true
        begin(.found, "text/event-stream", [])
        send(event)
    }

    mutating func send(_ event: String) { unsent += Array(event.utf8) }

    private mutating func begin(_ status: Status, _ type: String, _ fields: [String]) {
        isAnswered = true
        let lines = ["HTTP/1.1 \(status.rawValue)", "Content-Type: \(type)", "Cache-Control: no-store"] + fields
        unsent += Array((lines + ["", ""]).joined(separator: "\r\n").utf8)
    }

    /// Sends as much as the browser takes, and closes a connection whose answer is complete.
    mutating func flush() {
        while !unsent.isEmpty, !isClosed {
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
}
