import Glibc

/// A connection to a server on this machine.
final class LocalRequest {
    struct Refused: Error {}

    private let descriptor: Int32

    init(port: UInt16) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        let descriptor = descriptor
        let isConnected = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        if !isConnected { throw Refused() }
        // No test waits forever.
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    func send(_ text: String) throws {
        let bytes = Array(text.utf8)
        guard Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else { throw Refused() }
    }

    /// - Parameter end: `nil` reads until the server closes the connection.
    func read(until end: String?) -> String {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: end == nil ? 1 << 16 : 1)
        while end.map({ !bytes.suffix($0.utf8.count).elementsEqual($0.utf8) }) ?? true {
            let count = recv(descriptor, &part, part.count, 0)
            if count <= 0 { break }
            bytes += part[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func answer(_ path: String, port: UInt16) throws -> String {
        try answer(to: "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", port: port)
    }

    static func answer(to request: String, port: UInt16) throws -> String {
        let browser = try LocalRequest(port: port)
        try browser.send(request)
        return browser.read(until: nil)
    }
}
