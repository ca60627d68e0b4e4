import UIKit

// A picture that two fingers zoom, and a double tap.
public final class PhotoViewController: UIViewController, UIScrollViewDelegate {
    private let scroll = UIScrollView()
    private let photo = UIView()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.delegate = self
        scroll.maximumZoomScale = 3
        view.addSubview(scroll)
        photo.frame = scroll.bounds
        scroll.addSubview(photo)
        scroll.contentSize = photo.bounds.size
        let side = photo.bounds.width / 5
        for index in 0..<35 {
            let (column, row) = (index % 5, index / 5)
            let tile = UIView(
                frame: CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side - 1, height: side - 1))
            tile.backgroundColor = UIColor(
                hue: CGFloat(column) / 6, saturation: 0.3 + CGFloat(row) * 0.1, brightness: 0.9, alpha: 1)
            photo.addSubview(tile)
        }
        let tap = UITapGestureRecognizer(target: self, action: Selector("zoom", PhotoViewController.zoom))
        tap.numberOfTapsRequired = 2
        photo.addGestureRecognizer(tap)
    }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

    private func zoom(_ tap: UITapGestureRecognizer) {
        let place = tap.location(in: photo)
        guard scroll.zoomScale == 1 else { return scroll.setZoomScale(1, animated: true) }
        scroll.zoom(to: CGRect(x: place.x - 40, y: place.y - 60, width: 80, height: 120), animated: true)
    }
}
