import { join } from 'node:path'

/** The clone's folder. Everything that `npm start` writes is below it. */
export const ROOT = join(import.meta.dirname, '..', '..')
export const COMMERCE = join(ROOT, 'commerce')
/** The folder of what installations and builds store for the next start. */
export const START_CACHE = join(ROOT, '.cache', 'start')
/** The folder with a lock file for each running shop of this clone, whatever its data directory. */
export const RUNNING = join(START_CACHE, 'running')

/** A problem that the user can solve. Shown as a sentence, without a stack. */
export class StartError extends Error {}
