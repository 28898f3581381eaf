import { defineConfig, Modules } from '@medusajs/framework/utils'
import { parseEnvironment } from './src/lib/environment'
import { getPrivateFolder, getUploadsFolder } from './src/lib/images/upload-paths'
import { buildSessionCookie } from './src/auth/session-cookie'
import { buildS3Options } from './src/modules/file-s3/s3-options'
import {
  ADVISORY_LOCK_PROVIDER_ID,
  TOTP_PROVIDER_ID,
  PASSWORD_PROVIDER_ID,
  STRIPE_PROVIDER_CONFIG_ID,
} from './src/lib/provider-ids'
import { HASH_CONFIG } from './src/modules/auth-emailpass/hash-config'

const REDIS_TIMEOUT_MS = 2000

const environment = parseEnvironment(process.env)
const siteOrigins = environment.ownOrigins.join(',')

const config = defineConfig({
  projectConfig: {
    databaseUrl: environment.databaseUrl,
    // The staff's sign-ins and nothing else: with Medusa's other Redis modules a shop without Redis neither starts nor sells.
    ...(environment.redisUrl === undefined ? {} : { redisUrl: environment.redisUrl }),
    workerMode: environment.workerMode,
    http: {
      storeCors: siteOrigins,
      adminCors: siteOrigins,
      authCors: siteOrigins,
      jwtSecret: environment.jwtSecret,
      cookieSecret: environment.cookieSecret,
      // The studio signs in with a password; buyers have no accounts.
      authMethodsPerActor: { user: [PASSWORD_PROVIDER_ID], customer: [] },
    },
    ...buildSessionCookie(environment.publicUrl),
  },
  // It is built by itself (admin/), and served ahead of Medusa (server/layers/admin-layer.ts).
  admin: { disable: true },
  modules: [
    // Nothing is indexed: without it the admin asks the database for what it looks for, as it does with an empty index.
    { key: Modules.SEARCH, disable: true },
    { resolve: './src/modules/shop-tables' },
    {
      resolve: '@medusajs/medusa/locking',
      options: {
        // Medusa gives a provider of locks the options of the module, not its own.
        databaseUrl: environment.databaseUrl,
        providers: [
          { resolve: './src/modules/locking-advisory', id: ADVISORY_LOCK_PROVIDER_ID, is_default: true },
        ],
      },
    },
    {
      resolve: '@medusajs/medusa/auth',
      options: {
        providers: [
          {
            resolve: './src/modules/auth-emailpass',
            id: PASSWORD_PROVIDER_ID,
            options: { hashConfig: HASH_CONFIG },
          },
        ],
        mfa: {
          providers: [
            {
              resolve: './src/modules/auth-totp',
              id: TOTP_PROVIDER_ID,
              // The app lists the code under the shop's name in the network.
              options: {
                encryption_key: environment.mfaEncryptionKey,
                issuer: new URL(environment.publicUrl).hostname,
              },
            },
          ],
        },
      },
    },
    ...buildSharedCacheModule(),
    {
      resolve: '@medusajs/medusa/payment',
      options: {
        providers: [
          {
            resolve: './src/modules/payment-stripe-checkout',
            id: STRIPE_PROVIDER_CONFIG_ID,
            options: { stripe: environment.stripe },
          },
        ],
      },
    },
    { resolve: '@medusajs/medusa/file', options: { providers: [buildPictureModule()] } },
  ],
})

// Medusa adds a plugin that has nothing for the server, only pages for the admin (admin/options.mjs).
module.exports = { ...config, plugins: [] }

/**
 * Where sign-ins wait for their code: Medusa's cache, which holds nothing else, in Redis if there is one and else in this
 * process. A Redis that says nothing is given up soon, or it would keep the shop from starting.
 */
function buildSharedCacheModule() {
  const { redisUrl } = environment
  if (redisUrl === undefined) return []
  const options = { redisUrl, redisOptions: { commandTimeout: REDIS_TIMEOUT_MS } }
  return [{ resolve: '@medusajs/medusa/cache-redis', options }]
}

/** Where pictures are kept: in the bucket if there is one, else in the data directory. */
function buildPictureModule() {
  const { s3, dataDir } = environment
  if (s3 === undefined) {
    const options = { uploadsFolder: getUploadsFolder(dataDir), privateFolder: getPrivateFolder(dataDir) }
    return { resolve: './src/modules/file-local', id: 'local', options }
  }
  return { resolve: './src/modules/file-s3', id: 's3', options: buildS3Options(s3) }
}
