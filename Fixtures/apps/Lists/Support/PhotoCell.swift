import UIKit

// A photo from edge to edge, with a title below if there is one.
class PhotoCell: UICollectionViewCell {
    let imageView = UIImageView()
    let titleLabel = UILabel()

    required init(frame: CGRect) {
        super.init(frame: frame)
        contentView.clipsToBounds = true
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        titleLabel.font = .preferredFont(forTextStyle: .footnote)
        let stack = UIStackView(arrangedSubviews: [imageView, titleLabel])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
        imageView.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
        imageView.setContentCompressionResistancePriority(.defaultLow - 1, for: .vertical)
        imageView.setContentCompressionResistancePriority(.defaultLow - 1, for: .horizontal)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }

    override var isSelected: Bool {
        didSet {
            imageView.layer.borderWidth = isSelected ? 4 : 0
            imageView.layer.borderColor = UIColor.systemBlue.cgColor
        }
    }

    func show(_ number: Int, title: String? = nil, radius: CGFloat = 0) {
        imageView.image = Photo.image(number)
        imageView.layer.cornerRadius = radius
        titleLabel.text = title
        titleLabel.isHidden = title == nil
    }
}
