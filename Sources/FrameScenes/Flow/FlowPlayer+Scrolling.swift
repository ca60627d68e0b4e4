internal import QuartzCore
internal import UIKit

// Scrolling until something is visible.
extension FlowPlayer {
    /// Fraction of a list's height that one drag moves. ``mostDrags`` is the maximum number of drags.
    private static let stride: CGFloat = 0.6
    private static let mostDrags = 100

    /// Returns the next scroll that brings an element into view, or `nil` if it is visible.
    func scroll(to element: ScreenElement) throws(StepError.Reason) -> ScrollTask? {
        let reader = reader
        if (try? reader.find(element, reacting: false)) != nil { return nil }
        if let task = reader.scrolledAway(element) { return task }
        if let list = reader.longestScrollView { return ScrollTask(view: list, target: nil) }
        throw .unreachable("there is nothing to scroll")
    }

    func scroll(
        to element: ScreenElement, last: (view: UIScrollView, offset: CGPoint, count: Int)?,
        _ ended: @escaping @MainActor () -> Void
    ) {
        do throws(StepError.Reason) {
            guard let task = try scroll(to: element) else { return ended() }
            let count = last.map { $0.view === task.view ? $0.count + 1 : 0 } ?? 0
            let isStuck = last.map { $0.view === task.view && $0.offset == task.view.contentOffset } ?? false
            guard !isStuck, count < Self.mostDrags, let path = path(of: task) else {
                throw .failed("it is not in \(task.view.layerName), which was scrolled to its end")
            }
            let offset = task.view.contentOffset
            touch(path, duration: TouchPace.drag, rest: TouchPace.rest) {
                self.whenSettled { self.scroll(to: element, last: (task.view, offset, count), ended) }
            }
        } catch {
            fail(error)
        }
    }

    /// Returns the path of a drag, starting at a point inside the view that a finger can reach.
    private func path(of task: ScrollTask) -> [CGPoint]? {
        let view = task.view
        let area = reader.visibleArea(of: ScreenReader.Candidate(view))
        guard !area.isNull else { return nil }
        let wanted = task.distance
        let isVertical = abs(wanted.y) >= abs(wanted.x)
        let extent = isVertical ? area.height : area.width
        let distance = min(abs(isVertical ? wanted.y : wanted.x) + TouchPace.slop, extent * Self.stride)
        let isForward = (isVertical ? wanted.y : wanted.x) > 0
        let edge: CGFloat = isForward ? 0.8 : 0.2
        let end: CGFloat = edge + (isForward ? -1 : 1) * distance / max(extent, 1)
        for across: CGFloat in [0.5, 0.9, 0.1] {
            let points = [edge, end].map { along in
                let (x, y) = isVertical ? (across, along) : (along, across)
                return CGPoint(x: area.minX + area.width * x, y: area.minY + area.height * y)
            }
            guard let hit = application.touchScreen.target(at: points[0]), !(hit is UISlider) else { continue }
            let scroll = sequence(first: hit, next: \.superview).first { $0 is UIScrollView }
            if scroll === view { return points }
        }
        return nil
    }
}

/// A scroll view and the content that should become visible in it.
@MainActor struct ScrollTask {
    let view: UIScrollView
    /// Rectangle in the coordinates of the content; `nil` to move the view by a page and search for it.
    let target: CGRect?

    /// Distance in points that the content moves, positive toward its end.
    var distance: CGPoint {
        let shown = view.bounds.inset(by: view.adjustedContentInset)
        guard let target else {
            let isVertical = view.contentSize.height > shown.height
            return isVertical ? CGPoint(x: 0, y: view.bounds.height) : CGPoint(x: view.bounds.width, y: 0)
        }
        func away(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            if high > to { return min(high - to + 20, max(low - from, 1)) }
            return low < from ? low - from - 20 : 0
        }
        return CGPoint(
            x: away(target.minX, target.maxX, shown.minX, shown.maxX),
            y: away(target.minY, target.maxY, shown.minY, shown.maxY))
    }
}

extension ScreenReader {
    /// Returns a task for an element that exists outside the visible part of a scroll view.
    fileprivate func scrolledAway(_ element: ScreenElement) -> ScrollTask? {
        if case .cell(let row, let section) = element {
            let path = IndexPath(row: row, section: section)
            switch list(having: path) {
            case let table as UITableView: return ScrollTask(view: table, target: table.rectForRow(at: path))
            case let collection as UICollectionView:
                return collection.layoutAttributesForItem(at: path).map {
                    ScrollTask(view: collection, target: $0.frame)
                }
            default: return nil
            }
        }
        for candidate in candidates where candidate.isCalled(element) {
            for case let view as UIScrollView in sequence(first: candidate.view, next: \.superview).dropFirst() {
                let task = ScrollTask(view: view, target: candidate.view.convert(candidate.area, to: view))
                if task.distance != .zero { return task }
            }
        }
        return nil
    }

    /// The visible scroll view with the largest area among those whose content is longer than they are.
    fileprivate var longestScrollView: UIScrollView? {
        var best: (view: UIScrollView, area: CGFloat)?
        for case let view as UIScrollView in views({ $0 is UIScrollView }) where view.isScrollEnabled {
            let shown = view.bounds.inset(by: view.adjustedContentInset).size
            guard view.contentSize.height > shown.height || view.contentSize.width > shown.width,
                let found = reached(Candidate(view))
            else { continue }
            let area = found.area.width * found.area.height
            if area > best?.area ?? 0 { best = (view, area) }
        }
        return best?.view
    }
}
