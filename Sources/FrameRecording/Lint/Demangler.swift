internal import Glibc

/// The demangler of the Swift runtime, which has no declaration in Swift (`swift_demangle` in the runtime's
/// `Demangle.h`).
struct Demangler {
    private typealias Function =
        @convention(c) (
            _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
            _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
        ) -> UnsafeMutablePointer<CChar>?

    private let function: Function

    /// Fails if the runtime does not export the function.
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
