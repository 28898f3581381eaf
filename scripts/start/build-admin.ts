import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getErrorMessage } from '../../commerce/src/lib/error-message.ts'
import type { AdminAbsence } from '../../commerce/src/server/layers/admin-page.ts'
import { ADMIN, installAdmin } from '../bootstrap/install.mjs'
import { withLock } from '../bootstrap/lock-file.mjs'
import { COMMERCE, START_CACHE, StartError } from '../bootstrap/paths.mjs'
import { runCommand } from './run-command.ts'
import { hashContent, isStampCurrent, buildAndStamp } from './stamps.ts'

/** The server reads this folder (commerce/src/server/layers/admin-layer.ts). */
const OUTPUT = join(COMMERCE, '.medusa', 'admin')
const BUILT = join(OUTPUT, 'public')
const ABSENCE = join(OUTPUT, 'absence')
const LOCK = join(START_CACHE, 'admin.lock')
const SOURCES = [
  'commerce/src/contract',
  ...['src', 'build.mjs', 'options.mjs', 'package.json', 'package-lock.json'].map(
    (path) => `commerce/admin/${path}`,
  ),
]
const NICE = ['nice', '-n', '19']

const FAILURES = {
  packages: 'Its packages could not be installed',
  build: 'It could not be built',
} satisfies Partial<Record<AdminAbsence, string>>

export function isAdminBuilt(hash = hashContent(SOURCES)): boolean {
  return isStampCurrent('admin', hash) && existsSync(join(BUILT, 'app', 'index.html'))
}

/** Removes an admin that was built from other sources, so that the server says that it is being built. */
export function removeStaleAdmin() {
  if (!isAdminBuilt()) for (const path of [BUILT, ABSENCE]) rmSync(path, { recursive: true, force: true })
}

/**
 * Installs the admin's packages and builds it, if its sources have changed. With `isBeside` it runs at a low
 * priority beside the running shop. Returns whether there was anything to do. Rejects with StartError, after
 * writing the reason for the server.
 */
export async function buildAdmin({ isBeside }: { isBeside: boolean }): Promise<boolean> {
  const nice = isBeside ? NICE : []
  return withLock(LOCK, async () => {
    const hash = hashContent(SOURCES)
    if (isAdminBuilt(hash)) return false
    removeStaleAdmin()
    await attempt('packages', () => installAdmin(nice))
    const [command = '', ...args] = [...nice, process.execPath, join(ADMIN.folder, 'build.mjs')]
    // Vite takes NODE_ENV from the environment, and React is slow with any other value.
    const environment = { NODE_ENV: 'production' }
    await attempt('build', () =>
      buildAndStamp(
        'admin',
        hash,
        async () => void (await runCommand(command, args, ADMIN.folder, environment)),
      ),
    )
    return true
  })
}

async function attempt(step: keyof typeof FAILURES, work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    mkdirSync(OUTPUT, { recursive: true })
    writeFileSync(ABSENCE, step)
    throw new StartError(
      `The Medusa admin is missing. ${FAILURES[step]}: put right what is said below, and start the shop again.\n\n${getErrorMessage(error)}`,
      { cause: error },
    )
  }
}
