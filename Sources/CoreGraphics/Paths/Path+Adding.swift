package import FrameGeometry

// Shapes as contours of the same elements as in Core Graphics (reported): rectangles from their origin, ellipses and corners
// of one cubic curve per quarter.
extension Path {
    /// Does nothing without an open contour.
    package mutating func close() {
        guard let last = elements.last, last != .close else { return }
        elements.append(.close)
    }

    package mutating func addRect(_ rect: CGRect, _ map: Affine) {
        guard !rect.isNull else { return }
        // Not standardized: negative sizes reverse the direction.
        let (left, top) = (rect.origin.x, rect.origin.y)
        let (right, bottom) = (left + rect.size.width, top + rect.size.height)
        let corners = [
            Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom), Point(x: left, y: bottom),
        ].map(map.apply)
        elements += [.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close]
    }

    package mutating func addEllipse(in rect: CGRect, _ map: Affine) {
        guard !rect.isNull else { return }
        let box = rect.standardized
        let toBox = Affine(
            a: box.width / 2, b: 0, c: 0, d: box.height / 2, tx: box.midX, ty: box.midY)
        var circle = Path()
        circle.addArc(center: .zero, radius: 1, start: 0, sweep: 2 * .pi)
        elements += circle.applying(toBox.then(map)).elements + [.close]
    }

    package mutating func addRoundedRect(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat, _ map: Affine) {
        guard !rect.isNull else { return }
        let box = rect.standardized
        let (width, height) = (min(max(width, 0), box.width / 2), min(max(height, 0), box.height / 2))
        guard width > 0, height > 0 else { return addRect(box, map) }
        var outline = Path([.move(Point(x: box.maxX, y: box.midY))])
        for (x, y, start) in [
            (box.maxX - width, box.maxY - height, 0.0), (box.minX + width, box.maxY - height, .pi / 2),
            (box.minX + width, box.minY + height, .pi), (box.maxX - width, box.minY + height, .pi * 1.5),
        ] {
            var corner = Path()
            corner.addArc(center: .zero, radius: 1, start: start, sweep: .pi / 2)
            let placed = corner.applying(Affine(a: width, b: 0, c: 0, d: height, tx: x, ty: y))
            outline.elements += [.line(placed.elements[0].points[0])] + placed.elements.dropFirst()
        }
        elements += outline.applying(map).elements + [.close]
    }

    /// - Parameter isRising: whether angles increase, clockwise on screen. The arc is less than a turn, or one to two turns if
    ///   the angles are more than a turn apart in that direction.
    package mutating func addArc(
        _ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat, isRising: Bool, _ map: Affine
    ) {
        let turn = 2 * CGFloat.pi
        let way = isRising ? end - start : start - end
        var sweep = way.truncatingRemainder(dividingBy: turn)
        if way < 0 { sweep += sweep == 0 ? 0 : turn }
        if way >= turn { sweep += turn }
        if sweep == turn + turn { sweep = turn }
        addArc(
            center: Point(center), radius: radius, start: start, sweep: isRising ? sweep : -sweep, map: map)
    }
}
