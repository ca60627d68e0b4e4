internal import FrameGeometry
internal import QuartzCore

/// Examines the screen's content while nothing moves: before the first transition, between transitions, and at the end.
@MainActor package final class RestInspection {
    /// Texts whose contrast is measured on the pixels of the recording, in chronological order.
    package private(set) var texts: [ShownText] = []
    private let stage: Stage
    private var found: Set<[String]> = []

    /// Creates an inspection for the run of a stage.
    package init(of stage: Stage) {
        self.stage = stage
        stage.loop.whenResting = { [weak self] in self?.examineIfAtRest() }
    }

    private func examineIfAtRest() {
        let application = stage.applicationState
        guard application.runningTransitions.isEmpty, application.sizeTransition == nil,
            !application.touchScreen.isTouched, !stage.committer.screen.isMovingInSubtree
        else { return }
        for window in application.application.windows.sorted(by: { $0.windowLevel < $1.windowLevel })
        where !window.isHidden {
            examine(RestingElements(of: window))
        }
    }

    private func examine(_ elements: RestingElements) {
        let surroundings = Surroundings(screen: elements.screen, canvas: stage.committer.screen)
        for element in elements.all {
            if let label = element.label { measure(label, element) }
            for rule in Self.rules {
                guard case .element(let check) = rule.check, let message = check(element, surroundings) else {
                    continue
                }
                find(rule, element, message)
            }
        }
        for rule in Self.rules {
            guard case .elements(let check) = rule.check else { continue }
            for (element, message) in check(elements.all) { find(rule, element, message) }
        }
    }

    private func find(_ rule: RestRule, _ element: RestingElement, _ message: String) {
        guard found.insert([rule.name, element.name, message]).inserted else { return }
        stage.diagnostics.find(rule: rule.name, subject: element.name, message)
    }

    /// The area around an element.
    struct Surroundings {
        /// The frame of the window, in points of the canvas.
        let screen: CGRect
        let canvas: CALayer
    }

    // MARK: Rules

    /// Every rule, in the order of lists.
    nonisolated package static let rules = [
        RestRule("truncated-text", .element(truncation)), RestRule("overlapping-controls", .elements(overlaps)),
        RestRule(
            "touch-target", source: "Apple's Human Interface Guidelines, Accessibility: 44 x 44 points",
            .element(smallTouchTarget)),
        contrast, RestRule("off-screen", .element(cutEdges)),
    ]

    nonisolated package static let contrast = RestRule(
        "contrast", source: "WCAG 2.2, success criterion 1.4.3: 4.5 : 1, or 3 : 1 for large text", .pixels)

    /// Checks for truncated text. A limit of several lines, or an ellipsis that is not at the end, indicates that
    /// truncation is intended.
    private static func truncation(of element: RestingElement, in _: Surroundings) -> String? {
        guard let label = element.label, !element.isCovered, label.isTextCut,
            label.lineBreakMode == .byTruncatingTail || label.lineBreakMode == .byClipping
        else { return nil }
        let needed = label.textSize(
            in: CGSize(
                width: label.numberOfLines == 1 ? .greatestFiniteMagnitude : label.bounds.width,
                height: .greatestFiniteMagnitude),
            label.numberOfLines)
        guard label.numberOfLines == 1 || needed.height > label.bounds.height + 1 else { return nil }
        return
            "its text needs \(text(needed)) points and has \(text(label.bounds.size)); make room, allow more lines (numberOfLines), or let the font shrink (adjustsFontSizeToFitWidth)."
    }

    /// The side length that Apple's Human Interface Guidelines recommend, in points.
    private static let touchSide: CGFloat = 44

    private static func smallTouchTarget(of element: RestingElement, in surroundings: Surroundings) -> String? {
        guard element.isOwnControl else { return nil }
        // Half a point less, so that a touch on the edge does not count as outside.
        let reach = (touchSide - 1) / 2
        let center = CGPoint(x: element.frame.midX, y: element.frame.midY)
        // A stock button is as large as the system makes it.
        let button = element.view as? UIButton
        let (wide, high) = (button?.hasSystemWidth != true, button?.hasSystemHeight != true)
        let offsets: [(CGFloat, CGFloat)] =
            (wide ? [(-reach, 0), (reach, 0)] : []) + (high ? [(0, -reach), (0, reach)] : [])
        let points = offsets.map { CGPoint(x: center.x + $0, y: center.y + $1) }
        let isLarge = points.allSatisfy { point in
            element.view.point(inside: element.view.layer.convert(point, from: surroundings.canvas), with: nil)
        }
        guard !isLarge else { return nil }
        return
            "its touch area has \(text(element.frame.size)) points; make it \(Int(touchSide)) × \(Int(touchSide)) or larger, or extend point(inside:with:)."
    }

    /// Checks for views that the screen's edges cut off. Views entirely outside the screen are there on purpose.
    private static func cutEdges(of element: RestingElement, in surroundings: Surroundings) -> String? {
        let screen = surroundings.screen
        guard element.label != nil || element.isControl, element.scrollView == nil, !element.isCovered else {
            return nil
        }
        let shown = element.label == nil ? element.visible : element.letters.intersection(element.visible)
        guard shown.width > 1, shown.height > 1, shown.intersects(screen),
            !screen.insetBy(dx: -1, dy: -1).contains(shown)
        else { return nil }
        return
            "it is at \(text(shown.origin)) with \(text(shown.size)) points, and a part of that is outside the window of \(text(screen.size)); keep it inside, or put it into a scroll view."
    }

    private static func overlaps(_ elements: [RestingElement]) -> [(element: RestingElement, message: String)] {
        overlaps(elements.filter(\.isControl)) { $0.visible }
            + overlaps(elements.filter { $0.label != nil && !$0.isCovered }) { $0.letters }
    }

    /// Checks for overlaps among elements that scroll together or do not scroll at all. Elements that scroll below
    /// others are covered only temporarily.
    private static func overlaps(
        _ elements: [RestingElement], _ area: (RestingElement) -> CGRect
    ) -> [(element: RestingElement, message: String)] {
        var found: [(element: RestingElement, message: String)] = []
        for (index, element) in elements.enumerated() {
            for other in elements[(index + 1)...]
            where other.scrollView === element.scrollView && !other.view.isDescendant(of: element.view)
                && !element.view.isDescendant(of: other.view)
            {
                let common = area(element).intersection(area(other))
                guard !common.isNull, common.width > 1, common.height > 1 else { continue }
                found.append(
                    (
                        element,
                        "it and \(other.name) overlap by \(text(common.size)) points; move them apart, or make one a part of the other."
                    ))
            }
        }
        return found
    }

    /// Records a label's text for measuring its contrast. Inactive controls have no requirement (WCAG 2.2, 1.4.3). The
    /// color of vibrant text depends on the content behind it, and the rows of a picker fade on purpose.
    private func measure(_ label: UILabel, _ element: RestingElement) {
        guard !element.isCovered, element.isActive, label.isEnabled, !element.isVibrant, element.alpha > 0.05,
            !(element.scrollView?.superview is UIPickerView), element.button?.hasSystemColors != true,
            case let rect = element.letters.intersection(element.visible), rect.width > 0, rect.height > 0,
            let color = label.shownColor
        else { return }
        let traits = label.traitCollection
        texts.append(
            ShownText(
                time: stage.loop.now, name: element.name, rect: Rect(rect),
                color: color.faded(by: Double(element.alpha)), fontSize: Double(label.font.pointSize),
                isBold: label.font.fontDescriptor.symbolicTraits.contains(.traitBold),
                ground: element.alpha == 1 && SystemTextColors.contains(color, in: traits)
                    ? UIColor.systemBackground.resolvedColor(with: traits).color : nil))
    }

    // MARK: Numbers

    private static func text(_ size: CGSize) -> String { "\(text(size.width)) × \(text(size.height))" }
    private static func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }

    /// A number with at most one decimal place.
    private static func text(_ number: CGFloat) -> String {
        guard number.magnitude < 1e6 else { return "\(number)" }
        let tenths = Int((number * 10).rounded())
        return tenths % 10 == 0
            ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
    }
}

extension Color {
    fileprivate func faded(by opacity: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * opacity)
    }
}
