import { createRequire } from 'node:module'

/** The server's library of pictures, for scripts that draw what is committed; the site itself needs none. */
export const sharp = createRequire(new URL('../../commerce/package.json', import.meta.url))('sharp')
