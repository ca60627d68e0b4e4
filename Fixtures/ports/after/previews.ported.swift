#sourceLocation(file: "Fixtures/ports/before/previews.swift", line: 2)
import SwiftUI; import UIKit

public enum Previews {
    @MainActor public static func run() -> [String] {
        let host = UIHostingController(rootView: PreviewsCard(count: .constant(2)))
        return ["\(host.rootView.count) \(PreviewsCard_Previews.previews.count)"]
    }
}
// → 2 3

struct PreviewsCard: View {
    @Binding var count: Int
    @State private var isOn = false

    var body: some View {
        VStack(spacing: 8) {
            Text("\(count) cards").font(.headline).padding()
            if isOn { Image(systemName: "star") }
            Button("More") { count += 1 }
        }
        .background(Color.white)
    }
}

struct PreviewsCard_Previews: PreviewProvider {
    static var previews: PreviewsCard { PreviewsCard(count: .constant(3)) }
}







