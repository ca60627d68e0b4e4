internal import FrameStoryboards
internal import QuartzCore

extension ObjectMaker {
    func apply(_ values: InterfaceObject, to label: UILabel) {
        if let font = font(values, "fontDescription") { label.font = font }
        if let text = text(values, "text") { label.text = text }
        if let color = color(values, "textColor") { label.textColor = color.value }
        if let alignment = values["textAlignment"].flatMap(NSTextAlignment.init(archived:)) {
            label.textAlignment = alignment
        }
        if let mode = values["lineBreakMode"].flatMap(NSLineBreakMode.init(archived:)) { label.lineBreakMode = mode }
        if let lines = values.number("numberOfLines") { label.numberOfLines = Int(max(lines, 0)) }
        if let adjusts = values.flag("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = adjusts }
        if let scale = values.number("minimumScaleFactor") { label.minimumScaleFactor = CGFloat(scale) }
        if let width = values.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = CGFloat(width) }
        if let color = color(values, "highlightedColor") { label.highlightedTextColor = color.value }
        if let color = color(values, "shadowColor") { label.shadowColor = color.value }
        if case .size(let size)? = values.values["shadowOffset"] {
            label.shadowOffset = CGSize(width: size.width, height: size.height)
        }
        if let isEnabled = values.flag("enabled") { label.isEnabled = isEnabled }
        if let isHighlighted = values.flag("highlighted") { label.isHighlighted = isHighlighted }
        switch values["baselineAdjustment"] {
        case "alignBaselines": label.baselineAdjustment = .alignBaselines
        case "alignCenters": label.baselineAdjustment = .alignCenters
        case "none": label.baselineAdjustment = .none
        default: break
        }
        if case .attributedText(let fragments)? = values.values["attributedText"] {
            label.attributedText = attributedString(fragments)
        }
    }

    func apply(_ values: InterfaceObject, to image: UIImageView) {
        if let found = self.image(values, "image") { image.image = found }
        if let found = self.image(values, "highlightedImage") { image.highlightedImage = found }
        if let isHighlighted = values.flag("highlighted") { image.isHighlighted = isHighlighted }
    }

    func apply(_ values: InterfaceObject, to control: UIControl) {
        if let isEnabled = values.flag("enabled") { control.isEnabled = isEnabled }
        if let isSelected = values.flag("selected") { control.isSelected = isSelected }
        if let isHighlighted = values.flag("highlighted") { control.isHighlighted = isHighlighted }
        switch values["contentHorizontalAlignment"] {
        case "center": control.contentHorizontalAlignment = .center
        case "left": control.contentHorizontalAlignment = .left
        case "right": control.contentHorizontalAlignment = .right
        case "fill": control.contentHorizontalAlignment = .fill
        case "leading": control.contentHorizontalAlignment = .leading
        case "trailing": control.contentHorizontalAlignment = .trailing
        default: break
        }
        switch values["contentVerticalAlignment"] {
        case "center": control.contentVerticalAlignment = .center
        case "top": control.contentVerticalAlignment = .top
        case "bottom": control.contentVerticalAlignment = .bottom
        case "fill": control.contentVerticalAlignment = .fill
        default: break
        }
    }

    func apply(_ values: InterfaceObject, to button: UIButton) {
        switch values["buttonType"] {
        case "roundedRect", "system": button.buttonType = .system
        case "detailDisclosure": button.buttonType = .detailDisclosure
        case "infoLight": button.buttonType = .infoLight
        case "infoDark": button.buttonType = .infoDark
        case "contactAdd": button.buttonType = .contactAdd
        case "close": button.buttonType = .close
        default: break
        }
        if values["buttonType"] != nil { button.setUpTitle() }
        apply(values, to: button as UIControl)
        if let font = font(values, "fontDescription") { button.titleLabel?.font = font }
        if let mode = values["lineBreakMode"].flatMap(NSLineBreakMode.init(archived:)) {
            button.titleLabel?.lineBreakMode = mode
        }
        if let insets = values.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
        if let insets = values.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
        if let insets = values.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
        for state in values.list("") where state.element == "state" { applyState(state, to: button) }
        if let configuration = values.object("configuration") {
            button.configuration = self.configuration(configuration)
        }
    }

    private func applyState(_ description: InterfaceObject, to button: UIButton) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
            "focused": .focused,
        ]
        guard let state = states[description.key ?? ""] else { return }
        if let title = text(description, "title") { button.setTitle(title, for: state) }
        if let color = color(description, "titleColor") { button.setTitleColor(color.value, for: state) }
        if let color = color(description, "titleShadowColor") { button.setTitleShadowColor(color.value, for: state) }
        if let image = image(description, "image") { button.setImage(image, for: state) }
        if let image = image(description, "backgroundImage") { button.setBackgroundImage(image, for: state) }
        if case .attributedText(let fragments)? = description.values["attributedTitle"] {
            button.setAttributedTitle(attributedString(fragments), for: state)
        }
    }

    private func configuration(_ values: InterfaceObject) -> UIButton.Configuration {
        var configuration: UIButton.Configuration =
            switch values["style"] {
            case "gray": .gray()
            case "tinted": .tinted()
            case "filled": .filled()
            case "borderless": .borderless()
            case "bordered": .bordered()
            case "borderedTinted": .borderedTinted()
            case "borderedProminent": .borderedProminent()
            default: .plain()
            }
        configuration.title = text(values, "title")
        if case .attributedText(let fragments)? = values.values["attributedTitle"] {
            configuration.title = fragments.map(\.text).joined()
        }
        configuration.subtitle = text(values, "subtitle")
        configuration.image = image(values, "image")
        if let color = color(values, "baseForegroundColor") { configuration.baseForegroundColor = color.value }
        if let color = color(values, "baseBackgroundColor") { configuration.baseBackgroundColor = color.value }
        if let padding = values.number("imagePadding") { configuration.imagePadding = CGFloat(padding) }
        if let padding = values.number("titlePadding") { configuration.titlePadding = CGFloat(padding) }
        switch values["imagePlacement"] {
        case "top": configuration.imagePlacement = .top
        case "bottom": configuration.imagePlacement = .bottom
        case "trailing": configuration.imagePlacement = .trailing
        default: break
        }
        switch values["cornerStyle"] {
        case "small": configuration.cornerStyle = .small
        case "medium": configuration.cornerStyle = .medium
        case "large": configuration.cornerStyle = .large
        case "capsule": configuration.cornerStyle = .capsule
        case "fixed": configuration.cornerStyle = .fixed
        default: break
        }
        switch values["buttonSize"] {
        case "mini": configuration.buttonSize = .mini
        case "small": configuration.buttonSize = .small
        case "large": configuration.buttonSize = .large
        default: break
        }
        switch values["titleAlignment"] {
        case "leading": configuration.titleAlignment = .leading
        case "center": configuration.titleAlignment = .center
        case "trailing": configuration.titleAlignment = .trailing
        default: break
        }
        if let insets = values.insets("contentInsets") {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
        if let background = values.list("").first(where: { $0.element == "backgroundConfiguration" }) {
            if let color = color(background, "backgroundColor") {
                configuration.background.backgroundColor = color.value
            }
            if let color = color(background, "strokeColor") { configuration.background.strokeColor = color.value }
            if let radius = background.number("cornerRadius") {
                configuration.background.cornerRadius = CGFloat(radius)
            }
            if let width = background["strokeWidth"].flatMap(Double.init) {
                configuration.background.strokeWidth = CGFloat(width)
            }
        }
        return configuration
    }

    func apply(_ values: InterfaceObject, to stack: UIStackView) {
        switch values["axis"] {
        case "vertical": stack.axis = .vertical
        case "horizontal": stack.axis = .horizontal
        default: break
        }
        switch values["distribution"] {
        case "fill": stack.distribution = .fill
        case "fillEqually": stack.distribution = .fillEqually
        case "fillProportionally": stack.distribution = .fillProportionally
        case "equalSpacing": stack.distribution = .equalSpacing
        case "equalCentering": stack.distribution = .equalCentering
        default: break
        }
        switch values["alignment"] {
        case "fill": stack.alignment = .fill
        case "leading", "top": stack.alignment = .leading
        case "center": stack.alignment = .center
        case "trailing", "bottom": stack.alignment = .trailing
        case "firstBaseline": stack.alignment = .firstBaseline
        case "lastBaseline": stack.alignment = .lastBaseline
        default: break
        }
        if let spacing = values.number("spacing") { stack.spacing = CGFloat(spacing) }
        if let isRelative = values.flag("baselineRelativeArrangement") {
            stack.isBaselineRelativeArrangement = isRelative
        }
        if let isRelative = values.flag("layoutMarginsRelativeArrangement") {
            stack.isLayoutMarginsRelativeArrangement = isRelative
        }
    }

    func apply(_ values: InterfaceObject, to scroll: UIScrollView) {
        if let flag = values.flag("pagingEnabled") { scroll.isPagingEnabled = flag }
        if let flag = values.flag("directionalLockEnabled") { scroll.isDirectionalLockEnabled = flag }
        if let flag = values.flag("bounces") { scroll.bounces = flag }
        if let flag = values.flag("alwaysBounceVertical") { scroll.alwaysBounceVertical = flag }
        if let flag = values.flag("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = flag }
        if let flag = values.flag("showsHorizontalScrollIndicator") { scroll.showsHorizontalScrollIndicator = flag }
        if let flag = values.flag("showsVerticalScrollIndicator") { scroll.showsVerticalScrollIndicator = flag }
        if let flag = values.flag("scrollEnabled") { scroll.isScrollEnabled = flag }
        if let flag = values.flag("bouncesZoom") { scroll.bouncesZoom = flag }
        if let flag = values.flag("delaysContentTouches") { scroll.delaysContentTouches = flag }
        if let flag = values.flag("canCancelContentTouches") { scroll.canCancelContentTouches = flag }
        if let scale = values.number("minimumZoomScale") { scroll.minimumZoomScale = CGFloat(scale) }
        if let scale = values.number("maximumZoomScale") { scroll.maximumZoomScale = CGFloat(scale) }
        if let insets = values.insets("contentInset") { scroll.contentInset = insets }
        if let insets = values.insets("scrollIndicatorInsets") { scroll.scrollIndicatorInsets = insets }
        if case .size(let size)? = values.values["contentSize"] {
            scroll.contentSize = CGSize(width: size.width, height: size.height)
        }
        switch values["contentInsetAdjustmentBehavior"] {
        case "never": scroll.contentInsetAdjustmentBehavior = .never
        case "always": scroll.contentInsetAdjustmentBehavior = .always
        case "scrollableAxes": scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        default: break
        }
    }

    func apply(_ values: InterfaceObject, to view: UIVisualEffectView) {
        if case .effect(let name)? = values.values["vibrancyEffect"] {
            view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: UIBlurEffect.Style(archived: name)))
        } else if case .effect(let name)? = values.values["blurEffect"] {
            view.effect = UIBlurEffect(style: UIBlurEffect.Style(archived: name))
        }
    }
}
