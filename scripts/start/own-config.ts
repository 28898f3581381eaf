import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../bootstrap/root.mjs'

const FOLDER = join(ROOT, '.cache', 'config')

/**
 * The environment that keeps in the clone what libraries would write elsewhere, and Medusa from sending events: its own
 * variable leaves the process that sends.
 */
export function ownConfig() {
  mkdirSync(join(FOLDER, 'medusa'), { recursive: true })
  writeFileSync(join(FOLDER, 'medusa', 'config.json'), JSON.stringify({ telemetry: { enabled: false } }))
  return {
    XDG_CONFIG_HOME: FOLDER,
    V8_COMPILE_CACHE_CACHE_DIR: join(ROOT, '.cache', 'v8'),
    MEDUSA_DISABLE_TELEMETRY: 'true',
  }
}
