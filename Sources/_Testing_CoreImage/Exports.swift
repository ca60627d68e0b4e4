// If Swift Testing and a module called CoreImage are imported together, the compiler also imports a module with this
// name. The toolchain provides one for Apple's Core Image. There is nothing to add.
