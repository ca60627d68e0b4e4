/// What a button shows in a state; `nil` for what it shows in the normal one.
struct ButtonLook {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
}
