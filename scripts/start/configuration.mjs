import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ownConfig } from './own-config.mjs'
import { ROOT, SITE_DIR, StartError } from './root.mjs'

const DEFAULT_PORT = 9000

/** What the launcher itself must know of the environment; the server parses all of it. Throws StartError. */
export function readConfiguration() {
  loadDotEnv()
  const { env } = process
  const port = Number(env['PORT'] || DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartError(`PORT must be a number from 1 to 65535, not ${env['PORT']}.`)
  }
  const production = env['NODE_ENV'] === 'production'
  return {
    port,
    host: env['HOST'] || (production ? '0.0.0.0' : '127.0.0.1'),
    production,
    url: env['PUBLIC_URL'] || `http://localhost:${port}`,
    dataDir: resolve(ROOT, env['DATA_DIR'] || '.data'),
    ownDatabase: isSet('DATABASE_URL'),
    /** In production the server refuses to go without them, and says so. */
    startsSandbox: !isSet('STRIPE_SECRET_KEY') && !production,
    startsMailCatcher: !isSet('SMTP_URL') && !production,
    adminEmail: env['ADMIN_EMAIL'] || 'studio@atelier-steinbock.example',
  }
}

/** @typedef {ReturnType<typeof readConfiguration>} Configuration */

/** Settings from .env; what is set in the environment already wins. */
function loadDotEnv() {
  const file = join(ROOT, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** @param {string} name */
function isSet(name) {
  return (process.env[name] ?? '') !== ''
}

/**
 * The data directory with the folders in it. Others may pass through: PostgreSQL may have to run as another user.
 * @param {string} dataDir
 */
export function makeDataDir(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 })
    mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StartError(
      `The data directory ${dataDir} cannot be made: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/**
 * The environment of everything that is started: what was given, and what the launcher has made up.
 * @param {Configuration} configuration
 * @param {ReturnType<typeof import('./secrets.mjs').keptSecrets>} secrets
 * @returns {NodeJS.ProcessEnv}
 */
export function sharedEnvironment(configuration, secrets) {
  const { env } = process
  const kept = configuration.production
    ? {}
    : {
        JWT_SECRET: env['JWT_SECRET'] || secrets.jwtSecret,
        COOKIE_SECRET: env['COOKIE_SECRET'] || secrets.cookieSecret,
        ADMIN_PASSWORD: env['ADMIN_PASSWORD'] || secrets.adminPassword,
      }
  return {
    ...env,
    ...kept,
    // Medusa formats amounts in the process's locale and reads them back.
    LC_ALL: 'C.UTF-8',
    ...ownConfig(),
    NODE_ENV: env['NODE_ENV'] || 'local',
    PORT: String(configuration.port),
    HOST: configuration.host,
    DATA_DIR: configuration.dataDir,
    SITE_DIR,
    ADMIN_EMAIL: configuration.adminEmail,
  }
}
