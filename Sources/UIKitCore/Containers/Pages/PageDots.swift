/// The dots below scrolling pages, which are a page control.
@MainActor package protocol PageDots: UIView {
    var numberOfPages: Int { get set }
    var currentPage: Int { get set }
}
