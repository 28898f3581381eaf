import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../bootstrap/root.mjs'

const FOLDER = join(ROOT, '.cache', 'config')

/**
 * The environment that keeps in the clone what libraries would write into the home and temporary directories, and
 * Medusa from telling anybody anything: its variable only stops it from noting events, and each of its processes would
 * still leave one behind that sends.
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
