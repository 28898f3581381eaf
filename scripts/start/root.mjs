import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The clone: everything that `npm start` makes lies below it. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
export const COMMERCE = join(ROOT, 'commerce')
export const BUILT_SERVER = join(COMMERCE, '.medusa', 'server')
export const SITE_DIR = join(ROOT, 'dist')

/** Something the person in front of the terminal can put right: shown as a sentence, without a stack. */
export class StartError extends Error {}
