internal import FrameJSON
internal import UIKit

/// Finds visible elements by name.
@MainActor struct ScreenReader {
    /// A view with names that is not hidden.
    struct Candidate {
        let view: UIView
        let names: [String]
        let identifier: String?
        let role: RoleOnScreen?
        /// Area that the names refer to, in the view's coordinates.
        let area: CGRect
    }

    /// A candidate together with a place where it can be touched.
    struct Found {
        let view: UIView
        /// Visible part, in window coordinates.
        let area: CGRect
        /// Point in the window at which a touch reaches the view, something in it, or an enclosing view.
        let point: CGPoint
        /// Whether a touch at the point has an effect.
        let reacts: Bool
    }

    private let screen: TouchScreen
    private let windows: [UIWindow]
    /// Its accessory and input views are in front of all windows, and in none of them.
    private let keyboard: Keyboard

    /// Opacity above which views are visible.
    private static let faintest: CGFloat = 0.01
    private static let mostNearest = 3

    init(_ application: ApplicationState) {
        screen = application.touchScreen
        windows = application.application.windows
        keyboard = application.keyboard
    }

    var window: UIWindow? { screen.touchedWindow }

    // MARK: Finding

    /// - Parameter reacting: Whether to prefer elements that react to touches.
    func find(_ element: ScreenElement, reacting: Bool) throws(StepError.Reason) -> Found {
        switch element {
        case .point(let x, let y):
            let point = CGPoint(x: x, y: y)
            guard let window, window.bounds.contains(point), let view = screen.target(at: point) else {
                throw .unreachable("the point is outside the window")
            }
            return Found(view: view, area: CGRect(origin: point, size: .zero), point: point, reacts: true)
        case .cell(let row, let section): return try cell(IndexPath(row: row, section: section))
        case .named, .identifier:
            let candidates = candidates.filter { $0.isCalled(element) }
            if let found = best(candidates.compactMap(reached), reacting: reacting) { return found }
            throw miss(candidates.first, element)
        }
    }

    /// Returns the entry of an alert, an action sheet or a menu.
    func choice(_ name: String) throws(StepError.Reason) -> Found {
        let choices = candidates.filter { $0.role == .choice }
        guard !choices.isEmpty else { throw .unreachable("there is no alert, action sheet or menu to choose from") }
        let named = choices.filter { $0.isCalled(.named(name)) }
        if let found = best(named.compactMap(reached), reacting: true) { return found }
        throw named.isEmpty
            ? .missing(nearest: nearest(to: name, among: choices.flatMap(\.names))) : miss(named.first, .named(name))
    }

    func backButton() throws(StepError.Reason) -> Found {
        let buttons = candidates.filter { $0.role == .back }
        if let found = best(buttons.compactMap(reached), reacting: true) { return found }
        throw .unreachable(
            buttons.isEmpty ? "there is no back button; tap the button that leads back" : "the back button is covered")
    }

    private func cell(_ path: IndexPath) throws(StepError.Reason) -> Found {
        guard let list = list(having: path) else {
            throw .unreachable("no visible list has such a row; rows and sections count from 0")
        }
        if let cell = list.shownCell(at: path), let found = reached(Candidate(cell)) { return found }
        throw .unreachable("the row is not visible; scroll to it first")
    }

    /// Returns the frontmost visible list that has an index path.
    func list(having path: IndexPath) -> UIScrollView? {
        let lists = views { $0.hasCell(at: path) }.compactMap { list in
            reached(Candidate(list)).map { ($0, list as? UIScrollView) }
        }
        let first = best(lists.map(\.0), reacting: false)
        return lists.first { $0.0.view === first?.view }?.1
    }

    private func miss(_ hidden: Candidate?, _ element: ScreenElement) -> StepError.Reason {
        if let hidden {
            guard !visibleArea(of: hidden).isNull else {
                return .unreachable("it is outside the visible area; scroll to it first")
            }
            let cover = screen.target(at: visibleArea(of: hidden).middle).map { " by \($0.layerName)" } ?? ""
            return .unreachable("it is covered\(cover)")
        }
        switch element {
        case .named(let name):
            return .missing(nearest: nearest(to: name, among: names + candidates.compactMap(\.identifier)))
        case .identifier(let name):
            return .missing(nearest: nearest(to: name, among: candidates.compactMap(\.identifier)))
        case .cell, .point: return .missing(nearest: [])
        }
    }

    // MARK: Names

    /// Names of visible elements, in reading order without duplicates.
    var names: [String] {
        let seen = candidates.compactMap { candidate in
            candidate.names.first.flatMap { name in reached(candidate).map { (name, $0) } }
        }
        let ordered = seen.sorted { ReadingOrder.precedes($0.1.area, $1.1.area, isRightToLeft: false) }
        var seenNames: Set<String> = []
        return ordered.map(\.0).filter { !$0.isEmpty && seenNames.insert($0).inserted }
    }

    /// Returns the names that contain the given name or are contained in it, followed by those with the fewest edits.
    private func nearest(to name: String, among names: [String]) -> [String] {
        let wanted = name.lowercased()
        var rest = names.filter { !$0.isEmpty }
        var found: [String] = []
        func take(_ name: String) {
            found.append(name)
            rest.removeAll { $0 == name }
        }
        for name in rest where !found.contains(name) {
            let other = name.lowercased()
            if wanted.count > 1, other.contains(wanted) || other.count > 1 && wanted.contains(other) { take(name) }
        }
        while found.count < Self.mostNearest, let next = Spelling.nearest(to: name, among: rest) { take(next) }
        return Array(found.prefix(Self.mostNearest))
    }

    // MARK: Views

    var candidates: [Candidate] {
        views { _ in true }.flatMap { view in
            let own = Candidate(view)
            return (own.hasName ? [own] : []) + Candidate.elements(of: view)
        }
    }

    /// Returns the views that are not hidden, those on the keyboard first, then from the front window to the back. Each
    /// view precedes its subviews.
    func views(_ isWanted: (UIView) -> Bool) -> [UIView] {
        var found: [UIView] = []
        var waiting: [(view: UIView, alpha: CGFloat)] = (windows + keyboard.ownViews).map { ($0, 1) }
        while let (view, alpha) = waiting.popLast() {
            let alpha = alpha * view.alpha
            guard !view.isHidden, alpha > Self.faintest else { continue }
            if isWanted(view) { found.append(view) }
            for subview in view.subviews.reversed() { waiting.append((subview, alpha)) }
        }
        return found
    }

    /// Returns the visible area in the screen's coordinates, or a null rectangle if nothing is visible.
    func visibleArea(of candidate: Candidate) -> CGRect {
        var area = candidate.view.convert(candidate.area, to: nil)
        for view in sequence(first: candidate.view, next: \.superview).dropFirst()
        where view.clipsToBounds || view is UIWindow {
            area = area.intersection(view.convert(view.bounds, to: nil))
            if area.isNull || area.width <= 0 || area.height <= 0 { return .null }
        }
        guard area.width > 0, area.height > 0 else { return .null }
        return candidate.view.window?.rect(toScreen: area) ?? area
    }

    /// Returns a point at which a touch reaches the candidate, or `nil` if there is none. Its middle is tried first,
    /// then eight points around it.
    func reached(_ candidate: Candidate) -> Found? {
        let area = visibleArea(of: candidate)
        guard !area.isNull else { return nil }
        let fractions: [CGFloat] = [0.5, 0.25, 0.75]
        for (x, y) in fractions.flatMap({ y in fractions.map { ($0, y) } }) {
            let point = CGPoint(x: area.minX + x * area.width, y: area.minY + y * area.height)
            guard let hit = screen.target(at: point),
                hit.isDescendant(of: candidate.view) || candidate.view.isDescendant(of: hit)
            else { continue }
            return Found(view: candidate.view, area: area, point: point, reacts: hit.reactsToTouches)
        }
        return nil
    }

    private func best(_ all: [Found], reacting: Bool) -> Found? {
        let reactive = reacting ? all.filter(\.reacts) : []
        let found = reactive.isEmpty ? all : reactive
        return found.dropFirst().reduce(found.first) { best, next in
            best.map { ReadingOrder.precedes(next, $0) ? next : $0 }
        }
    }
}

extension ScreenReader.Candidate {
    @MainActor init(_ view: UIView) {
        let named = view as? any NamedOnScreen
        self.view = view
        names = ([view.accessibilityLabel] + (named?.namesOnScreen ?? [])).compactMap(\.self).filter { !$0.isEmpty }
        identifier = named?.identifierOnScreen ?? view.accessibilityIdentifier
        role = named?.roleOnScreen
        area = view.bounds
    }

    /// Returns the accessibility elements of a view that draws its content.
    @MainActor static func elements(of view: UIView) -> [ScreenReader.Candidate] {
        (view.accessibilityElements ?? []).compactMap { element in
            guard let element = element as? UIAccessibilityElement, !element.accessibilityFrame.isEmpty else {
                return nil
            }
            return ScreenReader.Candidate(
                view: view, names: [element.accessibilityLabel].compactMap(\.self), identifier: nil, role: nil,
                area: view.convert(element.accessibilityFrame, from: nil))
        }
    }

    var hasName: Bool { !names.isEmpty || identifier != nil || role != nil }

    func isCalled(_ element: ScreenElement) -> Bool {
        switch element {
        case .named(let name): names.contains(name) || identifier == name
        case .identifier(let name): identifier == name
        case .cell, .point: false
        }
    }
}

/// Decides which of two visible elements comes first.
@MainActor enum ReadingOrder {
    /// Whether the first element precedes the second. A view precedes its subviews, the frontmost of overlapping views
    /// comes first, and all others follow in reading order.
    static func precedes(_ first: ScreenReader.Found, _ second: ScreenReader.Found) -> Bool {
        if first.view === second.view { return precedes(first.area, second.area, isRightToLeft: false) }
        let (left, right) = (path(to: first.view), path(to: second.view))
        let shared = zip(left, right).prefix { $0 === $1 }.count
        guard shared < left.count, shared < right.count else { return left.count < right.count }
        guard shared > 0 else { return front(left[0], right[0]) }
        let (mine, other) = (left[shared], right[shared])
        let overlap = mine.convert(mine.bounds, to: nil).intersects(other.convert(other.bounds, to: nil))
        let siblings = left[shared - 1].subviews
        if overlap, let one = siblings.firstIndex(of: mine), let two = siblings.firstIndex(of: other) {
            return one > two
        }
        return precedes(
            first.area, second.area, isRightToLeft: first.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Whether the first rectangle precedes the second, from top to bottom and within a line from the leading edge. Two
    /// rectangles are on one line if they overlap by more than half of the lower one.
    static func precedes(_ first: CGRect, _ second: CGRect, isRightToLeft: Bool) -> Bool {
        let common = min(first.maxY, second.maxY) - max(first.minY, second.minY)
        let isOneLine = common > min(first.height, second.height) / 2
        if !isOneLine, first.minY != second.minY { return first.minY < second.minY }
        return isRightToLeft ? first.maxX > second.maxX : first.minX < second.minX
    }

    private static func path(to view: UIView) -> [UIView] {
        Array(sequence(first: view, next: \.superview)).reversed()
    }

    private static func front(_ first: UIView, _ second: UIView) -> Bool {
        guard let window = first as? UIWindow, let other = second as? UIWindow else { return false }
        return window.windowLevel > other.windowLevel
    }
}

extension UIView {
    /// Whether a touch in this view reaches a control, a cell, a text or a recognizer below its controller's view.
    fileprivate var reactsToTouches: Bool {
        for view in sequence(first: self, next: \.superview) {
            if view.next is UIViewController { return false }
            if view is UIControl || view is UITableViewCell || view is UICollectionViewCell || view is any UIKeyInput {
                return true
            }
            if !(view is UIScrollView), view.gestureRecognizers?.isEmpty == false { return true }
        }
        return false
    }

    fileprivate func hasCell(at path: IndexPath) -> Bool {
        guard path.section >= 0, path.row >= 0 else { return false }
        switch self {
        case let table as UITableView:
            return path.section < table.numberOfSections && path.row < table.numberOfRows(inSection: path.section)
        case let collection as UICollectionView:
            return path.section < collection.numberOfSections
                && path.row < collection.numberOfItems(inSection: path.section)
        default: return false
        }
    }
}

extension UIScrollView {
    fileprivate func shownCell(at path: IndexPath) -> UIView? {
        switch self {
        case let table as UITableView: table.cellForRow(at: path)
        case let collection as UICollectionView: collection.cellForItem(at: path)
        default: nil
        }
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
