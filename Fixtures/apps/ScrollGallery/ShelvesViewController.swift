import UIKit

// Shelves that scroll sideways in a list that scrolls up and down.
public final class ShelvesViewController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let list = UIScrollView(frame: view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        for index in 0..<5 {
            let shelf = UIScrollView(
                frame: CGRect(x: 0, y: CGFloat(index) * 110 + 10, width: view.bounds.width, height: 100))
            shelf.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
            for place in 0..<6 {
                let book = UIButton(frame: CGRect(x: CGFloat(place) * 70, y: 0, width: 60, height: 90))
                book.backgroundColor = UIColor(
                    hue: CGFloat(index) / 5, saturation: 0.2 + CGFloat(place) * 0.12, brightness: 0.85, alpha: 1)
                shelf.addSubview(book)
            }
            shelf.contentSize = CGSize(width: 410, height: 100)
            shelf.contentOffset.x = -10
            list.addSubview(shelf)
        }
        list.contentSize = CGSize(width: view.bounds.width, height: 570)
    }
}
