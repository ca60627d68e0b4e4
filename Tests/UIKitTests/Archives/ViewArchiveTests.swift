import Testing
import UIKit

/// Views in archives of Foundation.
@MainActor @Suite("Archives of views") struct ViewArchiveTests {
    private func copy<View: UIView>(_ view: View) throws -> View {
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? View)
    }

    @Test func commonPropertiesAreKept() throws {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.backgroundColor = .systemRed
        view.alpha = 0.5
        view.isHidden = true
        view.tag = 7
        view.transform = CGAffineTransform(rotationAngle: 1)
        view.contentMode = .center
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.clipsToBounds = true
        view.tintColor = .green
        view.accessibilityIdentifier = "box"
        view.setContentHuggingPriority(.required, for: .vertical)
        let copy = try copy(view)
        #expect(copy !== view && copy.frame == view.frame && copy.bounds == view.bounds && copy.alpha == 0.5)
        #expect(copy.backgroundColor == .systemRed && copy.isHidden && copy.tag == 7 && copy.clipsToBounds)
        #expect(copy.transform == view.transform && copy.contentMode == .center && copy.tintColor == .green)
        #expect(copy.autoresizingMask == view.autoresizingMask && copy.accessibilityIdentifier == "box")
        #expect(copy.contentHuggingPriority(for: .vertical) == .required)
        #expect(copy.contentHuggingPriority(for: .horizontal) == view.contentHuggingPriority(for: .horizontal))
    }

    /// Archives contain properties of views alone, as on the device.
    @Test func propertiesOfLayersAreNotArchived() throws {
        let view = UIView()
        view.layer.cornerRadius = 8
        #expect(try copy(view).layer.cornerRadius == 0)
    }

    @Test func subviewsAndTheirConstraintsAreKept() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (box, label) = (UIView(), UILabel())
        label.text = "Hello"
        view.addSubview(box)
        box.addSubview(label)
        [box, label].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        let width = box.widthAnchor.constraint(equalToConstant: 50)
        width.identifier = "width"
        width.priority = .defaultHigh
        let constraints = [
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), width,
            box.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
            label.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ]
        constraints.forEach { $0.shouldBeArchived = true }
        NSLayoutConstraint.activate(constraints)
        let other = label.widthAnchor.constraint(lessThanOrEqualToConstant: 1000)
        other.isActive = true
        let copy = try copy(view)
        copy.layoutIfNeeded()
        view.layoutIfNeeded()
        let box2 = try #require(copy.subviews.first)
        #expect(box2.frame == CGRect(x: 10, y: 0, width: 50, height: 50) && box2.frame == box.frame)
        let label2 = try #require(box2.subviews.first as? UILabel)
        #expect(label2.text == "Hello" && label2.frame == label.frame)
        #expect(copy.constraints.count == view.constraints.count && label2.constraints.isEmpty)
        #expect(label.constraints.contains(other) && box2.constraints.count == box.constraints.count)
        #expect(box2.constraints.contains { $0.identifier == "width" && $0.priority == .defaultHigh })
    }

    @Test func labelsKeepTheirText() throws {
        let label = UILabel()
        label.text = "Plain"
        label.font = .boldSystemFont(ofSize: 20)
        label.textColor = .systemBlue
        label.numberOfLines = 0
        label.textAlignment = .center
        let plain = try copy(label)
        #expect(plain.text == "Plain" && plain.font == label.font && plain.textColor == .systemBlue)
        #expect(plain.numberOfLines == 0 && plain.textAlignment == .center && !plain.isUserInteractionEnabled)
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        label.attributedText = NSAttributedString(
            string: "Red", attributes: [.foregroundColor: UIColor.red, .kern: 2, .paragraphStyle: style])
        let attributes = try #require(try copy(label).attributedText).attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 4)
    }

    @Test func controlsKeepTheirContent() throws {
        let button = UIButton(type: .system)
        button.setTitle("Tap", for: .normal)
        button.setTitle("Off", for: .disabled)
        button.setTitleColor(.red, for: .normal)
        button.isEnabled = false
        let button2 = try copy(button)
        #expect(button2.title(for: .normal) == "Tap" && button2.title(for: .disabled) == "Off")
        #expect(button2.titleColor(for: .normal) == .red && !button2.isEnabled && button2.buttonType == .system)
        let field = UITextField()
        field.text = "typed"
        field.placeholder = "hint"
        field.borderStyle = .roundedRect
        let field2 = try copy(field)
        #expect(field2.text == "typed" && field2.placeholder == "hint" && field2.borderStyle == .roundedRect)
        #expect(field2.subviews.count == field.subviews.count)
        let slider = UISlider()
        slider.maximumValue = 10
        slider.value = 4
        #expect(try copy(slider).value == 4)
        let toggle = UISwitch()
        toggle.isOn = true
        #expect(try copy(toggle).isOn)
        let progress = UIProgressView()
        progress.progress = 0.25
        #expect(try copy(progress).progress == 0.25)
    }

    @Test func stacksAndScrollViewsKeepTheirSubviews() throws {
        let stack = UIStackView(arrangedSubviews: [UILabel(), UIView(), UIImageView()])
        stack.axis = .vertical
        stack.spacing = 6
        stack.setCustomSpacing(9, after: stack.arrangedSubviews[1])
        let copy2 = try copy(stack)
        #expect(copy2.arrangedSubviews.map { "\(type(of: $0))" } == ["UILabel", "UIView", "UIImageView"])
        #expect(copy2.axis == .vertical && copy2.spacing == 6)
        #expect(copy2.customSpacing(after: copy2.arrangedSubviews[1]) == 9)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scroll.contentSize = CGSize(width: 50, height: 200)
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        scroll.addSubview(UILabel())
        let scroll2 = try copy(scroll)
        #expect(scroll2.contentSize == scroll.contentSize && scroll2.contentOffset == scroll.contentOffset)
        #expect(scroll2.subviews.count == 1)
    }

    /// Several classes restore a scroll view.
    @Test func constraintsOfScrollViewsAreKeptOnce() throws {
        let (scroll, box) = (UIScrollView(), UIView())
        box.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(box)
        let width = box.widthAnchor.constraint(equalTo: scroll.widthAnchor)
        width.shouldBeArchived = true
        width.isActive = true
        let copy = try copy(scroll)
        let kept = copy.constraints.filter { $0.shouldBeArchived }
        #expect(kept.count == 1)
    }

    @Test func classesOfApplicationsAddTheirOwn() throws {
        let badge = ArchivedBadge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        badge.count = 3
        let copy = try copy(badge)
        #expect(copy.count == 3 && copy.frame == badge.frame)
    }
}

/// Not in the suite, since Foundation archives only classes at the top level.
final class ArchivedBadge: UIView {
    var count = 0

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        count = coder.decodeInteger(forKey: "count")
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(count, forKey: "count")
    }
}
