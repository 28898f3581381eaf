import type { Identity } from '../bootstrap/process-identity.mjs'
import { runCommand } from './run-command.ts'
import { type Configuration, createSharedEnvironment } from './configuration.ts'
import { findFreePort } from './ports.ts'
import { startPostgres } from './postgres/start-postgres.ts'
import { loadSecrets } from './secrets.ts'
import { getSandboxProgram, getServerProgram } from './server-program.ts'
import { type Program, startService } from './start-service.ts'
import { chooseLocalProviders } from './local-providers.ts'
import { runTasks } from './progress.ts'

export type ShopOptions = {
  configuration: Configuration
  recordChild: (name: string, child: Identity) => void
  onStart: (stop: () => Promise<unknown>) => void
  onGivenUp: () => void
  /** The server's port in development, when Vite listens on the shop's port. */
  developmentPort?: number
}

export type ShopAddresses = Awaited<ReturnType<typeof startShop>>

/** Starts all parts in order. `onStart` gets the function that stops each part as soon as it exists. */
export async function startShop(options: ShopOptions) {
  const start = await planStart(options)
  const database = options.configuration.hasOwnDatabase ? undefined : await startDatabase(start)
  const prepared = prepareForServer(start, database)
  // Its modules load meanwhile, which takes longer than preparing the database.
  const server = startServer(start, prepared)
  await prepared
  await runTasks({ title: 'Starting the server', work: () => server.ready })
  return { restartServer: server.restart, pids: () => readPids(start), ...listAddresses(start) }
}

type Start = Awaited<ReturnType<typeof planStart>>

/** Returns what the steps of this start share. */
async function planStart(options: ShopOptions) {
  const { configuration, onStart, developmentPort } = options
  const isDevelopment = developmentPort !== undefined
  const serverPort = developmentPort ?? configuration.port
  const secrets = loadSecrets(configuration.dataDir)
  const localProviders = await chooseLocalProviders(configuration, secrets, serverPort)
  const environment: NodeJS.ProcessEnv = Object.assign(
    createSharedEnvironment(configuration, secrets),
    ...localProviders.map(({ shopVariables }) => shopVariables),
    isDevelopment && { NODE_ENV: 'development' },
  )
  // The parts that the server needs are stopped after it, all at once, as everything must have ended within 5 s.
  const stopsAfterServer: (() => Promise<unknown>)[] = []
  onStart(() => Promise.all(stopsAfterServer.map((stop) => stop())))
  const pids: Record<string, () => number> = {}
  return {
    ...options,
    isDevelopment,
    serverPort,
    secrets,
    localProviders,
    environment,
    stopsAfterServer,
    pids,
  }
}

/** Returns the function that resolves when the embedded PostgreSQL is ready, and supervises it from then on. */
async function startDatabase(start: Start) {
  const { port, dataDir } = start.configuration
  const { url, ready } = await startPostgres({
    dataDir,
    password: start.secrets.databasePassword,
    choosePort: () => findFreePort(port + 3, port, start.serverPort),
    onStart: (pid, stop) => {
      start.stopsAfterServer.push(stop)
      start.pids['postgres'] = pid
    },
    onGivenUp: start.onGivenUp,
  })
  start.environment['DATABASE_URL'] = url
  return async () => (await ready)()
}

async function prepareForServer(start: Start, database?: () => Promise<void>) {
  if (database !== undefined) await runTasks({ title: 'Starting PostgreSQL', work: database })
  const { nodeArgs, file, folder } = getServerProgram('prepare-database', start.isDevelopment)
  await runTasks({
    title: 'Preparing the database, the payment sandbox and the mail catcher',
    work: () =>
      Promise.all([
        runCommand(process.execPath, [...nodeArgs, file], folder, start.environment),
        ...start.localProviders.map((provider) => startLocalProvider(start, provider)),
      ]),
  })
}

async function startLocalProvider(start: Start, { name, file, variables }: Start['localProviders'][number]) {
  const service = startPart(start, { name, ...getSandboxProgram(file), variables, timeoutMs: 500 })
  start.stopsAfterServer.push(service.stop)
  await service.ready
}

function startServer(start: Start, startSignal: Promise<unknown>) {
  const server = startPart(start, {
    name: 'server',
    ...getServerProgram('main', start.isDevelopment),
    variables: { PORT: String(start.serverPort), PUBLIC_URL: start.configuration.url },
    timeoutMs: 3000,
    startSignal,
  })
  start.onStart(server.stop)
  return server
}

type Part = Program & {
  name: string
  variables: NodeJS.ProcessEnv
  timeoutMs: number
  startSignal?: Promise<unknown>
}

function startPart(start: Start, { variables, ...part }: Part) {
  const { configuration, environment, isDevelopment, recordChild, onGivenUp } = start
  const service = startService({
    ...part,
    env: { ...environment, ...variables },
    dataDir: configuration.dataDir,
    showOutput: isDevelopment || configuration.isProduction,
    recordChild,
    onGivenUp,
  })
  start.pids[part.name] = service.pid
  return service
}

function readPids({ pids }: Start) {
  return Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, pid()]))
}

function listAddresses({ configuration, environment }: Start) {
  return {
    siteUrl: configuration.url,
    sandboxUrl: environment['SANDBOX_URL'],
    mailboxUrl: environment['MAILBOX_URL'],
    databaseUrl: environment['DATABASE_URL'],
    adminEmail: environment['ADMIN_EMAIL'],
    adminPassword: environment['ADMIN_PASSWORD'],
  }
}
