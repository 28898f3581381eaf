import { join } from 'node:path'
import type { Identity } from '../bootstrap/process-identity.mjs'
import { COMMERCE } from '../bootstrap/root.mjs'
import { BUILT_SERVER } from './build.ts'
import { run } from './commands.ts'
import { type Configuration, sharedEnvironment } from './configuration.ts'
import { freePort, LOOPBACK, reachableName } from './ports.ts'
import { startPostgres } from './postgres.ts'
import { runTasks } from './tasks.ts'
import { keptSecrets } from './secrets.ts'
import { type Program, startService } from './service.ts'

/** How the server runs: compiled, or from its sources in development. */
type Layout = {
  folder: string
  extension: 'js' | 'ts'
  nodeArgs: readonly string[]
  environment: NodeJS.ProcessEnv
  showOutput: boolean
  /** Where the server listens when another one, Vite, has the shop's port. */
  serverPort: number | undefined
}

export type ShopOptions = {
  configuration: Configuration
  recordChild: (name: string, child: Identity) => void
  onStart: (stop: () => Promise<unknown>) => void
  onGivenUp: () => void
}

export type ShopAddresses = Awaited<ReturnType<typeof startShop>>

export function builtLayout(): Layout {
  return {
    folder: BUILT_SERVER,
    extension: 'js',
    nodeArgs: ['--enable-source-maps'],
    environment: {},
    showOutput: false,
    serverPort: undefined,
  }
}

export function sourceLayout(serverPort: number): Layout {
  return {
    folder: COMMERCE,
    extension: 'ts',
    nodeArgs: ['--enable-source-maps', '--require', 'ts-node/register/transpile-only'],
    environment: { NODE_ENV: 'development' },
    showOutput: true,
    serverPort,
  }
}

/** The stand-ins for Stripe and the mail server are no part of any build: they run from their sources. */
const SANDBOX = join(COMMERCE, 'sandbox')
const STAND_IN = { folder: COMMERCE, nodeArgs: ['--require', join(SANDBOX, 'register.cjs')] }

/**
 * Starts everything that runs, in order. `onStart` is given the way to stop each part as soon as it exists, also when a
 * later one fails.
 */
export async function startShop(options: ShopOptions & { layout: Layout }) {
  const { configuration, recordChild, onStart, onGivenUp, layout } = options
  const { port, host, dataDir } = configuration
  const serverPort = layout.serverPort ?? port
  const secrets = keptSecrets(dataDir)
  const environment = { ...sharedEnvironment(configuration, secrets), ...layout.environment }
  const pids: Record<string, () => number> = {}

  // What the server needs is stopped after it, and together: all must be over within 5 s.
  const stopsOfBase: (() => Promise<unknown>)[] = []
  onStart(() => Promise.all(stopsOfBase.map((stop) => stop())))

  const start = (name: string, program: Program, env: NodeJS.ProcessEnv, timeoutMs: number) => {
    const showOutput = layout.showOutput || configuration.production
    const service = startService({
      name,
      ...program,
      env,
      dataDir,
      timeoutMs,
      showOutput,
      recordChild,
      onGivenUp,
    })
    pids[name] = service.pid
    return service
  }
  const startStandIn = async (name: string, file: string, env: NodeJS.ProcessEnv) => {
    const service = start(name, { ...STAND_IN, file: join(SANDBOX, file) }, { ...environment, ...env }, 500)
    stopsOfBase.push(service.stop)
    await service.ready
  }

  const sandboxPort = await freePort(port + 1, port, serverPort)
  const mailboxPort = await freePort(port + 2, port, serverPort)
  const smtpPort = await freePort(port + 4, port, serverPort)
  if (!configuration.ownDatabase) {
    const work = async () => {
      const { url, watch } = await startPostgres({
        dataDir,
        password: secrets.databasePassword,
        choosePort: () => freePort(port + 3, port, serverPort),
        onStart: (pid, stop) => {
          stopsOfBase.push(stop)
          pids['postgres'] = pid
        },
        onGivenUp,
      })
      environment['DATABASE_URL'] = url
      watch()
    }
    await runTasks({ title: 'Starting PostgreSQL', work })
  }
  if (configuration.startsSandbox) {
    environment['SANDBOX_URL'] = `http://localhost:${sandboxPort}`
    environment['STRIPE_WEBHOOK_SECRET'] = secrets.sandboxWebhookSecret
  }
  if (configuration.startsMailCatcher) {
    environment['SMTP_URL'] = `smtp://${LOOPBACK}:${smtpPort}`
    environment['MAILBOX_URL'] = `http://localhost:${mailboxPort}`
  }
  const { folder, nodeArgs } = layout
  const programOf = (name: string) => join(folder, 'src', 'server', `${name}.${layout.extension}`)
  const prepareDatabase = [...nodeArgs, programOf('prepare-database')]
  await runTasks({
    title: 'Preparing the database, the payment sandbox and the mail catcher',
    work: () =>
      Promise.all([
        run(process.execPath, prepareDatabase, folder, environment),
        configuration.startsSandbox &&
          startStandIn('payment sandbox', 'main.ts', {
            SANDBOX_PORT: String(sandboxPort),
            SANDBOX_WEBHOOK_URL: `http://${reachableName(host)}:${serverPort}/api/stripe-webhook`,
            SANDBOX_DATA_FILE: join(dataDir, 'sandbox.json'),
          }),
        configuration.startsMailCatcher &&
          startStandIn('mail catcher', 'mail-catcher.ts', {
            SMTP_PORT: String(smtpPort),
            MAILBOX_PORT: String(mailboxPort),
            MAIL_DATA_FILE: join(dataDir, 'mails.json'),
          }),
      ]),
  })
  let restartServer = async () => {}
  await runTasks({
    title: 'Starting the server',
    work: () => {
      const env = { ...environment, PORT: String(serverPort), PUBLIC_URL: configuration.url }
      const server = start('server', { file: programOf('main'), folder, nodeArgs }, env, 3000)
      onStart(server.stop)
      restartServer = server.restart
      return server.ready
    },
  })
  return {
    restartServer,
    pids: () => Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, pid()])),
    siteUrl: configuration.url,
    sandboxUrl: environment['SANDBOX_URL'],
    mailboxUrl: environment['MAILBOX_URL'],
    databaseUrl: environment['DATABASE_URL'],
    adminEmail: environment['ADMIN_EMAIL'],
    adminPassword: environment['ADMIN_PASSWORD'],
  }
}
