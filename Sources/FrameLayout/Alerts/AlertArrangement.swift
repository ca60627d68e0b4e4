public import FrameGeometry

/// The frames of the parts of an alert or an action sheet, in points.
///
/// The content and the actions share one card. If they do not fit into the space, both scroll in parts of it. The
/// cancel action of an action sheet may have a separate card below.
public struct AlertArrangement: Equatable, Sendable {
    /// Size of all cards together, from the origin.
    public let size: Size
    /// The card with the content and the actions.
    public let card: Rect
    /// Visible part of the content, in the card.
    public let header: Rect
    public let contentHeight: Double
    /// Frame of the title, in the content.
    public let title: Rect?
    /// Frame of the message, in the content.
    public let message: Rect?
    /// Frames of the text fields, in the content.
    public let fields: [Rect]
    /// Visible part of the actions, in the card.
    public let actions: Rect
    public let actionsHeight: Double
    /// Frame of each action, relative to the actions, or to ``cancelCard`` for the action in it. `nil` for an action
    /// that is not shown.
    public let rows: [Rect?]
    /// Line between content and actions, in the card; `nil` if one of them is missing, or lines have no thickness.
    public let divider: Rect?
    /// Lines between rows, in the actions.
    public let lines: [Rect]
    /// Card of the cancel action.
    public let cancelCard: Rect?

    /// Whether two actions are side by side.
    public let isPair: Bool

    /// - Parameter maxHeight: Maximum height of all cards together.
    public init(_ content: AlertContent, _ measures: AlertMeasures, maxHeight: Double) {
        let text = TextStack(content, measures)
        let list = RowList(content, measures)
        let cancel = list.separate.map { _ in measures.rowHeight }
        let space = max(0, maxHeight - (cancel.map { $0 + measures.cardGap } ?? 0))
        let line = text.height > 0 && list.height > 0 ? measures.line : 0
        let least = min(list.height, measures.leastActionsHeight)
        let headerHeight = min(text.height, max(0, space - line - least))
        let actionsHeight = min(list.height, max(0, space - line - headerHeight))
        let width = measures.width
        card = Rect(x: 0, y: 0, width: width, height: headerHeight + line + actionsHeight)
        header = Rect(x: 0, y: 0, width: width, height: headerHeight)
        contentHeight = text.height
        title = text.title
        message = text.message
        fields = text.fields
        actions = Rect(x: 0, y: headerHeight + line, width: width, height: actionsHeight)
        self.actionsHeight = list.height
        divider = line > 0 ? Rect(x: 0, y: headerHeight, width: width, height: line) : nil
        lines = list.lines
        var rows = list.rows
        if let separate = list.separate { rows[separate] = Rect(x: 0, y: 0, width: width, height: measures.rowHeight) }
        self.rows = rows
        let gap = card.size.height > 0 ? measures.cardGap : 0
        cancelCard = cancel.map { [card] in Rect(x: 0, y: card.maxY + gap, width: width, height: $0) }
        size = Size(width: width, height: cancelCard?.maxY ?? card.maxY)
        isPair = list.isPair
    }
}

/// The contents of an alert.
public struct AlertContent: Equatable, Sendable {
    public struct Action: Equatable, Sendable {
        public let isCancel: Bool
        /// Width of an action's title, in points.
        public let width: Double

        public init(isCancel: Bool, width: Double) {
            self.isCancel = isCancel
            self.width = width
        }
    }

    /// Height of the title for the width ``AlertMeasures/textWidth``, in points; `nil` if there is none.
    public let title: Double?
    /// Height of the message for the width ``AlertMeasures/textWidth``, in points; `nil` if there is none.
    public let message: Double?
    public let fieldCount: Int
    /// Actions in the order in which they were added.
    public let actions: [Action]

    public init(title: Double?, message: Double?, fieldCount: Int, actions: [Action]) {
        self.title = title
        self.message = message
        self.fieldCount = fieldCount
        self.actions = actions
    }
}

/// The measures of one kind of alert in one look, in points.
public struct AlertMeasures: Equatable, Sendable {
    /// The position of the cancel action.
    public enum Cancel: Sendable {
        /// The left one of a pair, or the last one of a list.
        case last
        /// A separate card below the others.
        case apart
        case hidden
    }

    public var width: Double
    public var textInset: Double
    public var top: Double
    /// Space below both texts.
    public var bottom: Double
    /// Space below a single text.
    public var bottomOfOne: Double
    /// Space between title and message.
    public var textGap: Double
    public var fieldHeight: Double
    public var fieldInset: Double
    /// Space above the first field.
    public var fieldTop: Double
    public var fieldGap: Double
    public var fieldBottom: Double
    public var rowHeight: Double
    public var rowGap: Double
    /// Space around all rows.
    public var rowPadding: Double
    /// Inset at both sides of the titles of a pair.
    public var rowTextInset: Double
    /// Thickness of lines between content and actions, and between actions.
    public var line: Double
    /// Minimum height of the actions while they scroll.
    public var leastActionsHeight: Double
    /// Space between two cards.
    public var cardGap: Double
    public var cancel: Cancel
    public var allowsPair: Bool

    /// Creates measures that are all 0.
    public init(width: Double, cancel: Cancel, allowsPair: Bool) {
        self.width = width
        self.cancel = cancel
        self.allowsPair = allowsPair
        (textInset, top, bottom, bottomOfOne, textGap) = (0, 0, 0, 0, 0)
        (fieldHeight, fieldInset, fieldTop, fieldGap, fieldBottom) = (0, 0, 0, 0, 0)
        (rowHeight, rowGap, rowPadding, rowTextInset, line) = (0, 0, 0, 0, 0)
        (leastActionsHeight, cardGap) = (0, 0)
    }

    /// Width of texts.
    public var textWidth: Double { max(0, width - 2 * textInset) }
}

/// The texts and the fields from top to bottom.
private struct TextStack {
    let title: Rect?
    let message: Rect?
    let fields: [Rect]
    let height: Double

    init(_ content: AlertContent, _ measures: AlertMeasures) {
        var y = measures.top
        func text(_ height: Double?) -> Rect? {
            height.map { Rect(x: measures.textInset, y: y, width: measures.textWidth, height: $0) }
        }
        title = text(content.title)
        if let title { y = title.maxY + (content.message == nil ? 0 : measures.textGap) }
        message = text(content.message)
        if let message { y = message.maxY }
        let hasText = title != nil || message != nil
        guard content.fieldCount > 0 else {
            fields = []
            let bottom = title != nil && message != nil ? measures.bottom : measures.bottomOfOne
            height = hasText ? y + bottom : 0
            return
        }
        if hasText { y += measures.fieldTop }
        fields = (0..<content.fieldCount).map { index in
            Rect(
                x: measures.fieldInset, y: y + Double(index) * (measures.fieldHeight + measures.fieldGap),
                width: max(0, measures.width - 2 * measures.fieldInset), height: measures.fieldHeight)
        }
        height = (fields.last?.maxY ?? y) + measures.fieldBottom
    }
}

/// The actions, either a pair side by side or a list.
private struct RowList {
    /// Frame of each action.
    let rows: [Rect?]
    let lines: [Rect]
    let height: Double
    let isPair: Bool
    /// Index of the action in a separate card.
    let separate: Int?

    init(_ content: AlertContent, _ measures: AlertMeasures) {
        let all = content.actions.indices
        let cancel = all.first { content.actions[$0].isCancel }
        separate = measures.cancel == .apart ? cancel : nil
        let others = all.filter { $0 != cancel }
        let shown = measures.cancel == .last ? others + (cancel.map { [$0] } ?? []) : others
        let padding = measures.rowPadding
        let half = (measures.width - 2 * padding - measures.rowGap) / 2
        isPair =
            measures.allowsPair && shown.count == 2
            && shown.allSatisfy { content.actions[$0].width <= half - 2 * measures.rowTextInset }
        var rows = [Rect?](repeating: nil, count: content.actions.count)
        guard !shown.isEmpty else {
            self.rows = rows
            lines = []
            height = 0
            return
        }
        if isPair {
            let order = shown.last == cancel ? shown.reversed() : shown
            for (index, action) in order.enumerated() {
                rows[action] = Rect(
                    x: padding + Double(index) * (half + measures.rowGap), y: padding, width: half,
                    height: measures.rowHeight)
            }
            height = measures.rowHeight + 2 * padding
            lines =
                measures.line > 0
                ? [Rect(x: padding + half - measures.line / 2, y: 0, width: measures.line, height: height)] : []
        } else {
            let pitch = measures.rowHeight + max(measures.rowGap, measures.line)
            for (index, action) in shown.enumerated() {
                rows[action] = Rect(
                    x: padding, y: padding + Double(index) * pitch, width: max(0, measures.width - 2 * padding),
                    height: measures.rowHeight)
            }
            height = Double(shown.count) * pitch - (pitch - measures.rowHeight) + 2 * padding
            lines =
                measures.line > 0
                ? (1..<shown.count).map { index in
                    Rect(
                        x: 0, y: padding + Double(index) * pitch - measures.line, width: measures.width,
                        height: measures.line)
                } : []
        }
        self.rows = rows
    }
}
