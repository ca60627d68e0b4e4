#include "CFramePNG.h"
