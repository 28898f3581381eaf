import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { computeSchemaStamp, STAMP_FILE } from '../../commerce/src/server/database/schema-stamp.ts'
import { BUILD_LOCK } from '../bootstrap/install.mjs'
import { withLock } from '../bootstrap/lock-file.mjs'
import { COMMERCE, ROOT } from '../bootstrap/paths.mjs'
import { runTasks, type Task } from './progress.ts'
import { runCommand, runNpm } from './run-command.ts'
import { BUILT_SERVER } from './server-program.ts'
import { buildAndStamp, hashContent, isStampCurrent } from './stamps.ts'

const SITE_SOURCES = [
  'src',
  'locales',
  'public',
  'commerce/src/contract',
  'commerce/src/print-kernel',
  'commerce/src/vector-artwork',
  'scripts/site-build',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const SERVER_SOURCES = [
  'commerce/src',
  'commerce/medusa-config.ts',
  'commerce/build.mjs',
  'commerce/package.json',
  'commerce/package-lock.json',
]

/**
 * Builds site and server at the same time, or only the site, if their sources have changed.
 * Waits for another start that does so.
 */
export async function buildShop({ isSiteOnly = false } = {}) {
  await withLock(BUILD_LOCK, () =>
    runTasks(...getStaleSiteTasks(), ...(isSiteOnly ? [] : getStaleServerTasks())),
  )
}

function getStaleSiteTasks(): Task[] {
  const hash = hashContent(SITE_SOURCES)
  if (isStampCurrent('site', hash) && existsSync(join(ROOT, 'dist', 'pages', 'en', 'facts.json'))) return []
  const buildSite = async () => {
    // Vite takes NODE_ENV from the environment, and React is slow with any other value.
    await runNpm(['run', 'build:site'], ROOT, { NODE_ENV: 'production' })
    await runCommand(process.execPath, [join(ROOT, 'scripts', 'site-build', 'compress-assets.mjs')], ROOT)
  }
  return [{ title: 'Building the site', work: () => buildAndStamp('site', hash, buildSite) }]
}

function getStaleServerTasks(): Task[] {
  const hash = hashContent(SERVER_SOURCES)
  if (isStampCurrent('server', hash) && existsSync(join(BUILT_SERVER, 'medusa-config.js'))) return []
  const buildServer = async () => {
    await runCommand(process.execPath, [join(COMMERCE, 'build.mjs')], COMMERCE)
    writeFileSync(join(BUILT_SERVER, STAMP_FILE), await computeSchemaStamp(COMMERCE))
  }
  return [{ title: 'Building the server', work: () => buildAndStamp('server', hash, buildServer) }]
}
