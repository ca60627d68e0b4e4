internal import FrameFiles

/// Recorded responses to requests, stored as files in a folder: `api.example.com/v1/items?page=2`, as `wget
/// --force-directories` names them.
///
/// A file contains only the body, or the headers followed by the body, as `wget --save-headers` and `curl --include`
/// write them.
package struct RecordedResponses: Sendable {
    /// The path of the folder.
    package let folder: String
    /// The time from a request to its response, in seconds of virtual time.
    package let seconds: Double

    package init(in folder: String, after seconds: Double) {
        self.folder = folder
        self.seconds = seconds
    }

    /// A response with its body.
    struct Answer {
        let body: Data
        let response: URLResponse
    }

    /// The maximum size of a file: 256 MiB, as for other inputs.
    private static let sizeLimit = 256 << 20

    /// The response to a request; `nil` if there is no file for it, or the file cannot be read.
    func answer(to request: URLRequest) -> Answer? {
        guard let url = request.url, let host = url.host(percentEncoded: false) else { return nil }
        let steps = url.path(percentEncoded: false).split(separator: "/").map(String.init)
        guard !([host] + steps).contains(where: { $0.hasPrefix("..") || $0.contains("\0") }) else { return nil }
        let isFolder = steps.isEmpty || url.path(percentEncoded: false).hasSuffix("/")
        let method = request.httpMethod.flatMap { $0 == "GET" ? nil : "\($0) " } ?? ""
        let name = method + (isFolder ? "index.html" : steps[steps.count - 1])
        let parent = ([folder, host] + (isFolder ? steps[...] : steps.dropLast())).joined(separator: "/")
        let queries =
            url.query(percentEncoded: true).map { ["?\($0)", "?\($0.removingPercentEncoding ?? $0)", ""] } ?? [""]
        for query in queries {
            let path = "\(parent)/\(name)\(query)"
            guard InputBytes.isInside(path, folder: folder),
                let bytes = try? InputBytes.read(path, limit: Self.sizeLimit)
            else { continue }
            return Self.answer(bytes, to: url)
        }
        return nil
    }

    private static func answer(_ bytes: [UInt8], to url: URL) -> Answer? {
        var body = bytes[...]
        var status = 200
        var headers: [String: String] = [:]
        // A redirection has the headers of each response.
        while body.starts(with: Array("HTTP/".utf8)), let head = Head(body) {
            (status, headers) = (head.status, head.fields)
            body = body[head.end...]
        }
        if !headers.keys.contains(where: { $0.lowercased() == "content-type" }) {
            headers["Content-Type"] = mediaTypes[url.pathExtension.lowercased()] ?? "application/octet-stream"
        }
        guard
            let response = HTTPURLResponse(
                url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
        else { return nil }
        return Answer(body: Data(body), response: response)
    }

    private static let mediaTypes = [
        "json": "application/json", "html": "text/html", "": "application/json", "txt": "text/plain",
        "png": "image/png",
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "xml": "application/xml",
    ]
}

/// The status line and header fields that precede a body.
private struct Head {
    let status: Int
    var fields: [String: String] = [:]
    /// The index at which the body begins.
    let end: Int

    init?(_ bytes: ArraySlice<UInt8>) {
        var lines: [String] = []
        var start = bytes.startIndex
        while let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            let line = bytes[start..<newline]
            start = newline + 1
            let text = String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
            guard !text.isEmpty else { break }
            lines.append(text)
        }
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count > 1, let status = Int(words[1]) else { return nil }
        self.status = status
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            fields[String(line[..<colon])] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        end = start
    }
}

extension Stage {
    /// Loads what a `data:` URL contains, or the recorded response to a request. A request without one is reported.
    ///
    /// - Throws: `URLError`.
    func load(_ request: URLRequest) throws(URLError) -> RecordedResponses.Answer {
        if let url = request.url, let content = DataURL(url) {
            let response = URLResponse(
                url: url, mimeType: content.mimeType, expectedContentLength: content.body.count,
                textEncodingName: content.textEncodingName)
            return RecordedResponses.Answer(body: content.body, response: response)
        }
        if let answer = responses?.answer(to: request) { return answer }
        let method = request.httpMethod.flatMap { $0 == "GET" ? nil : "\($0) " } ?? ""
        let address = request.url?.absoluteString ?? "a request without a URL"
        let remedy =
            responses.map { "wget --force-directories --save-headers -P \($0.folder) '\(address)' records it" }
            ?? "pass a folder of recorded responses"
        diagnostics.reportUnsupported(
            "the network: \(method)\(address)", instead: "the request fails, not connected; \(remedy)")
        throw URLError(.notConnectedToInternet)
    }
}

extension Data {
    /// Reads a file, or the content of a `data:` URL.
    ///
    /// Differs from Foundation: a URL of any other kind reads a recorded response, or fails.
    public init(contentsOf url: URL) throws {
        if let content = DataURL(url) {
            self = content.body
            return
        }
        guard !url.isFileURL, ["http", "https"].contains(url.scheme?.lowercased()) else {
            try self.init(contentsOf: url, options: [])
            return
        }
        // Entry point: Data.init(contentsOf:) has no object to ask for its stage.
        let body = try MainActor.assumeIsolated { try Stage.current.load(URLRequest(url: url)).body }
        self = body
    }
}
