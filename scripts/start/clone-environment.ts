import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../bootstrap/paths.mjs'

const FOLDER = join(ROOT, '.cache', 'config')

/** Lets a program start with the modules of its last start (docs/decisions/051-a-pack-of-modules.md). */
export const MODULE_PACK_ARGS = ['--require', join(import.meta.dirname, 'module-pack', 'preload.cjs')]

/**
 * Returns the environment that makes libraries write only inside the clone, and keeps Medusa from sending
 * telemetry: Medusa's own variable would still start the process that sends it. It also names the folder of the
 * module packs, unless the developer has set another or, to do without them, none.
 */
export function createCloneEnvironment() {
  mkdirSync(join(FOLDER, 'medusa'), { recursive: true })
  writeFileSync(join(FOLDER, 'medusa', 'config.json'), JSON.stringify({ telemetry: { enabled: false } }))
  return {
    XDG_CONFIG_HOME: FOLDER,
    V8_COMPILE_CACHE_CACHE_DIR: join(ROOT, '.cache', 'v8'),
    MODULE_PACK_DIR: process.env['MODULE_PACK_DIR'] ?? join(ROOT, '.cache', 'modules'),
    MEDUSA_DISABLE_TELEMETRY: 'true',
  }
}
