// `npm start` and, with --dev, `npm run dev`: runs the shop until a signal stops it.
import { StartError } from './bootstrap/paths.mjs'
import { buildAdmin, isAdminBuilt, removeStaleAdmin } from './start/build-admin.ts'
import { buildShop } from './start/build-shop.ts'
import { createDataDir, readConfiguration, type Configuration } from './start/configuration.ts'
import { acquireInstanceLock } from './start/instance-lock.ts'
import { findFreePort, probePort } from './start/ports.ts'
import { printLine } from './start/progress.ts'
import { endCommands } from './start/run-command.ts'
import { startShop, type ShopAddresses } from './start/start-shop.ts'

const PARENT_CHECK_MS = 500
const isDevelopment = process.argv.includes('--dev')

const undo: (() => unknown)[] = []
let ending = false

async function end(code: number) {
  if (ending) return
  ending = true
  await endCommands()
  for (const step of undo.toReversed()) await step()
  process.exit(code)
}

async function fail(error: unknown) {
  if (ending) return
  const stack = error instanceof Error ? error.stack : String(error)
  printLine(`\n${error instanceof StartError ? error.message : stack}`)
  await end(1)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!ending) printLine('\nStopping …')
    void end(signal === 'SIGINT' ? 130 : 143)
  })
}
// If a test that started this process was killed, neither it nor npm can stop this process.
process.once('disconnect', () => void end(1))
if (process.send !== undefined && !process.connected) void end(1)
if (process.env['npm_lifecycle_event'] !== undefined) {
  const parent = process.ppid
  setInterval(() => void (process.ppid === parent || end(1)), PARENT_CHECK_MS).unref()
}

async function start() {
  const configuration = readConfiguration()
  const { port, host, dataDir, url } = configuration
  createDataDir(dataDir)
  const instance = await acquireInstanceLock(dataDir, url)
  undo.push(() => instance.release())
  const obstacle = await probePort(port, host)
  if (obstacle === 'EADDRINUSE')
    throw new StartError(
      `Port ${port} is taken by another program. Start the shop on another one:\n  PORT=${port > 65_000 ? 9100 : port + 100} npm start`,
    )
  if (obstacle !== undefined)
    throw new StartError(
      `The shop cannot listen at HOST=${host} PORT=${port} (${obstacle}). Start it at another address:\n  HOST=127.0.0.1 PORT=9100 npm start`,
    )
  const common = {
    configuration,
    recordChild: instance.recordChild,
    onStart: (stop: () => unknown) => void undo.push(stop),
    onGivenUp: () => void end(1),
  }
  let shop
  if (isDevelopment) {
    const { startDevelopment } = await import('./start/start-development.ts')
    shop = await startDevelopment({ ...common, developmentPort: await findFreePort(port + 5, port) })
  } else {
    await buildShop()
    removeStaleAdmin()
    shop = await startShop(common)
  }
  if (ending) return
  printAddresses(shop, configuration, isDevelopment || isAdminBuilt())
  process.send?.({ type: 'ready', ...shop, pids: shop.pids(), restartServer: undefined })
  if (!isDevelopment) void buildAdminBeside(url)
}

/** Builds the admin while the shop runs, which does not need it. */
async function buildAdminBeside(url: string) {
  try {
    if (await buildAdmin({ isBeside: true })) printLine(`\nThe Medusa admin is built: ${url}/app`)
  } catch (error) {
    if (!ending) printLine(`\n${error instanceof StartError ? error.message : String(error)}`)
  }
}

start().catch(fail)

function printAddresses(shop: ShopAddresses, configuration: Configuration, hasAdmin: boolean) {
  const lines = [
    ['The shop', shop.siteUrl],
    ["The studio's page", `${shop.siteUrl}/admin`],
    ['Medusa admin', `${shop.siteUrl}/app${hasAdmin ? '' : ' (is being built)'}`],
  ]
  if (!configuration.isProduction) lines.push(['  sign in with', `${shop.adminEmail}  ${shop.adminPassword}`])
  if (shop.sandboxUrl !== undefined) lines.push(['Payments', `${shop.sandboxUrl} (sandbox: no money moves)`])
  if (configuration.startsMailCatcher) lines.push(['Mails', `${shop.mailboxUrl} (caught, not delivered)`])
  lines.push(['Data and logs', configuration.dataDir])
  printLine('')
  for (const [name = '', value = ''] of lines) printLine(`  ${name.padEnd(18)} ${value}`)
  printLine('\n  Ctrl-C stops everything.')
}
