internal import FramePainting

/// The pixels of a bitmap context in memory that an application reads and writes.
final class PixelMemory {
    let address: UnsafeMutableRawPointer
    let layout: PixelLayout
    private let isOwned: Bool

    /// - Parameter address: The caller's memory; `nil` to allocate clear memory.
    init(_ layout: PixelLayout, at address: UnsafeMutableRawPointer?) {
        self.layout = layout
        isOwned = address == nil
        let count = layout.format.byteCount
        self.address = address ?? .allocate(byteCount: count, alignment: 16)
        if isOwned { self.address.initializeMemory(as: UInt8.self, repeating: 0, count: count) }
    }

    deinit {
        if isOwned { address.deallocate() }
    }

    var pixels: PixelBuffer {
        get { layout.format.decode(UnsafeRawBufferPointer(start: address, count: layout.format.byteCount)) }
        set {
            layout.format.encode(
                newValue, into: UnsafeMutableRawBufferPointer(start: address, count: layout.format.byteCount))
        }
    }
}
