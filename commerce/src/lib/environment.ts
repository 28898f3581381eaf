import { resolve } from 'node:path'
import { DEFAULTS, LOOPBACK_NAMES } from './environment-defaults'
import { findCombinationProblems } from './environment-problems'
import { type Variables, variablesSchema } from './environment-variables'

const SANDBOX_KEYS = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
}
const SANDBOX_RATE_LIMIT_FACTOR = 20

export class EnvironmentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The environment is not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'EnvironmentError'
  }
}

export type Environment = ReturnType<typeof parseEnvironment>

/**
 * Parses the environment (`.env.example` explains it) into one typed value. An empty variable counts as not set.
 * Throws EnvironmentError.
 */
export function parseEnvironment(source: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = variablesSchema.safeParse(given)
  if (!parsed.success) {
    throw new EnvironmentError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`),
    )
  }
  const variables = parsed.data
  const problems = findCombinationProblems(variables)
  if (problems.length > 0) throw new EnvironmentError(problems)

  const production = variables.NODE_ENV === 'production'
  const publicUrl = new URL(variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`).origin
  const stripe = toStripeSettings(variables)
  return {
    nodeEnv: variables.NODE_ENV,
    port: variables.PORT,
    host: variables.HOST ?? (production ? DEFAULTS.productionHost : DEFAULTS.host),
    publicUrl,
    /** The public origin and, on a loopback address, its other name. */
    ownOrigins: listOwnOrigins(publicUrl),
    dataDir: resolve(variables.DATA_DIR),
    siteDir: resolve(variables.SITE_DIR),
    databaseUrl: variables.DATABASE_URL ?? 'postgres://postgres@localhost:5432/atelier_steinbock',
    redisUrl: variables.REDIS_URL,
    workerMode: variables.MEDUSA_WORKER_MODE,
    stripe,
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM,
    s3: toS3Settings(variables),
    metrics:
      variables.METRICS_PORT === undefined
        ? undefined
        : { port: variables.METRICS_PORT, host: variables.METRICS_HOST },
    isTraced: variables.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    jwtSecret: variables.JWT_SECRET,
    cookieSecret: variables.COOKIE_SECRET,
    /** Without it, second factors cannot be enabled. */
    mfaEncryptionKey: variables.AUTH_MFA_ENCRYPTION_KEY,
    adminEmail: variables.ADMIN_EMAIL,
    adminPassword: variables.ADMIN_PASSWORD,
    /** The recipient of alerts. */
    alertEmail: variables.ALERT_EMAIL ?? variables.ADMIN_EMAIL,
    /** The file with the time of the last complete backup. */
    backupStamp: variables.BACKUP_STAMP === undefined ? undefined : resolve(variables.BACKUP_STAMP),
    trustProxy: variables.TRUST_PROXY === '1' ? (1 as const) : (0 as const),
    /** Tests and demonstrations with the sandbox have far higher limits. */
    rateLimitFactor:
      variables.RATE_LIMIT_FACTOR ?? (stripe.mode === 'sandbox' ? SANDBOX_RATE_LIMIT_FACTOR : 1),
  }
}

function toStripeSettings(variables: Variables) {
  if (variables.STRIPE_SECRET_KEY !== undefined) {
    return {
      mode: 'stripe' as const,
      secretKey: variables.STRIPE_SECRET_KEY,
      publishableKey: variables.STRIPE_PUBLISHABLE_KEY ?? '',
      webhookSecret: variables.STRIPE_WEBHOOK_SECRET ?? '',
      sandboxUrl: undefined,
    }
  }
  return {
    mode: 'sandbox' as const,
    ...SANDBOX_KEYS,
    webhookSecret: variables.STRIPE_WEBHOOK_SECRET ?? SANDBOX_KEYS.webhookSecret,
    sandboxUrl: new URL(variables.SANDBOX_URL ?? `http://localhost:${variables.PORT + 1}`).origin,
  }
}

function toS3Settings(variables: Variables) {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FILE_URL } = variables
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY || !S3_FILE_URL) return undefined
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    fileUrl: S3_FILE_URL,
    endpoint: variables.S3_ENDPOINT,
    forcePathStyle: variables.S3_FORCE_PATH_STYLE === 'true',
    takesAcls: variables.S3_ACL === 'true',
  }
}

function listOwnOrigins(publicUrl: string): string[] {
  const url = new URL(publicUrl)
  if (!LOOPBACK_NAMES.includes(url.hostname)) return [publicUrl]
  return LOOPBACK_NAMES.map((name) => {
    url.hostname = name
    return url.origin
  })
}
