// `npm start` and, with --dev, `npm run dev`: from a fresh clone to a running shop. Runs before anything is
// installed, so it and what it imports up to the first installation use nothing but Node.
import { announce } from './start/announcement.mjs'
import { endCommands } from './start/commands.mjs'
import { makeDataDir, readConfiguration } from './start/configuration.mjs'
import { takeInstance } from './start/instance.mjs'
import { builtLayout } from './start/layout.mjs'
import { freePort, lastingObstacle } from './start/ports.mjs'
import { prepare } from './start/prepare.mjs'
import { say } from './start/progress.mjs'
import { StartError } from './start/root.mjs'
import { startShop } from './start/shop.mjs'

const PARENT_CHECK_MS = 500
const PORT_PATIENCE_MS = 2000
const developing = process.argv.includes('--dev')

/** What must be undone when this process ends, in the order in which it was done. @type {(() => unknown)[]} */
const undo = []
let ending = false

/** @param {number} code */
async function end(code) {
  if (ending) return
  ending = true
  await endCommands()
  for (const step of undo.toReversed()) await step()
  process.exit(code)
}

/** @param {unknown} error */
async function fail(error) {
  if (ending) return
  say(
    `\n${error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)}`,
  )
  await end(1)
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (!ending) say('\nStopping …')
    void end(signal === 'SIGINT' ? 130 : 143)
  })
}
// A test that started this process and was killed cannot stop it, nor can npm.
process.once('disconnect', () => void end(1))
if (process.env['npm_lifecycle_event'] !== undefined) endWithParent()

function endWithParent() {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || end(1), PARENT_CHECK_MS).unref()
}

async function start() {
  const configuration = readConfiguration()
  const { port, host, dataDir, url } = configuration
  makeDataDir(dataDir)
  const instance = await takeInstance(dataDir, url)
  undo.push(() => instance.release())
  const obstacle = await lastingObstacle(port, host, PORT_PATIENCE_MS)
  if (obstacle !== undefined) {
    throw new StartError(
      obstacle === 'EADDRINUSE'
        ? `Port ${port} is taken by another program. Start the shop on another one:\n  PORT=${port > 65_000 ? 9100 : port + 100} npm start`
        : `The shop cannot listen at HOST=${host} PORT=${port} (${obstacle}). Start it at another address:\n  HOST=127.0.0.1 PORT=9100 npm start`,
    )
  }
  await prepare({ isBuilt: !developing })
  const common = {
    configuration,
    note: instance.note,
    onStart: (/** @type {() => unknown} */ stop) => void undo.push(stop),
    onGivenUp: () => void end(1),
  }
  const shop = developing
    ? await startInDevelopment(common)
    : await startShop({ ...common, layout: builtLayout() })
  if (ending) return
  announce(shop, configuration)
  process.send?.({ type: 'ready', ...shop, pids: shop.pids(), restartServer: undefined })
}

/** @param {Omit<Parameters<typeof startShop>[0], 'layout'>} common */
async function startInDevelopment(common) {
  const { startDevelopment } = await import('./start/development.mjs')
  return startDevelopment({ ...common, serverPort: await freePort(common.configuration.port + 5) })
}

start().catch(fail)
