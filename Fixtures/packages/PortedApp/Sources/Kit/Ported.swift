// The sources of this target are those that PortUIKit.json names; a target needs one of its own to be one.
