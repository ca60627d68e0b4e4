/// How a presented controller's view comes and goes when no animator of the application's does it.
public enum UIModalTransitionStyle: Int, CaseIterable, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
