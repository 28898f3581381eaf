import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

const FOLDER = join(ROOT, '.cache', 'config')

/**
 * Keeps what libraries would write into the home and temporary directories in the clone, and Medusa from telling anybody anything:
 * its variable only stops it from noting events, and each of its processes would still leave one behind that sends.
 * @returns {{ XDG_CONFIG_HOME: string, V8_COMPILE_CACHE_CACHE_DIR: string, MEDUSA_DISABLE_TELEMETRY: string }}
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
