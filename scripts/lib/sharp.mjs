import { createRequire } from 'node:module'

/** The server's image library, for scripts that draw committed pictures. The site itself does not need it. */
export const sharp = createRequire(new URL('../../commerce/package.json', import.meta.url))('sharp')
