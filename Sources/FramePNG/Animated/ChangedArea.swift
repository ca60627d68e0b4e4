import FramePainting
import Glibc

/// The smallest rectangle around all pixels that differ between two images of one size, in pixels from the top left.
struct ChangedArea: Equatable, Sendable {
    var left: Int
    var top: Int
    var width: Int
    var height: Int

    /// Returns `nil` if the images are equal.
    ///
    /// - Precondition: Both hold four bytes for every pixel of `size`, without gaps.
    init?(from before: UnsafeRawBufferPointer, to after: UnsafeRawBufferPointer, size: PixelSize) {
        let stride = size.width * 4
        precondition(before.count == stride * size.height && after.count == before.count)
        guard let before = before.baseAddress, let after = after.baseAddress else { return nil }
        func differs(_ row: Int) -> Bool { memcmp(before + row * stride, after + row * stride, stride) != 0 }
        guard let first = (0..<size.height).first(where: differs),
            let last = (0..<size.height).last(where: differs)
        else { return nil }
        // Columns between the sides found so far need no comparison; each row is compared from its ends up to them.
        var (left, right) = (size.width, -1)
        for row in first...last {
            func differs(column: Int) -> Bool {
                memcmp(before + row * stride + column * 4, after + row * stride + column * 4, 4) != 0
            }
            left = (0..<left).first(where: differs(column:)) ?? left
            right = (right + 1..<size.width).last(where: differs(column:)) ?? right
        }
        self.left = left
        self.top = first
        self.width = right - left + 1
        self.height = last - first + 1
    }

    init(left: Int, top: Int, width: Int, height: Int) {
        (self.left, self.top, self.width, self.height) = (left, top, width, height)
    }

    /// A single pixel, because a frame's area must not be empty, even if nothing changed.
    static let corner = ChangedArea(left: 0, top: 0, width: 1, height: 1)

    static func whole(_ size: PixelSize) -> ChangedArea {
        ChangedArea(left: 0, top: 0, width: size.width, height: size.height)
    }
}
