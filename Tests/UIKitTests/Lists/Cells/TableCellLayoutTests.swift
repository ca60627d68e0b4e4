import Testing
import UIKit

@testable import UIKitLists

@MainActor @Suite struct TableCellLayoutTests {
    private typealias Style = UITableViewCell.CellStyle
    private typealias Accessory = UITableViewCell.AccessoryType

    nonisolated private static let styles: [Style] = [.default, .value1, .value2, .subtitle]
    nonisolated private static let accessories: [Accessory] = [
        .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]

    private func cell(_ style: Style, _ pad: CellPad) -> UITableViewCell {
        pad.make {
            let cell = UITableViewCell(style: style, reuseIdentifier: "row")
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            return cell
        }
    }

    /// Snapshots of UIKit: text at 16 in 375 points, and at 20 in 393 and 414; rows of 44 with their separator, and of
    /// 53 on iOS 26.
    @Test(arguments: [(320, 16), (375, 16), (393, 20), (414, 20), (768, 20)])
    func singleLineRowsMatchMeasuredOnes(width: Double, margin: CGFloat) throws {
        for (look, height, thickness) in [(ScreenSettings.Look.classic, 44.0, 1.0 / 3), (.iOS26, 53, 1)] {
            let pad = try CellPad(look, width: width)
            let cell = cell(.default, pad)
            pad.show(cell, height: height)
            #expect(abs(pad.fitted(cell) - height) < 1e-6)
            let line = try #require(cell.separators.first)
            let end = look == .classic ? 0 : margin
            #expect(line.isAt(margin, height - thickness, width - margin - end, thickness), "\(line.frame)")
            #expect(cell.contentView.isAt(0, 0, width, height - thickness))
            #expect(cell.textLabel?.frame.minX == margin)
        }
    }

    /// With 4.2 points above capitals, the label has a line of 20.33 points; the row's center is the text's center, to
    /// a pixel. The margin above a title with a subtitle is 1.33 points less than below (facts/row-text).
    @Test func textIsCenteredVertically() throws {
        let pad = try CellPad()
        for style in Self.styles {
            let cell = cell(style, pad)
            pad.show(cell, height: 70)
            let labels = [cell.textLabel, cell.detailTextLabel].compactMap { $0 }
            let frame = labels.map(\.frame).reduce(CGRect.null) { $0.union($1) }
            let rise = style == .subtitle ? 2.0 / 3 : 0
            #expect(abs(frame.midY + rise - cell.contentView.bounds.midY) <= 1.0 / 3, "\(style)")
        }
    }

    /// Large texts wrap, and a value stands below its title (facts/row-text).
    @Test func textsForAccessibilityWrapAndStandBelowEachOther() throws {
        for style in Self.styles {
            let pad = try CellPad()
            pad.app.perform {
                pad.app.window.screen.settings.traits.preferredContentSizeCategory = .accessibilityExtraExtraLarge
            }
            let cell = cell(style, pad)
            pad.app.perform { cell.textLabel?.text = "A title of many words" }
            pad.show(cell, height: 400)
            let title = try #require(cell.textLabel)
            #expect(title.numberOfLines == 0)
            #expect(title.sizeThatFits(CGSize(width: title.frame.width, height: 1000)).height > 60)
            if let detail = cell.detailTextLabel {
                let isBelow = abs(detail.frame.minX - title.frame.minX) < 1e-9 && detail.frame.minY >= title.frame.maxY
                #expect(isBelow, "\(style): \(title.frame), \(detail.frame)")
            }
        }
    }

    /// Labels follow the category in whatever order they are made, except for what the application has set.
    @Test func labelsFollowTheCategoryUntilTheApplicationChangesThem() throws {
        let pad = try CellPad()
        func choose(_ category: UIContentSizeCategory) {
            pad.app.perform { pad.app.window.screen.settings.traits.preferredContentSizeCategory = category }
        }
        let (own, late) = (cell(.subtitle, pad), pad.make { UITableViewCell(style: .subtitle, reuseIdentifier: nil) })
        pad.app.perform {
            own.textLabel?.numberOfLines = 0
            late.textLabel?.text = "Title"
        }
        for cell in [own, late] { pad.show(cell, height: 200) }
        choose(.accessibilityExtraExtraLarge)
        pad.app.perform { late.detailTextLabel?.text = "Detail" }
        for cell in [own, late] { pad.show(cell, height: 400) }
        #expect([late.textLabel, late.detailTextLabel].map { $0?.numberOfLines } == [0, 0])
        #expect(late.textLabel?.font.pointSize ?? 0 > 30)
        choose(.large)
        for cell in [own, late] { pad.show(cell, height: 200) }
        #expect([own.textLabel, own.detailTextLabel].map { $0?.numberOfLines } == [0, 1])
        #expect(late.textLabel?.numberOfLines == 1 && late.textLabel?.font.pointSize == 17)
    }

    @Test(arguments: accessories) private func contentEndsBeforeTheAccessory(_ type: Accessory) throws {
        let sizes: [Accessory: CGSize] = [
            .disclosureIndicator: CGSize(width: 9, height: 11.5), .checkmark: CGSize(width: 14, height: 11),
            .detailButton: CGSize(width: 22, height: 22),
            .detailDisclosureButton: CGSize(width: 22 + 9 + 9, height: 22),
        ]
        let pad = try CellPad()
        let cell = cell(.value1, pad)
        pad.app.perform { cell.accessoryType = type }
        pad.show(cell)
        let content = cell.contentView.frame
        let value = try #require(cell.detailTextLabel).frame
        guard let size = sizes[type] else {
            #expect(content.width == 375 && abs(value.maxX - 359) < 1e-6)
            return
        }
        #expect(content.width == 375 - 16 - size.width && abs(value.maxX - (content.width - 8)) < 1e-6)
        let view = try #require(cell.subviews.first { $0.bounds.size == size })
        #expect(view.frame.maxX == 359 && abs(view.center.y - 22) <= 1.0 / 6)
    }

    /// A 51 × 31 switch is 6.67 points below the top of a row of 44.33 points, at the margin (iOS 17.5).
    @Test func accessoryViewsKeepTheirSize() throws {
        let pad = try CellPad(width: 393)
        let cell = cell(.default, pad)
        let view = pad.make { UIView(frame: CGRect(x: 5, y: 5, width: 51, height: 31)) }
        pad.app.perform { cell.accessoryView = view }
        pad.show(cell, height: 44 + 1.0 / 3)
        #expect(view.isAt(393 - 20 - 51, 20.0 / 3, 51, 31), "\(view.frame)")
        pad.app.perform {
            cell.accessoryView = nil
            cell.layoutIfNeeded()
        }
        #expect(view.superview == nil && cell.contentView.frame.width == 393)
    }

    /// The accessory, the image, and the editing control are mirrored in right-to-left layouts, in every style.
    @Test(arguments: styles) private func rightToLeftIsMirrored(_ style: Style) throws {
        for accessory in Self.accessories {
            for isEditing in [false, true] {
                let frames = try [false, true].map { isMirrored in
                    let pad = try CellPad()
                    let cell = cell(style, pad)
                    pad.app.perform {
                        if isMirrored { cell.semanticContentAttribute = .forceRightToLeft }
                        if isMirrored { cell.contentView.semanticContentAttribute = .forceRightToLeft }
                        cell.accessoryType = accessory
                        cell.editingAccessoryType = accessory
                        cell.imageView?.image = UIImage.square(20)
                    }
                    pad.show(cell) {
                        $0.separatorStyle = .singleLine
                        $0.editControl = .delete
                        $0.showsReorderControl = true
                        $0.isEditing = isEditing
                    }
                    let content = cell.contentView.frame
                    let inside = cell.contentView.subviews.map { $0.frame.offsetBy(dx: content.minX, dy: 0) }
                    return (inside + cell.subviews.filter { $0.alpha > 0 }.map(\.frame)).map { frame in
                        isMirrored
                            ? CGRect(x: 375 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
                            : frame
                    }
                }
                #expect(frames[0].count == frames[1].count && frames[0].count > 3)
                for (first, second) in zip(frames[0], frames[1]) {
                    #expect(
                        abs(first.minX - second.minX) <= 1.0 / 3 + 1e-6 && abs(first.minY - second.minY) < 1e-6
                            && first.size == second.size, "\(style) \(accessory) \(isEditing): \(first) \(second)")
                }
            }
        }
    }

    @Test func imagesMoveTextAndSeparator() throws {
        let pad = try CellPad()
        let cell = cell(.subtitle, pad)
        pad.app.perform { cell.imageView?.image = UIImage.square(30) }
        pad.show(cell, height: 60)
        #expect(cell.imageView?.isAt(16, 15, 30, 30) == true, "\(String(describing: cell.imageView?.frame))")
        #expect(cell.textLabel?.frame.minX == 62 && cell.detailTextLabel?.frame.minX == 62)
        #expect(cell.separators.first?.frame.minX == 62)
        pad.app.perform {
            cell.indentationLevel = 2
            cell.layoutIfNeeded()
        }
        #expect(cell.textLabel?.frame.minX == 82 && cell.imageView?.frame.minX == 36)
    }

    /// The baselines that facts/row-text gives for a row that grows, and for one of 44 points, within a pixel.
    @Test func subtitlesAreAtMeasuredPlaces() throws {
        for (height, first, second) in [(57.0, 25.7, 43.4), (44, 20.67, 39.67)] {
            let pad = try CellPad()
            let cell = cell(.subtitle, pad)
            pad.show(cell, height: height)
            let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
            // Baselines are on whole pixels, and letters reach a pixel below them.
            let baselines = [title, detail].map { label -> CGFloat in
                let ascender = (label.font.ascender * 3).rounded() / 3
                return label.frame.minY + ascender + 1 / 3
            }
            #expect(abs(baselines[0] - first) < 0.5 && abs(baselines[1] - second) < 0.5, "\(height): \(baselines)")
        }
    }

    @Test func rowsGrowWithTheirTexts() throws {
        let pad = try CellPad()
        let title = cell(.default, pad)
        pad.app.perform {
            title.textLabel?.numberOfLines = 0
            title.textLabel?.text = "one\ntwo\nthree"
        }
        pad.show(title)
        // Lines of body text are 22 points apart; a cell without a separator is lower by that.
        #expect(abs(pad.fitted(title) - (44 + 2 * 22)) < 0.5)
        #expect(abs(pad.fitted(cell(.subtitle, pad)) - (57 - 1.0 / 3)) < 1e-6)
        #expect(pad.fitted(cell(.value1, pad)) == 44)
    }

    @Test func constraintsDetermineTheHeight() throws {
        let pad = try CellPad()
        let cell = pad.make {
            let cell = UITableViewCell()
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor),
                box.bottomAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
                box.heightAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 50),
            ])
            return cell
        }
        pad.show(cell)
        let height = pad.fitted(cell)
        #expect(abs(height - (100 + 22 + 1.0 / 3)) < 1e-6)
        pad.show(cell, height: height)
        #expect(cell.contentView.subviews.first?.isAt(16, 11, 50, 100) == true)
        // Nothing in a cell gives it a height.
        #expect(abs(pad.fitted(pad.make { UITableViewCell() }) - 44) < 1e-6)
    }

    @Test func explicitMarginsAreKept() throws {
        let pad = try CellPad()
        let cell = cell(.default, pad)
        pad.app.perform {
            cell.layoutMargins = .zero
            cell.separatorInset = .zero
        }
        pad.show(cell)
        #expect(cell.layoutMargins == .zero && cell.separators.first?.frame.minX == 0)
    }

    // MARK: Separators

    @Test func separatorInsetsOfTheCellTakePrecedenceOverTheTables() throws {
        let pad = try CellPad()
        let cell = cell(.default, pad)
        pad.show(cell) {
            $0.separatorStyle = .singleLine
            $0.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 10)
        }
        #expect(cell.separators.first.map { $0.frame.minX == 50 && $0.frame.maxX == 365 } == true)
        #expect(cell.separatorInset.left == 50)
        pad.show(cell) { $0.addsSeparatorInsetToAutomatic = true }
        #expect(cell.separators.first.map { $0.frame.minX == 66 && $0.frame.maxX == 365 } == true)
        pad.app.perform {
            cell.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
            cell.layoutIfNeeded()
        }
        #expect(cell.separators.first?.frame.minX == 30)
        // Used to hide a separator.
        for value in [10_000, CGFloat.greatestFiniteMagnitude, .infinity] {
            pad.app.perform {
                cell.separatorInset = UIEdgeInsets(top: 0, left: value, bottom: 0, right: 0)
                cell.layoutIfNeeded()
            }
            #expect(cell.separators.isEmpty)
        }
    }

    @Test(arguments: RowAppearance.Position.allCases) func sectionSeparators(_ position: RowAppearance.Position)
        throws
    {
        let pad = try CellPad()
        let (isFirst, isLast) = (position == .first || position == .only, position == .last || position == .only)
        func lines(_ style: RowAppearance.Style) -> [CGRect] {
            let cell = cell(.default, pad)
            pad.show(cell) {
                $0.separatorStyle = .singleLine
                $0.style = style
                $0.position = position
            }
            return cell.separators.map(\.frame)
        }
        #expect(lines(.plain).map(\.minX) == [16])
        #expect(lines(.insetGrouped).map(\.minX) == (isLast ? [] : [16]))
        #expect(lines(.grouped).map(\.minX) == (isFirst ? [0] : []) + [isLast ? 0 : 16])
    }

    @Test(arguments: RowAppearance.Position.allCases) func insetSectionCorners(_ position: RowAppearance.Position)
        throws
    {
        for (look, radius) in [(ScreenSettings.Look.classic, 10.0), (.iOS26, 26)] {
            let pad = try CellPad(look)
            let cell = cell(.default, pad)
            pad.show(cell) {
                $0.style = .insetGrouped
                $0.position = position
                $0.sideInset = 16
            }
            let isRound = position != .middle
            #expect(cell.layer.cornerRadius == (isRound ? radius : 0) && cell.clipsToBounds)
            let corners = cell.layer.maskedCorners
            #expect(corners.contains(.layerMinXMinYCorner) == (position == .first || position == .only))
            #expect(corners.contains(.layerMaxXMaxYCorner) == (position == .last || position == .only))
            #expect(cell.textLabel?.frame.minX == 16)
        }
    }
}

extension UIImage {
    /// A square with a given side in points.
    @MainActor static func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.systemIndigo.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }
}
