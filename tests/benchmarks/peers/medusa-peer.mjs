// Medusa as it is, to compare with: the same build, configuration and database, started by its own command.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createCloneEnvironment } from '../../../scripts/start/clone-environment'
import { COMMERCE } from '../../../scripts/bootstrap/paths.mjs'
import { BUILT_SERVER } from '../../../scripts/start/server-program'

const TIMEOUT_MS = 60_000

/** @param {{ databaseUrl: string, sandboxUrl: string, port: number }} options */
export async function startMedusaPeer({ databaseUrl, sandboxUrl, port }) {
  const child = spawn(process.execPath, [join(COMMERCE, 'node_modules', '.bin', 'medusa'), 'start'], {
    cwd: BUILT_SERVER,
    env: {
      ...process.env,
      NODE_ENV: 'local',
      LC_ALL: 'C.UTF-8',
      LOG_LEVEL: 'info',
      ...createCloneEnvironment(),
      MEDUSA_WORKER_MODE: 'server',
      DATABASE_URL: databaseUrl,
      SANDBOX_URL: sandboxUrl,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await exited
  }
  const deadline = Date.now() + TIMEOUT_MS
  while (!(await doesRespond(`${url}/health`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`Medusa did not start:\n${output}`)
    }
    await pause(200)
  }
  return { url, stop }
}

/** @param {string} url */
async function doesRespond(url) {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
