internal import Foundation
internal import FrameJSON
internal import FrameOutput
internal import Glibc
internal import Synchronization

/// Serves a page to browsers on this machine and notifies them of new versions.
///
/// A single thread waits for all events. Only the loopback address is bound, and only requests that name it are
/// answered. A page on the internet therefore cannot read this one through a name that resolves to this machine.
final class PageServer: Sendable {
    /// Messages to browsers.
    private struct Status {
        /// Number of pages so far.
        var pages = 0
        /// Message shown above the last page.
        var message: String?
        /// Number of the rendering that the last page shows; `nil` for a page that needs no server.
        var rendering: Int?
    }

    let port: UInt16
    private let page: StudioPage
    private let folder: StudioFolder
    private let pagePath: String
    private let listener: Int32
    /// Pipe that carries one byte for each change the thread has not seen yet.
    private let news: (written: Int32, read: Int32)
    private let status = Mutex(Status())
    private let chosen = Mutex(StudioChoices())
    private let isEnding = Atomic(false)
    private let thread = Mutex<pthread_t?>(nil)

    /// Maximum number of connections. Another browser replaces the one that has been idle longest. Tuned: more than
    /// anyone opens.
    private static let mostConnections = 64

    /// - Parameters:
    ///   - port: The port to listen on; 0 selects any free one.
    ///   - path: The file of a page that needs no server, read for every request.
    ///   - folder: The files of renderings, for pages that ask the server.
    ///   - studio: The page around them.
    /// - Throws: ``Failure`` with ``ExitCode/internalError`` if the port is taken.
    init(port: UInt16, page path: String, folder: StudioFolder, studio: StudioPage) throws(Failure) {
        (pagePath, self.folder, page) = (path, folder, studio)
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        var pair: [Int32] = [-1, -1]
        socketpair(AF_UNIX, kind, 0, &pair)
        news = (pair[0], pair[1])
        listener = socket(AF_INET, kind, 0)
        // Allow a port that was in use a moment ago.
        var isReused: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let (listener, capacity) = (listener, size)
        let isListening = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, capacity) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, address, &size) == 0
            }
        }
        let reason = SystemReason(errno)
        self.port = UInt16(bigEndian: address.sin_port)
        guard isListening else {
            closeAll()
            throw Failure(.internalError, "port \(port) cannot be served: \(reason); --port 0 takes any free one")
        }
        var thread = pthread_t()
        let server = Unmanaged.passRetained(self)
        let status = pthread_create(
            &thread, nil,
            { server in
                guard let server else { return nil }
                Unmanaged<PageServer>.fromOpaque(server).takeRetainedValue().serve()
                return nil
            }, server.toOpaque())
        guard status == 0 else {
            server.release()
            closeAll()
            throw Failure(.internalError, "no thread for the server: \(SystemReason(status))")
        }
        self.thread.withLock { $0 = thread }
    }

    var address: String { "http://127.0.0.1:\(port)/" }

    /// The choices of the last reader who made one.
    var choices: StudioChoices { chosen.withLock { $0 } }

    /// Makes browsers load the page again.
    ///
    /// - Parameter rendering: The rendering to show; `nil` for the page that needs no server.
    func showPage(of rendering: Int? = nil) {
        status.withLock { $0 = Status(pages: $0.pages + 1, rendering: rendering) }
        wake()
    }

    /// Makes browsers show a message above their current page.
    func show(message: String) {
        status.withLock { $0.message = message }
        wake()
    }

    /// Closes every connection. When this returns, the port is free and the thread has ended. A second call does
    /// nothing.
    func stop() {
        guard let thread = thread.withLock({ $0.take() }) else { return }
        isEnding.store(true, ordering: .sequentiallyConsistent)
        wake()
        pthread_join(thread, nil)
        closeAll()
    }

    private func closeAll() {
        for descriptor in [listener, news.written, news.read] { close(descriptor) }
    }

    private func wake() {
        var byte: UInt8 = 0
        _ = write(news.written, &byte, 1)
    }

    // MARK: The thread

    private func serve() {
        // Connections, the ones that have been idle longest first.
        var connections: [PageConnection] = []
        while true {
            var polled = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
            polled.append(pollfd(fd: news.read, events: Int16(POLLIN), revents: 0))
            polled += connections.map { pollfd(fd: $0.descriptor, events: $0.awaited, revents: 0) }
            if poll(&polled, nfds_t(polled.count), -1) < 0, errno != EINTR { break }
            if isEnding.load(ordering: .sequentiallyConsistent) { break }
            var bytes = [UInt8](repeating: 0, count: 64)
            if read(news.read, &bytes, bytes.count) > 0 {
                for index in connections.indices where connections[index].isStream { connections[index].send(event) }
            }
            for index in connections.indices where polled[index + 2].revents != 0 {
                if let path = connections[index].readRequest(port: port) { answer(path, &connections[index]) }
            }
            for index in connections.indices { connections[index].flush() }
            let isActive = polled.dropFirst(2).map { $0.revents != 0 }
            let active = zip(connections, isActive).filter(\.1).map(\.0)
            connections = zip(connections, isActive).filter { !$0.1 }.map(\.0) + active
            for connection in connections where connection.isClosed { Self.end(connection) }
            connections.removeAll(where: \.isClosed)
            if polled[0].revents != 0 { admit(&connections) }
        }
        for connection in connections { Self.end(connection) }
    }

    /// Shuts down the connection itself, because a process started in the meantime may hold the descriptor too.
    private static func end(_ connection: PageConnection) {
        shutdown(connection.descriptor, Int32(SHUT_RDWR))
        close(connection.descriptor)
    }

    private func admit(_ connections: inout [PageConnection]) {
        let descriptor = Glibc.accept(listener, nil, nil)
        guard descriptor >= 0 else { return }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        if connections.count == Self.mostConnections {
            // Streams are naturally idle.
            Self.end(connections.remove(at: connections.firstIndex { !$0.isStream } ?? 0))
        }
        connections.append(PageConnection(descriptor))
    }

    private func answer(_ path: String, _ connection: inout PageConnection) {
        switch path {
        case "/":
            let page = PageConnection.Body.bytes(Array(page.html.utf8))
            connection.answer(.found, type: "text/html; charset=utf-8", page)
        case "/player":
            // The file is missing until the first rendering succeeds.
            guard let file = PageFile(pagePath) else { return connection.answer(.missing) }
            connection.answer(.found, type: "text/html; charset=utf-8", .file(file))
        case "/events": connection.stream(event)
        case "/moment", "/choices": connection.answer(change(path, connection) ? .found : .invalid)
        default: answerFromFolder(path, &connection)
        }
    }

    private func answerFromFolder(_ path: String, _ connection: inout PageConnection) {
        let words = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        guard let asked = folder.file(words) else { return connection.answer(.missing) }
        if let file = PageFile(asked.path) { return connection.answer(.found, type: asked.type, .file(file)) }
        connection.answer(folder.hasPage(asked.number) ? .missing : .gone)
    }

    /// Takes the reader's moment or choices from a query.
    ///
    /// - Returns: `false` for a request that no page of this server makes.
    private func change(_ path: String, _ connection: PageConnection) -> Bool {
        guard connection.isChange else { return false }
        let pairs = connection.query.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
        func value(_ name: String) -> String? {
            let text = pairs.first { $0.count == 2 && $0[0] == name }.flatMap {
                // Forms write a space as a plus sign.
                $0[1].replacing("+", with: " ").removingPercentEncoding
            }
            return text == "" ? nil : text
        }
        if path == "/moment" {
            guard let moment = value("t").flatMap(Double.init), moment.isFinite, moment >= 0 else { return false }
            folder.show(moment: moment)
            return true
        }
        guard
            let new = StudioChoices(
                device: value("device"), appearance: value("appearance"), among: page.devices)
        else { return false }
        chosen.withLock { $0 = new }
        return true
    }

    /// The status as an event of the stream, in JSON. Page names include the process, because a new process starts
    /// counting again.
    private var event: String {
        let status = status.withLock { $0 }
        let page: JSONValue = status.pages > 0 ? .string("\(getpid())-\(status.pages)") : .null
        let message = status.message.map(JSONValue.string) ?? .null
        let rendering = status.rendering.map { JSONValue.number(Double($0)) } ?? .null
        let members = [
            JSONMember("rendering", rendering), JSONMember("page", page), JSONMember("message", message),
        ]
        return "data: \(JSONValue.object(members).compact)\n\n"
    }
}
