import FrameLayout

/// A screen of boxes under constraints, as values, so that the kernel, views and other solvers can be given the same
/// one.
struct LayoutScreen {
    struct Box {
        /// Index of the containing box; −1 for the screen.
        var container: Int
        var content: (width: Double, height: Double)?
        var hugging = (horizontal: 250.0, vertical: 250.0)
        var compression = (horizontal: 750.0, vertical: 750.0)
    }

    struct Rule {
        /// Index of a box; −1 for the screen.
        var first: Int
        var attribute: LayoutAttribute
        var relation: LayoutRelation
        var multiplier: Double
        /// Second box with its attribute; `nil` for a constant.
        var second: (box: Int, attribute: LayoutAttribute)?
        var constant: Double
        var priority: Double
    }

    static let size = (width: 390.0, height: 844.0)

    let name: String
    private(set) var boxes: [Box] = []
    private(set) var rules: [Rule] = []
    /// Index of the constraint whose constant is edited.
    private(set) var edited = 0

    private static let screen = -1
    private static let content = 0

    /// Screens with 201 to 1,001 boxes, and a form whose equal widths take a tableau of rows seconds.
    static var large: [LayoutScreen] {
        [cards(100), grid(20), list(250), list(50), form(150)]
    }

    private init(_ name: String) {
        self.name = name
        boxes.append(Box(container: Self.screen))
        for edge in [LayoutAttribute.top, .leading, .trailing] { add(Self.content, edge, Self.screen, edge) }
    }

    private mutating func box(
        in container: Int, _ width: Double? = nil, _ height: Double = 0, hugging: (Double, Double) = (250, 250),
        compression: (Double, Double) = (750, 750)
    ) -> Int {
        boxes.append(
            Box(container: container, content: width.map { ($0, height) }, hugging: hugging, compression: compression))
        return boxes.count - 1
    }

    private mutating func add(
        _ first: Int, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ second: Int, _ other: LayoutAttribute,
        times multiplier: Double = 1, _ constant: Double = 0
    ) {
        rules.append(
            Rule(
                first: first, attribute: attribute, relation: relation, multiplier: multiplier, second: (second, other),
                constant: constant, priority: 1000))
    }

    private mutating func add(
        _ first: Int, _ attribute: LayoutAttribute, _ second: Int, _ other: LayoutAttribute,
        times multiplier: Double = 1,
        _ constant: Double = 0
    ) {
        add(first, attribute, .equal, second, other, times: multiplier, constant)
    }

    private mutating func add(
        _ first: Int, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ constant: Double,
        priority: Double = 1000
    ) {
        rules.append(
            Rule(
                first: first, attribute: attribute, relation: relation, multiplier: 1, second: nil, constant: constant,
                priority: priority))
    }

    /// Returns a number of points that varies with the index.
    private static func points(_ range: ClosedRange<Int>, _ index: Int) -> Double {
        Double(range.lowerBound + index * 37 % range.count)
    }

    /// Returns rows with an icon, a title that takes the remaining space, and a detail.
    static func list(_ count: Int) -> LayoutScreen {
        var screen = LayoutScreen("list of \(count) rows")
        var last: Int?
        for index in 0..<count {
            let row = screen.box(in: content)
            let icon = screen.box(in: row, 29, 29, hugging: (750, 750), compression: (1000, 1000))
            let title = screen.box(in: row, points(80...300, index), 20, hugging: (250, 251))
            let detail = screen.box(
                in: row, points(20...90, index), 18, hugging: (251, 251), compression: (751, 750))
            screen.add(row, .leading, content, .leading)
            screen.add(row, .trailing, content, .trailing)
            if index == 0 { screen.edited = screen.rules.count }
            screen.add(row, .height, .greaterThanOrEqual, 44)
            screen.add(icon, .leading, row, .leading, 16)
            screen.add(icon, .centerY, row, .centerY)
            screen.add(title, .leading, icon, .trailing, 12)
            screen.add(title, .centerY, icon, .centerY)
            screen.add(detail, .leading, title, .trailing, 8)
            screen.add(detail, .trailing, row, .trailing, -16)
            screen.add(detail, .centerY, icon, .centerY)
            screen.add(title, .top, .greaterThanOrEqual, row, .top, 8)
            screen.add(title, .bottom, .lessThanOrEqual, row, .bottom, -8)
            screen.add(row, .height, .equal, 44, priority: 200)
            if let last { screen.add(row, .top, last, .bottom, 1) } else { screen.add(row, .top, content, .top) }
            last = row
        }
        if let last { screen.add(content, .bottom, last, .bottom) }
        return screen
    }

    /// Returns cards with a picture of half their width, a title that must not reach the button, a subtitle, and a
    /// badge.
    static func cards(_ count: Int) -> LayoutScreen {
        var screen = LayoutScreen("\(count) cards")
        var last: Int?
        for index in 0..<count {
            let card = screen.box(in: content)
            let picture = screen.box(in: card)
            let title = screen.box(in: card, points(80...320, index), 22, hugging: (251, 251))
            let subtitle = screen.box(in: card, points(70...330, index), 18, hugging: (250, 251))
            let button = screen.box(in: card, 44, 30, hugging: (252, 252), compression: (752, 750))
            let badge = screen.box(in: card, 12, 12, hugging: (252, 252))
            screen.add(card, .leading, content, .leading, 16)
            screen.add(card, .trailing, content, .trailing, -16)
            for edge in [LayoutAttribute.top, .leading, .trailing] { screen.add(picture, edge, card, edge) }
            screen.add(picture, .height, picture, .width, times: 0.5)
            if index == 0 { screen.edited = screen.rules.count }
            screen.add(title, .top, picture, .bottom, 8)
            screen.add(title, .leading, card, .leading, 12)
            screen.add(title, .trailing, .lessThanOrEqual, button, .leading, -8)
            screen.add(button, .trailing, card, .trailing, -12)
            screen.add(button, .centerY, title, .centerY)
            screen.add(subtitle, .top, title, .bottom, 4)
            screen.add(subtitle, .leading, title, .leading)
            screen.add(subtitle, .trailing, .lessThanOrEqual, card, .trailing, -12)
            screen.add(card, .bottom, subtitle, .bottom, 12)
            screen.add(badge, .trailing, card, .trailing, -4)
            screen.add(badge, .top, card, .top, 4)
            if let last { screen.add(card, .top, last, .bottom, 1) } else { screen.add(card, .top, content, .top) }
            last = card
        }
        if let last { screen.add(content, .bottom, last, .bottom) }
        return screen
    }

    /// Returns squares, each as wide as the previous one.
    static func grid(_ count: Int) -> LayoutScreen {
        var screen = LayoutScreen("grid of \(count) x \(count)")
        var above: [Int] = []
        for row in 0..<count {
            var squares: [Int] = []
            for column in 0..<count {
                let square = screen.box(in: content)
                if row == 0, column == 0 { screen.edited = screen.rules.count }
                if let left = squares.last {
                    screen.add(square, .leading, left, .trailing, 4)
                } else {
                    screen.add(square, .leading, content, .leading, 5)
                }
                if row > 0 {
                    screen.add(square, .top, above[column], .bottom, 4)
                } else {
                    screen.add(square, .top, content, .top, 5)
                }
                if let neighbor = squares.last ?? above.first {
                    screen.add(square, .width, neighbor, .width)
                } else {
                    screen.add(square, .width, Self.screen, .width, times: 0.04)
                }
                screen.add(square, .height, square, .width)
                squares.append(square)
            }
            above = squares
        }
        if let corner = above.first { screen.add(content, .bottom, corner, .bottom, 5) }
        return screen
    }

    /// Returns rows of a caption and a field. All captions are as wide as the widest, which makes a chain of equal
    /// widths over content that hugs.
    static func form(_ count: Int) -> LayoutScreen {
        var screen = LayoutScreen("form of \(count) equal widths")
        var last: (caption: Int, field: Int)?
        for index in 0..<count {
            let caption = screen.box(
                in: content, points(40...140, index), 20, hugging: (251, 251), compression: (751, 750))
            let field = screen.box(in: content, 60, 34, hugging: (249, 250))
            screen.add(caption, .leading, content, .leading, 16)
            if let last {
                screen.add(caption, .width, last.caption, .width)
                screen.add(field, .top, last.field, .bottom, 8)
            } else {
                screen.edited = screen.rules.count
                screen.add(field, .top, content, .top, 8)
            }
            screen.add(field, .leading, caption, .trailing, 8)
            screen.add(field, .trailing, content, .trailing, -16)
            screen.add(caption, .centerY, field, .centerY)
            last = (caption, field)
        }
        if let last { screen.add(content, .bottom, last.field, .bottom, 8) }
        return screen
    }
}
