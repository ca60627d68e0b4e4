import FrameGeometry
import FramePainting

/// A small scene: a half-transparent square that moves one point per frame and rests from frame 10 to 14.
///
/// The 70 rows are two bands and a part of one.
struct TestScene: Sendable {
    var size = PixelSize(width: 37, height: 70)
    var background = Color.white
    /// The first frame in which the square is at another position than in other scenes, if any.
    var shift = Int.max

    func list(_ number: Int) -> DisplayList {
        let place = Double((10...14).contains(number) ? 10 : number)
        let square = Fill(
            .roundedRect(
                Rect(x: place, y: place / 2 + (number < shift ? 0 : 1), width: 20, height: 40), CornerRadii(all: 8)),
            color: Color(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.5))
        return DisplayList(size: size, background: background, items: [.fill(square)])
    }
}
