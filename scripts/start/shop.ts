import { join } from 'node:path'
import type { Identity } from '../bootstrap/process-identity.mjs'
import { run } from './commands.ts'
import { type Configuration, sharedEnvironment } from './configuration.ts'
import { freePort, LOOPBACK, reachableName } from './ports.ts'
import { startPostgres } from './postgres.ts'
import { keptSecrets } from './secrets.ts'
import { sandboxProgram, serverProgram } from './server-program.ts'
import { type Program, startService } from './service.ts'
import { runTasks } from './tasks.ts'

export type ShopOptions = {
  configuration: Configuration
  recordChild: (name: string, child: Identity) => void
  onStart: (stop: () => Promise<unknown>) => void
  onGivenUp: () => void
  /** Where the server listens in development, when Vite has the shop's port. */
  developmentPort?: number
}

export type ShopAddresses = Awaited<ReturnType<typeof startShop>>

/** Starts everything that runs, in order; `onStart` is given each part's way to stop as soon as it exists. */
export async function startShop(options: ShopOptions) {
  const { configuration, recordChild, onStart, onGivenUp, developmentPort } = options
  const { port, host, dataDir, production } = configuration
  const isDevelopment = developmentPort !== undefined
  const serverPort = developmentPort ?? port
  const secrets = keptSecrets(dataDir)
  const environment = sharedEnvironment(configuration, secrets)
  if (isDevelopment) environment['NODE_ENV'] = 'development'
  const pids: Record<string, () => number> = {}

  // What the server needs is stopped after it, and together: all must be over within 5 s.
  const stopsOfBase: (() => Promise<unknown>)[] = []
  onStart(() => Promise.all(stopsOfBase.map((stop) => stop())))

  const start = (name: string, program: Program, env: NodeJS.ProcessEnv, timeoutMs: number) => {
    const showOutput = isDevelopment || production
    const allEnv = { ...environment, ...env }
    const common = { dataDir, showOutput, recordChild, onGivenUp }
    const service = startService({ name, ...program, env: allEnv, timeoutMs, ...common })
    pids[name] = service.pid
    return service
  }
  const startSandbox = async (name: string, file: string, env: NodeJS.ProcessEnv) => {
    const service = start(name, sandboxProgram(file), env, 500)
    stopsOfBase.push(service.stop)
    await service.ready
  }
  const startDatabase = async () => {
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
  let restartServer = async () => {}
  const startServer = () => {
    const env = { PORT: String(serverPort), PUBLIC_URL: configuration.url }
    const server = start('server', serverProgram('main', isDevelopment), env, 3000)
    onStart(server.stop)
    restartServer = server.restart
    return server.ready
  }

  const sandboxPort = await freePort(port + 1, port, serverPort)
  const mailboxPort = await freePort(port + 2, port, serverPort)
  const smtpPort = await freePort(port + 4, port, serverPort)
  if (!configuration.ownDatabase) await runTasks({ title: 'Starting PostgreSQL', work: startDatabase })
  if (configuration.startsSandbox) {
    environment['SANDBOX_URL'] = `http://localhost:${sandboxPort}`
    environment['STRIPE_WEBHOOK_SECRET'] = secrets.sandboxWebhookSecret
  }
  if (configuration.startsMailCatcher) {
    environment['SMTP_URL'] = `smtp://${LOOPBACK}:${smtpPort}`
    environment['MAILBOX_URL'] = `http://localhost:${mailboxPort}`
  }
  const prepare = serverProgram('prepare-database', isDevelopment)
  await runTasks({
    title: 'Preparing the database, the payment sandbox and the mail catcher',
    work: () =>
      Promise.all([
        run(process.execPath, [...prepare.nodeArgs, prepare.file], prepare.folder, environment),
        configuration.startsSandbox &&
          startSandbox('payment sandbox', 'main', {
            SANDBOX_PORT: String(sandboxPort),
            SANDBOX_WEBHOOK_URL: `http://${reachableName(host)}:${serverPort}/api/stripe-webhook`,
            SANDBOX_DATA_FILE: join(dataDir, 'sandbox.jsonl'),
          }),
        configuration.startsMailCatcher &&
          startSandbox('mail catcher', 'mail-catcher', {
            SMTP_PORT: String(smtpPort),
            MAILBOX_PORT: String(mailboxPort),
            MAIL_DATA_FILE: join(dataDir, 'mails.jsonl'),
          }),
      ]),
  })
  await runTasks({ title: 'Starting the server', work: startServer })
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
