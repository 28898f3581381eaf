import type { Identity } from '../bootstrap/process-identity.mjs'
import { runCommand } from './run-command.ts'
import { type Configuration, createSharedEnvironment } from './configuration.ts'
import { findFreePort } from './ports.ts'
import { startPostgres } from './postgres/server.ts'
import { loadSecrets } from './secrets.ts'
import { getSandboxProgram, getServerProgram } from './server-program.ts'
import { type Program, startService } from './service.ts'
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
  const { configuration, recordChild, onStart, onGivenUp, developmentPort } = options
  const { port, dataDir, isProduction } = configuration
  const isDevelopment = developmentPort !== undefined
  const serverPort = developmentPort ?? port
  const secrets = loadSecrets(dataDir)
  const localProviders = await chooseLocalProviders(configuration, secrets, serverPort)
  const environment: NodeJS.ProcessEnv = Object.assign(
    createSharedEnvironment(configuration, secrets),
    ...localProviders.map(({ shopVariables }) => shopVariables),
  )
  if (isDevelopment) environment['NODE_ENV'] = 'development'
  const pids: Record<string, () => number> = {}

  // The parts that the server needs are stopped after it, all at once, as everything must have ended within 5 s.
  const baseStops: (() => Promise<unknown>)[] = []
  onStart(() => Promise.all(baseStops.map((stop) => stop())))

  type StartOptions = { env: NodeJS.ProcessEnv; timeoutMs: number; startSignal?: Promise<unknown> }
  const start = (name: string, program: Program, { env, ...rest }: StartOptions) => {
    const showOutput = isDevelopment || isProduction
    const common = { dataDir, showOutput, recordChild, onGivenUp }
    const service = startService({ name, ...program, env: { ...environment, ...env }, ...rest, ...common })
    pids[name] = service.pid
    return service
  }
  const startLocalProvider = async ({ name, file, variables }: (typeof localProviders)[number]) => {
    const service = start(name, getSandboxProgram(file), { env: variables, timeoutMs: 500 })
    baseStops.push(service.stop)
    await service.ready
  }
  const startDatabase = async () => {
    const { url, ready } = await startPostgres({
      dataDir,
      password: secrets.databasePassword,
      choosePort: () => findFreePort(port + 3, port, serverPort),
      onStart: (pid, stop) => {
        baseStops.push(stop)
        pids['postgres'] = pid
      },
      onGivenUp,
    })
    environment['DATABASE_URL'] = url
    return async () => (await ready)()
  }
  const startBase = async (database?: () => Promise<void>) => {
    if (database !== undefined) await runTasks({ title: 'Starting PostgreSQL', work: database })
    const prepare = getServerProgram('prepare-database', isDevelopment)
    await runTasks({
      title: 'Preparing the database, the payment sandbox and the mail catcher',
      work: () =>
        Promise.all([
          runCommand(process.execPath, [...prepare.nodeArgs, prepare.file], prepare.folder, environment),
          ...localProviders.map(startLocalProvider),
        ]),
    })
  }

  const startSignal = startBase(configuration.hasOwnDatabase ? undefined : await startDatabase())
  // Its modules load meanwhile, which takes longer than preparing the database.
  const env = { PORT: String(serverPort), PUBLIC_URL: configuration.url }
  const server = start('server', getServerProgram('main', isDevelopment), {
    env,
    timeoutMs: 3000,
    startSignal,
  })
  onStart(server.stop)
  await startSignal
  await runTasks({ title: 'Starting the server', work: () => server.ready })
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
