import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemaStamp, STAMP_FILE } from '../../commerce/src/server/schema-stamp.ts'
import { withLock } from '../bootstrap/lock-file.mjs'
import { BUILD_LOCK } from '../bootstrap/install.mjs'
import { COMMERCE, ROOT, START_CACHE } from '../bootstrap/root.mjs'
import { run, runNpm } from './commands.ts'
import { ownConfig } from './own-config.ts'
import { runTasks, type Task } from './tasks.ts'
import { contentHash, hasStamp, stamped } from './stamps.ts'

export const BUILT_SERVER = join(COMMERCE, '.medusa', 'server')
/** Medusa's build deletes all of its output; the admin, its dearest part, is kept for builds that leave it alone. */
const KEPT_ADMIN = join(START_CACHE, 'admin')
const BUILT_ADMIN = join(BUILT_SERVER, 'public', 'admin')
/** What Medusa's build leaves out. */
const NEW_DATABASE = join('src', 'scripts', 'new-database.sql')

const SITE_SOURCES = [
  'src',
  'locales',
  'public',
  'commerce/src/contract',
  'scripts/prerender.mjs',
  'scripts/page-scripts.mjs',
  'scripts/compress-assets.mjs',
  'scripts/lean-build.ts',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const ADMIN_SOURCES = [
  'commerce/src/admin',
  'commerce/src/contract',
  'commerce/medusa-config.ts',
  'commerce/package.json',
  'commerce/package-lock.json',
]
const SERVER_SOURCES = [...ADMIN_SOURCES, 'commerce/src', 'commerce/tsconfig.json']

/** Builds site and server, or the site alone, side by side, each where its sources have changed since; waits for another start that does. */
export async function build({ isSiteOnly = false } = {}) {
  await withLock(BUILD_LOCK, () => runTasks(...staleSite(), ...(isSiteOnly ? [] : staleServer())))
}

function staleSite(): Task[] {
  const hash = contentHash(SITE_SOURCES)
  if (hasStamp('site', hash) && existsSync(join(ROOT, 'dist', 'pages', 'en', 'facts.json'))) return []
  const buildSite = async () => {
    // Vite takes NODE_ENV from its surroundings, and React is slow with any but this.
    await runNpm(['run', 'build:site'], ROOT, { NODE_ENV: 'production' })
    await run(process.execPath, [join(ROOT, 'scripts', 'compress-assets.mjs')], ROOT)
  }
  return [{ title: 'Building the site', work: () => stamped('site', hash, buildSite) }]
}

function staleServer(): Task[] {
  const hash = contentHash(SERVER_SOURCES)
  if (hasStamp('server', hash) && existsSync(join(BUILT_SERVER, 'medusa-config.js'))) return []
  const adminHash = contentHash(ADMIN_SOURCES)
  const keepsAdmin = hasStamp('admin', adminHash) && existsSync(join(KEPT_ADMIN, 'index.html'))
  const cli = join(COMMERCE, 'node_modules', '@medusajs', 'cli', 'cli.js')
  const buildServer = async () => {
    const withoutAdmin = keepsAdmin && { DISABLE_MEDUSA_ADMIN: 'true' }
    await run(process.execPath, [cli, 'build'], COMMERCE, {
      NODE_ENV: 'local',
      ...ownConfig(),
      ...withoutAdmin,
    })
    cpSync(join(COMMERCE, NEW_DATABASE), join(BUILT_SERVER, NEW_DATABASE))
    writeFileSync(join(BUILT_SERVER, STAMP_FILE), await schemaStamp(COMMERCE))
    if (keepsAdmin) cpSync(KEPT_ADMIN, BUILT_ADMIN, { recursive: true })
    else
      await stamped('admin', adminHash, async () => {
        rmSync(KEPT_ADMIN, { recursive: true, force: true })
        cpSync(BUILT_ADMIN, KEPT_ADMIN, { recursive: true })
      })
  }
  const title = keepsAdmin ? 'Building the server' : 'Building the server and its admin'
  return [{ title, work: () => stamped('server', hash, buildServer) }]
}
