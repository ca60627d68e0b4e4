public struct Button<Label: View>: PrimitiveView {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
    public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
}

public struct Toggle<Label: View>: PrimitiveView {
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

extension Toggle where Label == Text {
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) {}
}

public struct TextField: PrimitiveView {
    public init(_ title: some StringProtocol, text: Binding<String>) {}
}

public struct SecureField: PrimitiveView {
    public init(_ title: some StringProtocol, text: Binding<String>) {}
}

public struct TextEditor: PrimitiveView {
    public init(text: Binding<String>) {}
}

public struct Slider: PrimitiveView {
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value = 1
    ) where Value.Stride: BinaryFloatingPoint {}
}

public struct Stepper: PrimitiveView {
    public init<Value: Strideable>(_ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>) {
    }
}

public struct ProgressView: PrimitiveView {
    public init() {}
    public init(_ title: some StringProtocol) {}
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {}
}

public struct Picker<Content: View>: PrimitiveView {
    public init<Value: Hashable>(
        _ title: some StringProtocol, selection: Binding<Value>, @ViewBuilder content: () -> Content
    ) {}
}

public struct Link: PrimitiveView {
    public init(_ title: some StringProtocol, destination: URL) {}
}

public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    public init(destination: Destination, @ViewBuilder label: () -> Label) {}
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
}

extension NavigationLink where Label == Text {
    public init(_ title: some StringProtocol, destination: Destination) {}
}
