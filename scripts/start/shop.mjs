import { join } from 'node:path'
import { sharedEnvironment } from './configuration.mjs'
import { run } from './commands.mjs'
import { answers, freePorts, reachableName } from './ports.mjs'
import { startPostgres } from './postgres.mjs'
import { step } from './progress.mjs'
import { STAND_INS } from './layout.mjs'
import { ROOT } from './root.mjs'
import { keptSecrets } from './secrets.mjs'
import { startService, untilAnswering, untilItSaysReady } from './service.mjs'

const END_WITH_LAUNCHER = join(ROOT, 'scripts', 'start', 'end-with-launcher.cjs')

/**
 * Starts everything that runs, in order. Each part is told to `onStart` with the way to stop it as soon as it exists,
 * also when a later one fails.
 * @param {{
 *   configuration: import('./configuration.mjs').Configuration,
 *   note: (name: string, pid: number) => void,
 *   onStart: (stop: () => Promise<unknown>) => void,
 *   onGivenUp: () => void,
 *   layout: import('./layout.mjs').Layout,
 * }} options
 */
export async function startShop({ configuration, note, onStart, onGivenUp, layout }) {
  const { port, dataDir } = configuration
  const secrets = keptSecrets(dataDir)
  const environment = { ...sharedEnvironment(configuration, secrets), ...layout.environment }
  const serverPort = layout.serverPort ?? port
  /** @type {Record<string, () => number>} */
  const pids = {}

  /**
   * @param {Pick<Parameters<typeof startService>[0], 'name' | 'environment' | 'timeoutMs' | 'isReady'>} service
   * @param {{ folder: string, nodeParameters: readonly string[] }} place
   * @param {string} file
   * @param {(stop: () => Promise<unknown>) => void} tell
   */
  const start = async (service, { folder, nodeParameters }, file, tell) => {
    const running = startService({
      ...service,
      parameters: [...nodeParameters, '--require', END_WITH_LAUNCHER, file],
      folder,
      dataDir,
      showOutput: layout.showOutput || configuration.production,
      onStart: note,
      onGivenUp,
    })
    tell(running.stop)
    pids[service.name] = running.pid
    await running.ready
    return running
  }

  // What the server needs is stopped after it, and together: all must be over within 5 s.
  /** @type {(() => Promise<unknown>)[]} */
  const stopsOfBase = []
  const toBase = (/** @type {() => Promise<unknown>} */ stop) => void stopsOfBase.push(stop)
  onStart(() => Promise.all(stopsOfBase.map((stop) => stop())))

  const [sandboxPort = 0, mailboxPort = 0, smtpPort = 0] = await freePorts(
    [port + 1, port + 2, port + 4],
    [port, serverPort],
  )
  if (!configuration.ownDatabase) {
    const postgres = await step('Starting PostgreSQL', () =>
      startPostgres({
        dataDir,
        password: secrets.databasePassword,
        wishedPort: port + 3,
        takenPorts: [port, serverPort, sandboxPort, mailboxPort, smtpPort],
        onStart: (pid, stop) => {
          toBase(stop)
          pids['postgres'] = pid
        },
        onGivenUp,
      }),
    )
    postgres.watch()
    environment['DATABASE_URL'] = postgres.url
  }
  if (configuration.startsSandbox) {
    environment['SANDBOX_URL'] = `http://localhost:${sandboxPort}`
    environment['STRIPE_WEBHOOK_SECRET'] = secrets.sandboxWebhookSecret
  }
  if (configuration.startsMailCatcher) {
    environment['SMTP_URL'] = `smtp://127.0.0.1:${smtpPort}`
    environment['MAILBOX_URL'] = `http://localhost:${mailboxPort}`
  }
  const sandbox = async () =>
    start(
      {
        name: 'payment sandbox',
        timeoutMs: 500,
        isReady: () => untilAnswering(() => answers(sandboxPort)),
        environment: {
          ...environment,
          SANDBOX_PORT: String(sandboxPort),
          SANDBOX_WEBHOOK_URL: `http://${reachableName(configuration.host)}:${serverPort}/api/stripe-webhook`,
          SANDBOX_DATA_FILE: join(dataDir, 'sandbox.json'),
        },
      },
      STAND_INS,
      STAND_INS.sandbox,
      toBase,
    )
  const mailCatcher = async () =>
    start(
      {
        name: 'mail catcher',
        timeoutMs: 500,
        isReady: () => untilAnswering(async () => (await answers(smtpPort)) && answers(mailboxPort)),
        environment: {
          ...environment,
          SMTP_PORT: String(smtpPort),
          MAILBOX_PORT: String(mailboxPort),
          MAIL_DATA_FILE: join(dataDir, 'mails.json'),
        },
      },
      STAND_INS,
      STAND_INS.mailCatcher,
      toBase,
    )
  await step('Preparing the database, the payment sandbox and the mail catcher', () =>
    Promise.all([
      run(process.execPath, [...layout.nodeParameters, layout.prepareDatabase], layout.folder, environment),
      configuration.startsSandbox && sandbox(),
      configuration.startsMailCatcher && mailCatcher(),
    ]),
  )
  const server = await step('Starting the server', () =>
    start(
      {
        name: 'server',
        timeoutMs: 3000,
        isReady: untilItSaysReady,
        environment: { ...environment, PORT: String(serverPort), PUBLIC_URL: configuration.url },
      },
      layout,
      layout.server,
      onStart,
    ),
  )
  return {
    restartServer: server.restart,
    pids: () => Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, pid()])),
    siteUrl: configuration.url,
    sandboxUrl: environment['SANDBOX_URL'],
    mailboxUrl: environment['MAILBOX_URL'],
    databaseUrl: environment['DATABASE_URL'],
    adminEmail: environment['ADMIN_EMAIL'],
    adminPassword: environment['ADMIN_PASSWORD'],
  }
}

/** @typedef {Awaited<ReturnType<typeof startShop>>} Shop */
