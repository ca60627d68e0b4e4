/* SHA-256 for the manifest: OpenSSL's libcrypto, which uses the processor's SHA instructions where it has them. */
#include <openssl/evp.h>
