internal import QuartzCore

extension UIColor: ArchivedValue {}
extension UIFont: ArchivedValue {}
extension UIImage: ArchivedValue {}

extension UIEdgeInsets: ArchivedTuple {
    package var components: [CGFloat] { [top, left, bottom, right] }
    package init?(components: [CGFloat]) {
        guard components.count == 4 else { return nil }
        self.init(top: components[0], left: components[1], bottom: components[2], right: components[3])
    }
}
