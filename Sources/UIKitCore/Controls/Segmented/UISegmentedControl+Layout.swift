internal import QuartzCore

// The contents and positions of the segments.
extension UISegmentedControl {
    func contentDidChange() {
        let count = max(0, segments.count - 1)
        while dividers.count > count { dividers.removeLast().removeFromSuperview() }
        while dividers.count < count {
            let divider = UIImageView()
            dividers.append(divider)
            parts.insertSubview(divider, aboveSubview: backgroundImageView)
        }
        showImages()
        showTitles()
        invalidateIntrinsicContentSize()
    }

    // MARK: Appearance

    private func state(of index: Int) -> State {
        if !isEnabled || !segments[index].isEnabled { return .disabled }
        if index == plated { return .selected }
        return index == pressed && isMomentary ? .highlighted : .normal
    }

    func showTitles() {
        for (index, segment) in segments.enumerated() {
            let state = state(of: index)
            segment.show(attributes(in: state))
            segment.label.alpha = state == .disabled && isEnabled ? SegmentedMetrics.disabledAlpha : 1
            segment.icon.alpha = segment.label.alpha
            segment.adjustment = adjustments[kind(of: index)] ?? adjustments[.any] ?? .zero
        }
        showPressedTitle()
        setNeedsLayout()
    }

    private func kind(of index: Int) -> Segment {
        if segments.count == 1 { return .alone }
        if index == 0 { return .left }
        return index == segments.count - 1 ? .right : .center
    }

    private func attributes(in state: State) -> [NSAttributedString.Key: Any] {
        let weight = state == .selected ? metrics.selectedWeight : metrics.weight
        let standard: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: SegmentedMetrics.fontSize, weight: weight),
            .foregroundColor: UIColor.label,
        ]
        return standard.merging(textAttributes.value(in: state) ?? [:]) { _, own in own }
    }

    /// Fades the title that is pressed.
    func showPressedTitle() {
        for (index, segment) in segments.enumerated() {
            segment.alpha = index == pressed && index != plated ? SegmentedMetrics.pressedAlpha : 1
        }
    }

    func showImages() {
        let background = backgrounds.value(in: .normal)
        backgroundImageView.image = background
        backgroundImageView.backgroundColor = background == nil ? SegmentedMetrics.color : nil
        let selected = backgrounds[.selected]
        plate.image = selected
        plate.backgroundColor =
            background == nil && selected == nil ? selectedSegmentTintColor ?? metrics.plateColor : nil
        plate.cast(plate.backgroundColor == nil ? .none : metrics.shadow)
        for (index, divider) in dividers.enumerated() {
            divider.image =
                dividerImages[[state(of: index), state(of: index + 1)]] ?? dividerImages[[.normal, .normal]]
            let isDrawn = divider.image == nil && background == nil && metrics.divider != nil
            divider.backgroundColor = isDrawn ? SegmentedMetrics.dividerColor : nil
        }
        setNeedsLayout()
    }

    // MARK: Layout

    var naturalHeight: CGFloat { backgrounds.value(in: .normal)?.size.height ?? SegmentedMetrics.height }

    /// The width that fits a segment's title in each of its states.
    private func contentWidth(_ segment: SegmentView) -> CGFloat {
        if segment.width > 0 { return segment.width }
        let texts = [State.normal, .selected].map { state in
            let text = NSAttributedString(string: segment.title ?? "", attributes: attributes(in: state))
            return text.size().width
        }
        let width = max(texts.max() ?? 0, segment.image?.size.width ?? 0)
        return (width - 1e-6).rounded(.up) + 2 * SegmentedMetrics.contentMargin
    }

    var naturalWidth: CGFloat {
        guard !segments.isEmpty else { return 0 }
        let widths = segments.map(contentWidth)
        let gaps = CGFloat(segments.count - 1) * metrics.gap
        guard !apportionsSegmentWidthsByContent else { return widths.reduce(0, +) + gaps }
        let fixed = segments.map(\.width).reduce(0, +)
        let shared = zip(segments, widths).filter { $0.0.width == 0 }.map(\.1)
        return fixed + CGFloat(shared.count) * (shared.max() ?? 0) + gaps
    }

    /// The frames of the segments in order, rounded to whole points.
    func segmentFrames() -> [CGRect] {
        guard !segments.isEmpty else { return [] }
        let gap = metrics.gap
        let fixed = segments.map(\.width).reduce(0, +)
        let widths = segments.map { segment in
            segment.width > 0 ? 0 : apportionsSegmentWidthsByContent ? contentWidth(segment) : 1
        }
        let parts = widths.reduce(0, +)
        let room = bounds.width - CGFloat(segments.count - 1) * gap - fixed
        var end: CGFloat = 0
        return zip(segments, widths).map { segment, width in
            let start = end
            end += (segment.width > 0 ? segment.width : parts > 0 ? room * width / parts : 0) + gap
            let (left, right) = ((start + 1e-6).rounded(.down), (end + 1e-6).rounded(.down) - gap)
            let frame = CGRect(x: left, y: 0, width: max(0, right - left), height: bounds.height)
            guard isRightToLeft else { return frame }
            return CGRect(x: bounds.width - frame.maxX, y: 0, width: frame.width, height: frame.height)
        }
    }

    func layOutParts() {
        let metrics = metrics
        parts.frame = bounds
        backgroundImageView.frame = bounds
        let radius = backgroundImageView.image == nil ? metrics.cornerRadius ?? bounds.height / 2 : 0
        // The plate's shadow ends at the edges of the control.
        parts.clipsToBounds = true
        parts.layer.cornerRadius = radius
        let frames = segmentFrames()
        for (segment, frame) in zip(segments, frames) { place(segment, in: frame) }
        for (index, divider) in dividers.enumerated() {
            let (first, second) = (frames[index], frames[index + 1])
            let middle = (min(first.maxX, second.maxX) + max(first.minX, second.minX)) / 2
            var size = divider.image?.size ?? metrics.divider ?? .zero
            if divider.image != nil { size.height = bounds.height }
            divider.bounds.size = size
            divider.center = CGPoint(x: middle, y: bounds.midY)
        }
        layOutPlate()
    }

    func place(_ segment: SegmentView, in frame: CGRect) {
        segment.bounds.size = frame.size
        segment.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    func layOutPlate() {
        let frames = segmentFrames()
        for (index, divider) in dividers.enumerated() where divider.image == nil {
            divider.alpha = index == plated || index + 1 == plated ? 0 : 1
        }
        guard frames.indices.contains(plated) else {
            plate.alpha = 0
            return
        }
        let inset = plate.image == nil ? SegmentedMetrics.plateInset : 0
        let segment = frames[plated]
        guard segment.width > 2 * inset, segment.height > 2 * inset else { return }
        let frame = segment.insetBy(dx: inset, dy: inset)
        let isNew = plate.alpha == 0
        let move = { [self] in
            plate.bounds.size = frame.size
            plate.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        // A plate that was hidden does not move in from elsewhere.
        if isNew { UIView.performWithoutAnimation(move) } else { move() }
        plate.alpha = 1
        plate.layer.cornerRadius = plate.image == nil ? metrics.plateRadius ?? frame.height / 2 : 0
        let scale = pressed == plated && pressed != nil ? SegmentedMetrics.pressedScale : 1
        plate.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
}
