/// A dot for each page, darker for the current page.
final class PageDots: UIView {
    /// The height in points. Reported (facts/page-calls).
    static let height: CGFloat = 37
    /// The diameter in points. Chosen to look like the classic page control.
    private static let diameter: CGFloat = 7
    private static let distance: CGFloat = 16

    private(set) var count = 0

    func show(count: Int, current: Int) {
        accessibilityIdentifier = "page dots"
        self.count = max(0, count)
        while subviews.count > self.count { subviews.last?.removeFromSuperview() }
        while subviews.count < self.count {
            let dot = UIView()
            dot.layer.cornerRadius = Self.diameter / 2
            addSubview(dot)
        }
        for (index, dot) in subviews.enumerated() {
            dot.backgroundColor = index == current ? .darkGray : .systemGray3
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let start = bounds.midX - CGFloat(count - 1) * Self.distance / 2
        for (index, dot) in subviews.enumerated() {
            dot.bounds.size = CGSize(width: Self.diameter, height: Self.diameter)
            dot.center = CGPoint(x: start + CGFloat(index) * Self.distance, y: bounds.midY)
        }
    }
}
