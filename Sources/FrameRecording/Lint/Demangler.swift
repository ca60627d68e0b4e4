internal import Glibc

/// The demangler of the Swift runtime, which has no Swift declaration (`swift_demangle` of the runtime’s `Demangle.h`).
struct Demangler {
    private typealias Function =
        @convention(c) (
            _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
            _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
        ) -> UnsafeMutablePointer<CChar>?

    private let function: Function

    /// - Returns: `nil` if the runtime does not export it.
    init?() {
        guard let address = dlsym(nil, "swift_demangle") else { return nil }
        function = unsafeBitCast(address, to: Function.self)
    }

    func text(of symbol: String) -> String? {
        guard let text = function(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}
