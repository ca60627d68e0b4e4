import Framereel
import Testing
import UIKit

@testable import FrameRecording

/// Recorded responses answer requests in virtual time. Other requests fail.
@MainActor @Suite struct NetworkTests {
    private final class Log: Sendable {
        nonisolated(unsafe) var lines: [String] = []
        @MainActor func add(_ text: String) {
            lines.append("\((CACurrentMediaTime() * 1000).rounded() / 1000) \(text)")
        }
    }

    private static let files = [
        "api.example.com/v1/items": "[1]", "api.example.com/v1/items?page=2": "[2]",
        "api.example.com/index.html": "start", "api.example.com/POST login": "welcome",
        "api.example.com/moved":
            "HTTP/1.1 302 Found\r\nLocation: x\r\n\r\nHTTP/1.1 404 Not Found\nx-id: 7\nContent-Type: text/plain; charset=utf-8\n\ngone",
    ]

    /// Runs `body` with the recorded responses.
    @discardableResult private func play(
        after seconds: Double = 0.1, _ body: @escaping @MainActor @Sendable (World) -> Void
    ) throws -> Recording {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("framereel-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in Self.files {
            let file = folder.appendingPathComponent("responses/" + path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try "secret".write(to: folder.appendingPathComponent("secret"), atomically: true, encoding: .utf8)
        return try Recording(
            of: Scene("app", device: .iPhone14) { world in
                try world.answerRequests(from: folder.appendingPathComponent("responses").path, after: seconds)
                body(world)
            })
    }

    private nonisolated static func describe(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) -> String {
        let status = (response as? HTTPURLResponse).map { "\($0.statusCode) \($0.mimeType ?? "")" } ?? "none"
        let code = (error as? URLError).map { " \($0.code.rawValue)" } ?? ""
        return "\(status) \(data.map { String(decoding: $0, as: UTF8.self) } ?? "")\(code)"
    }

    /// The columns are the method, the address and the answer.
    @Test(arguments: [
        ("GET", "https://api.example.com/v1/items", "200 application/json [1]"),
        ("GET", "http://api.example.com/v1/items?page=2", "200 application/json [2]"),
        ("GET", "https://api.example.com/v1/items?page=3", "200 application/json [1]"),
        ("GET", "https://api.example.com/", "200 application/json start"),
        ("GET", "https://api.example.com", "200 application/json start"),
        ("POST", "https://api.example.com/login", "200 application/json welcome"),
        ("GET", "https://api.example.com/moved", "404 text/plain gone"),
        ("GET", "https://api.example.com/login", "none  -1009"), ("GET", "https://example.com/x", "none  -1009"),
        ("GET", "https://api.example.com/../../secret", "none  -1009"), ("GET", "https://../secret", "none  -1009"),
        ("GET", "https://api.example.com/%2e%2e/%2e%2e/secret", "none  -1009"),
    ])
    func requestsAreAnsweredByFiles(method: String, address: String, expected: String) throws {
        let log = Log()
        let recording = try play { _ in
            guard let url = URL(string: address) else { return }
            var request = URLRequest(url: url)
            request.httpMethod = method
            URLSession.shared.dataTask(with: request) { data, response, error in
                let text = Self.describe(data, response, error)
                MainActor.assumeIsolated { log.add(text) }
            }.resume()
            #expect(log.lines.isEmpty)
        }
        let isMissing = expected.hasSuffix("-1009")
        #expect(log.lines == [(isMissing ? "0.0 " : "0.1 ") + expected])
        #expect(recording.unsupported.map(\.api) == (isMissing ? ["the network: \(address)"] : []))
        #expect(recording.unsupported.allSatisfy { $0.instead.contains("wget --force-directories") })
    }

    @Test func withoutAFolderEverythingFails() throws {
        let log = Log()
        let recording = try Recording(
            of: Scene("app", device: .iPhone14) { _ in
                guard let url = URL(string: "https://example.com/a.png") else { return }
                URLSession.shared.dataTask(with: url) { data, response, error in
                    let text = Self.describe(data, response, error)
                    MainActor.assumeIsolated { log.add(text) }
                }.resume()
                #expect(throws: URLError.self) { try Data(contentsOf: url) }
            })
        #expect(log.lines == ["0.0 none  -1009"])
        #expect(recording.unsupported.map(\.api) == ["the network: https://example.com/a.png"])
    }

    @Test func asynchronousRequestsWaitInVirtualTime() throws {
        let log = Log()
        try play(after: 0.75) { _ in
            Task {
                guard let items = URL(string: "https://api.example.com/v1/items"),
                    let none = URL(string: "https://example.com")
                else { return }
                let (data, response) = try await URLSession.shared.data(from: items)
                log.add(Self.describe(data, response, nil))
                do { _ = try await URLSession.shared.data(from: none) } catch {
                    log.add(Self.describe(nil, nil, error))
                }
                let task = Task { try await URLSession.shared.data(from: items) }
                await Task.yield()
                task.cancel()
                do { _ = try await task.value } catch { log.add(Self.describe(nil, nil, error)) }
                log.add("\(try Data(contentsOf: items).count) bytes")
            }
        }
        #expect(
            log.lines == [
                "0.75 200 application/json [1]", "0.75 none  -1009", "0.75 none  -999", "0.75 3 bytes",
            ])
    }

    private final class Delegate: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        private func add(_ text: String) { MainActor.assumeIsolated { log.add(text) } }
        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            add("\(dataTask.taskIdentifier) data \(data.count)")
        }
        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
        ) {
            add("\(downloadTask.taskIdentifier) file \((try? Data(contentsOf: location))?.count ?? 0)")
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            add("\(task.taskIdentifier) end \(error == nil) \(task.state)")
        }
        func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) { add("invalid") }
    }

    @Test func delegatesAndDownloadsAreServed() throws {
        let log = Log()
        try play { world in
            guard let url = URL(string: "https://api.example.com/v1/items") else { return }
            let session = URLSession(configuration: .default, delegate: Delegate(log), delegateQueue: nil)
            session.dataTask(with: url).resume()
            session.downloadTask(with: url).resume()
            let waiting = session.dataTask(with: url)
            waiting.resume()
            waiting.suspend()
            world.at(1) { waiting.resume() }
            let gone = session.dataTask(with: url)
            gone.resume()
            gone.cancel()
            session.finishTasksAndInvalidate()
            URLSession.shared.downloadTask(with: url) { file, _, _ in
                let count = file.flatMap { try? Data(contentsOf: $0) }?.count ?? 0
                MainActor.assumeIsolated { log.add("downloaded \(count)") }
            }.resume()
        }
        #expect(
            log.lines == [
                "0.0 4 end false completed", "0.1 1 data 3", "0.1 1 end true completed", "0.1 2 file 3",
                "0.1 2 end true completed", "0.1 downloaded 3", "1.1 3 data 3", "1.1 3 end true completed",
                "1.1 invalid",
            ])
    }

    @Test func headersAreComparedWithoutCase() throws {
        guard let url = URL(string: "https://example.com") else { return }
        var request = URLRequest(url: url)
        request.setValue("a", forHTTPHeaderField: "Accept")
        request.addValue("b", forHTTPHeaderField: "accept")
        #expect(
            request.value(forHTTPHeaderField: "ACCEPT") == "a,b" && request.allHTTPHeaderFields == ["Accept": "a,b"])
        let fields = ["content-type": "text/html; charset=UTF-8", "Content-Length": "12"]
        let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)
        #expect(response?.mimeType == "text/html" && response?.textEncodingName == "utf-8")
        #expect(response?.expectedContentLength == 12 && response?.value(forHTTPHeaderField: "Content-Type") != nil)
    }

    private final class Trusting: NSObject, URLSessionDelegate {
        func urlSession(
            _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            guard challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust,
                let trust = challenge.protectionSpace.serverTrust
            else { return completionHandler(.performDefaultHandling, nil) }
            completionHandler(.useCredential, URLCredential(trust: trust))
        }
    }

    @Test func aSessionThatTrustsItsServerIsAnsweredWithoutAChallenge() throws {
        let log = Log()
        try play { _ in
            guard let url = URL(string: "https://api.example.com/index.html") else { return }
            let session = URLSession(configuration: .default, delegate: Trusting(), delegateQueue: nil)
            session.dataTask(with: url) { body, _, _ in
                MainActor.assumeIsolated { log.add(body.map { String(decoding: $0, as: UTF8.self) } ?? "none") }
            }.resume()
        }
        #expect(log.lines == ["0.1 start"])
        let credential = URLCredential(user: "anna", password: "secret", persistence: .forSession)
        #expect(credential.hasPassword && credential.user == "anna")
        let space = URLProtectionSpace(
            host: "api.example.com", port: 443, protocol: NSURLProtectionSpaceHTTPS, realm: nil,
            authenticationMethod: nil)
        #expect(space.receivesCredentialSecurely && space.authenticationMethod == NSURLAuthenticationMethodDefault)
    }

    @Test func aMissingFolderIsAnError() {
        #expect(throws: LaunchError.responses(path: "/nowhere")) {
            try Recording(
                of: Scene("app", device: .iPhone14) { world in try world.answerRequests(from: "/nowhere") })
        }
    }
}
