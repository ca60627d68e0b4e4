public import FrameGeometry

/// A section of a flow layout: items in lines between a header and a footer.
public struct FlowSection: Sendable {
    /// Around the lines, not around header and footer.
    public var insets = ListInsets.zero
    /// Between neighbouring lines.
    public var lineSpacing = 10.0
    /// At least between neighbouring items of a line. A line that is full spreads what is left between its items.
    public var itemSpacing = 10.0
    public var items: FlowItems
    /// Along the axis; 0 for none.
    public var headerLength = 0.0
    /// Along the axis; 0 for none.
    public var footerLength = 0.0

    public init(items: FlowItems) {
        self.items = items
    }
}

/// The sizes of a section's items, stored by item only where they differ. Negative and non-finite lengths count as 0.
public struct FlowItems: Sendable {
    public let count: Int
    private let sizes: Sizes

    private enum Sizes: Sendable {
        case common(Size)
        /// A size for most items, and those of the others with their indexes in ascending order.
        case mostly(Size, exceptions: [Int], [Size])
        case each([Size])
    }

    private init(_ count: Int, _ sizes: Sizes) {
        (self.count, self.sizes) = (max(0, count), sizes)
    }

    /// Items of one size.
    public static func uniform(_ size: Size, count: Int) -> FlowItems { FlowItems(count, .common(size.countable)) }

    /// Items with a size each.
    public static func each(_ sizes: [Size]) -> FlowItems {
        let sizes = sizes.map(\.countable)
        if let first = sizes.first, sizes.allSatisfy({ $0 == first }) { return uniform(first, count: sizes.count) }
        return FlowItems(sizes.count, .each(sizes))
    }

    /// Items of an estimated size, except those whose size is `measured`.
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

    /// The size of all items, where they have one.
    public var uniformSize: Size? {
        if case .common(let size) = sizes { size } else { nil }
    }

    /// - Parameter index: from 0 to less than ``count``.
    public func size(at index: Int) -> Size {
        switch sizes {
        case .common(let size): return size
        case .each(let sizes): return sizes[index]
        case .mostly(let common, let exceptions, let sizes):
            let position = exceptions.partition { $0 < index }
            return position < exceptions.count && exceptions[position] == index ? sizes[position] : common
        }
    }

    /// The size that the items from `index` on have, and how many of them follow each other.
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
    /// The size with lengths that a layout adds up.
    fileprivate var countable: Size {
        func countable(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }
        return Size(width: countable(width), height: countable(height))
    }
}
