import FrameGeometry
import FrameLayers
import FramePainting
import FrameTiming
import QuartzCore
import Testing
import UIKit

/// Sizes of labels that change in animation blocks: facts/labels-that-resize.
@MainActor @Suite struct LabelResizingTests {
    private let app: TestApp

    init() throws {
        app = try TestApp(width: 400, height: 400, scale: 1)
        app.stage.text.drawsAsBlocks = true
    }

    /// The block that stands for the text on the screen, in points.
    private func text(of name: String, at seconds: Double) throws -> Rect {
        let list = try #require(app.stage.committer.timeline?.displayList(at: MediaTime(seconds: seconds)))
        func rects(_ items: [PaintItem]) -> [Rect] {
            items.flatMap { item -> [Rect] in
                switch item {
                case .fill(let fill):
                    guard case .rect(let rect) = fill.shape, fill.name?.contains(name) == true else { return [] }
                    let (start, end) = (Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY))
                    let (first, last) = (fill.transform.apply(start), fill.transform.apply(end))
                    return [Rect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)]
                case .group(let group): return rects(group.items)
                case .image: return []
                }
            }
        }
        return try #require(rects(list.items).first)
    }

    /// Animates a label from one frame to another for a second.
    private func label(
        from old: CGRect, to new: CGRect, _ change: @escaping (UILabel) -> Void = { _ in }
    ) throws -> UILabel {
        var made: UILabel?
        app.perform {
            let label = UILabel(frame: old)
            label.text = "Text"
            label.accessibilityIdentifier = "label"
            change(label)
            app.window.addSubview(label)
            made = label
        }
        let label = try #require(made)
        app.at(1) { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { label.frame = new } }
        app.at(3) {}
        try app.play()
        return label
    }

    private func width(_ label: UILabel, at seconds: Double) throws -> Double {
        try #require(try app.shown("bounds.size", of: label, at: seconds)?.size).width
    }

    @Test func aSizeThatShrinksIsThereAtOnce() throws {
        let label = try label(
            from: CGRect(x: 0, y: 0, width: 300, height: 40), to: CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(try width(label, at: 0.9) == 300 && width(label, at: 1.01) == 100)
        #expect(try #require(try app.shown("position", of: label, at: 1.5)?.point).x == 100)
        #expect(try text(of: "label", at: 1.5).minX - text(of: "label", at: 3).minX == 50)
    }

    @Test(arguments: [UIView.ContentMode.left, .scaleToFill]) func otherModesAnimateIt(
        _ mode: UIView.ContentMode
    ) throws {
        let label = try label(
            from: CGRect(x: 0, y: 0, width: 300, height: 40), to: CGRect(x: 0, y: 0, width: 100, height: 40)
        ) { $0.contentMode = mode }
        #expect(try width(label, at: 1.5) == 200)
        let (middle, end) = (try text(of: "label", at: 1.5), try text(of: "label", at: 3))
        #expect((middle.size.width == end.size.width) == (mode == .left))
        if mode == .left { #expect(middle.minX == end.minX) }
    }

    /// The text does not stretch. It has its final distance from the left edge, and the middle of the height.
    @Test func aSizeThatGrowsIsAnimated() throws {
        let label = try label(
            from: CGRect(x: 0, y: 0, width: 100, height: 40), to: CGRect(x: 0, y: 0, width: 300, height: 240)
        ) { $0.textAlignment = .center }
        #expect(try width(label, at: 1.5) == 200)
        let (middle, end) = (try text(of: "label", at: 1.5), try text(of: "label", at: 3))
        #expect(middle.size == end.size && middle.minX == end.minX && end.minY - middle.minY == 50)
    }

    /// The texts of rows that enter editing move along with their content.
    @Test(arguments: [false, true], [UITableViewCell.CellStyle.default, .subtitle, .value1])
    func rowsThatEnterEditingKeepTheirTexts(hasContent: Bool, style: UITableViewCell.CellStyle) throws {
        let list = Rows(hasContent: hasContent, cell: style)
        app.perform { app.window.rootViewController = list }
        app.at(1) { list.setEditing(true, animated: true) }
        app.at(3) {}
        try app.play()
        for name in style == .default ? ["Title"] : ["Title", "Detail"] {
            let (start, middle) = (try text(of: name, at: 0.9), try text(of: name, at: 1.1))
            let end = try text(of: name, at: 3)
            for shown in [start, middle] {
                #expect(abs(shown.size.width - end.size.width) < 1e-6 && abs(shown.minY - end.minY) < 1e-6)
            }
            #expect(start.minX - 1e-6 <= middle.minX && middle.minX <= end.minX + 1e-6)
        }
    }
}

/// Rows with texts, set as the labels of cells or as their content.
private final class Rows: UITableViewController {
    private let hasContent: Bool
    private let cell: UITableViewCell.CellStyle

    init(hasContent: Bool, cell: UITableViewCell.CellStyle) {
        self.hasContent = hasContent
        self.cell = cell
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = UITableViewCell(style: cell, reuseIdentifier: nil)
        row.accessoryType = .disclosureIndicator
        if hasContent {
            var content = row.defaultContentConfiguration()
            content.text = "Title"
            content.secondaryText = cell == .default ? nil : "Detail"
            row.contentConfiguration = content
        } else {
            row.textLabel?.text = "Title"
            row.detailTextLabel?.text = "Detail"
        }
        row.layoutIfNeeded()
        func name(_ view: UIView) {
            view.subviews.forEach(name)
            if let label = view as? UILabel { label.accessibilityIdentifier = label.text }
        }
        name(row)
        return row
    }
}
