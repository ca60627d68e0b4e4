import UIKit

// Pages beside each other, laid out by constraints.
public final class AlbumViewController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let album = UIScrollView()
        album.isPagingEnabled = true
        album.indicatorStyle = .white
        album.translatesAutoresizingMaskIntoConstraints = false
        let pages = UIStackView(
            arrangedSubviews: [UIColor.systemRed, .systemGreen, .systemBlue, .systemOrange].map(page))
        pages.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(album)
        album.addSubview(pages)
        let (content, frame) = (album.contentLayoutGuide, album.frameLayoutGuide)
        NSLayoutConstraint.activate([
            album.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            album.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            album.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
            album.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40),
            pages.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            pages.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            pages.topAnchor.constraint(equalTo: content.topAnchor),
            pages.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            pages.heightAnchor.constraint(equalTo: frame.heightAnchor),
        ])
        for page in pages.arrangedSubviews { page.widthAnchor.constraint(equalTo: frame.widthAnchor).isActive = true }
    }

    private func page(_ color: UIColor) -> UIView {
        let page = UIView()
        page.backgroundColor = color
        return page
    }
}
