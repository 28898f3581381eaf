import { join } from 'node:path'

/** The clone: everything that `npm start` makes lies below it. */
export const ROOT = join(import.meta.dirname, '..', '..')
export const COMMERCE = join(ROOT, 'commerce')
/** What installations and builds keep between two starts. */
export const START_CACHE = join(ROOT, '.cache', 'start')
/** A lock file for each process that runs the shop of this clone, on whatever data directory. */
export const RUNNING = join(START_CACHE, 'running')

/** Something the person in front of the terminal can put right: shown as a sentence, without a stack. */
export class StartError extends Error {}
