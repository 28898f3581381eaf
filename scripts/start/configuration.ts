import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DEFAULTS } from '../../commerce/src/lib/environment-defaults.ts'
import { getErrorMessage } from '../../commerce/src/lib/error-message.ts'
import { ROOT, StartError } from '../bootstrap/paths.mjs'
import { createCloneEnvironment } from './clone-environment.ts'
import type { Secrets } from './secrets.ts'

export type Configuration = ReturnType<typeof readConfiguration>

/** Returns the part of the environment that the launcher needs. The server parses all of it. Throws StartError. */
export function readConfiguration() {
  const dotEnv = join(ROOT, '.env')
  if (existsSync(dotEnv)) process.loadEnvFile(dotEnv)
  const { env } = process
  const port = Number(env['PORT'] || DEFAULTS.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartError(`PORT must be a number from 1 to 65535, not ${env['PORT']}.`)
  const isProduction = env['NODE_ENV'] === 'production'
  return {
    port,
    host: env['HOST'] || (isProduction ? DEFAULTS.productionHost : DEFAULTS.host),
    isProduction,
    url: env['PUBLIC_URL'] || `http://localhost:${port}`,
    dataDir: resolve(ROOT, env['DATA_DIR'] || DEFAULTS.dataDir),
    hasOwnDatabase: Boolean(env['DATABASE_URL']),
    /** In production the server refuses to start without these settings, and says so. */
    startsSandbox: !env['STRIPE_SECRET_KEY'] && !isProduction,
    startsMailCatcher: !env['SMTP_URL'] && !isProduction,
    adminEmail: env['ADMIN_EMAIL'] || DEFAULTS.adminEmail,
  }
}

/** Creates the data directory. Other users may pass through it, as PostgreSQL may have to run as another user. */
export function createDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 })
    mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StartError(`The data directory ${dataDir} cannot be made: ${getErrorMessage(error)}`)
  }
}

export function createSharedEnvironment(configuration: Configuration, secrets: Secrets): NodeJS.ProcessEnv {
  const { env } = process
  return {
    ...env,
    ...(!configuration.isProduction && {
      JWT_SECRET: env['JWT_SECRET'] || secrets.jwtSecret,
      COOKIE_SECRET: env['COOKIE_SECRET'] || secrets.cookieSecret,
      AUTH_MFA_ENCRYPTION_KEY: env['AUTH_MFA_ENCRYPTION_KEY'] || secrets.mfaEncryptionKey,
      ADMIN_PASSWORD: env['ADMIN_PASSWORD'] || secrets.adminPassword,
    }),
    // Medusa formats amounts in the process's locale, and parses them again.
    LC_ALL: 'C.UTF-8',
    ...createCloneEnvironment(),
    NODE_ENV: env['NODE_ENV'] || 'local',
    PORT: String(configuration.port),
    HOST: configuration.host,
    DATA_DIR: configuration.dataDir,
    SITE_DIR: join(ROOT, 'dist'),
    ADMIN_EMAIL: configuration.adminEmail,
  }
}
