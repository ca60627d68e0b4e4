public import FrameGeometry

/// A section of a flow layout: items in lines between a header and a footer.
public struct FlowSection: Sendable {
    /// Insets around the lines, but not around header and footer.
    public var insets = ListInsets.zero
    /// Space between neighboring lines.
    public var lineSpacing = 10.0
    /// Minimum space between neighboring items in a line. A full line distributes the remaining space between its
    /// items.
    public var itemSpacing = 10.0
    public var items: FlowItems
    /// Length along the axis; 0 for no header.
    public var headerLength = 0.0
    /// Length along the axis; 0 for no footer.
    public var footerLength = 0.0

    public init(items: FlowItems) {
        self.items = items
    }
}

/// The sizes of a section's items, stored individually only where they differ. Negative and non-finite lengths count as
/// 0.
public struct FlowItems: Sendable {
    public let count: Int
    private let sizes: Sizes

    private enum Sizes: Sendable {
        case common(Size)
        /// A size for most items, and the sizes of the others with their indices in ascending order.
        case mostly(Size, exceptions: [Int], [Size])
        case each([Size])
    }

    private init(_ count: Int, _ sizes: Sizes) {
        (self.count, self.sizes) = (max(0, count), sizes)
    }

    /// Returns items that all have the same size.
    public static func uniform(_ size: Size, count: Int) -> FlowItems { FlowItems(count, .common(size.countable)) }

    /// Returns items with individual sizes.
    public static func each(_ sizes: [Size]) -> FlowItems {
        let sizes = sizes.map(\.countable)
        if let first = sizes.first, sizes.allSatisfy({ $0 == first }) { return uniform(first, count: sizes.count) }
        return FlowItems(sizes.count, .each(sizes))
    }

    /// Returns items with an estimated size, except for those whose size is `measured`.
    public static func estimated(_ size: Size, count: Int, measured: [Int: Size]) -> FlowItems {
        let (common, known) = (size.countable, measured.mapValues(\.countable).filter { 0..<max(0, count) ~= $0.key })
        if known.count == count, let first = known.values.first, known.values.allSatisfy({ $0 == first }) {
            return uniform(first, count: count)
        }
        let exceptions = known.filter { $0.value != common }.keys.sorted()
        guard !exceptions.isEmpty else { return uniform(common, count: count) }
        return FlowItems(
            count, .mostly(common, exceptions: exceptions, exceptions.map { known[$0] ?? common }))
    }

    /// Size of all items, if they have the same one.
    public var uniformSize: Size? {
        if case .common(let size) = sizes { size } else { nil }
    }

    /// - Parameter index: Index from 0 up to, but not including, ``count``.
    public func size(at index: Int) -> Size {
        switch sizes {
        case .common(let size): return size
        case .each(let sizes): return sizes[index]
        case .mostly(let common, let exceptions, let sizes):
            let position = exceptions.partition { $0 < index }
            return position < exceptions.count && exceptions[position] == index ? sizes[position] : common
        }
    }

    /// Returns the size of the items from `index` on, and the number of consecutive items with that size.
    func commonStretch(from index: Int) -> (size: Size, count: Int) {
        switch sizes {
        case .common(let size): return (size, count - index)
        case .each(let sizes): return (sizes[index], 1)
        case .mostly(let common, let exceptions, _):
            let position = exceptions.partition { $0 < index }
            let next = position < exceptions.count ? exceptions[position] : count
            return next == index ? (size(at: index), 1) : (common, next - index)
        }
    }
}

extension Size {
    /// The size with lengths that a layout can add up.
    fileprivate var countable: Size {
        func countable(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }
        return Size(width: countable(width), height: countable(height))
    }
}
