import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run, runNpm } from './commands.mjs'
import { ownConfig } from './own-config.mjs'
import { step } from './progress.mjs'
import { BUILT_SERVER, COMMERCE, ROOT, SITE_DIR } from './root.mjs'
import { contentHash, readStamp, removeStamp, writeStamp } from './stamps.mjs'

const SITE_SOURCES = [
  'src',
  'locales',
  'public',
  'commerce/src/contract',
  'scripts/prerender.mjs',
  'scripts/compress-assets.mjs',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const ADMIN_SOURCES = [
  'commerce/src/admin',
  'commerce/medusa-config.ts',
  'commerce/package.json',
  'commerce/package-lock.json',
]
const SERVER_SOURCES = [...ADMIN_SOURCES, 'commerce/src', 'commerce/sandbox', 'commerce/tsconfig.json']

/** Medusa's build deletes all of its output; the admin, its dearest part, is kept here for the builds that leave it alone. */
const KEPT_ADMIN = join(ROOT, '.cache', 'start', 'admin')
const BUILT_ADMIN = join(BUILT_SERVER, 'public', 'admin')

/** Builds the site where its sources have changed since it was last built. */
export async function buildSite() {
  const hash = contentHash(SITE_SOURCES)
  if (readStamp('site') === hash && existsSync(join(SITE_DIR, 'pages', 'routes.json'))) return
  removeStamp('site')
  await step('Building the site', async () => {
    // Vite takes NODE_ENV from its surroundings, and React is slow with any but this.
    await runNpm(['run', 'build:site'], ROOT, { ...process.env, NODE_ENV: 'production' })
    await run(process.execPath, [join(ROOT, 'scripts', 'compress-assets.mjs')], ROOT)
  })
  writeStamp('site', hash)
}

/** Builds the server, and its admin, where their sources have changed since they were last built. */
export async function buildServer() {
  const hash = contentHash(SERVER_SOURCES)
  if (readStamp('server') === hash && existsSync(join(BUILT_SERVER, 'medusa-config.js'))) return
  const adminHash = contentHash(ADMIN_SOURCES)
  const keepAdmin = readStamp('admin') === adminHash && existsSync(join(KEPT_ADMIN, 'index.html'))
  removeStamp('server')
  await step(keepAdmin ? 'Building the server' : 'Building the server and its admin', async () => {
    await run(
      process.execPath,
      [join(COMMERCE, 'node_modules', '@medusajs', 'cli', 'cli.js'), 'build'],
      COMMERCE,
      {
        ...process.env,
        NODE_ENV: 'local',
        ...ownConfig(),
        ...(keepAdmin && { DISABLE_MEDUSA_ADMIN: 'true' }),
      },
    )
    if (keepAdmin) {
      cpSync(KEPT_ADMIN, BUILT_ADMIN, { recursive: true })
    } else {
      removeStamp('admin')
      rmSync(KEPT_ADMIN, { recursive: true, force: true })
      cpSync(BUILT_ADMIN, KEPT_ADMIN, { recursive: true })
      writeStamp('admin', adminHash)
    }
  })
  writeStamp('server', hash)
}
