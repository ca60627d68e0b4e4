// If Swift Testing and a module called CoreGraphics are imported together, the compiler also imports a module with this
// name. The toolchain provides one for Apple's CoreGraphics. There is nothing to add.
