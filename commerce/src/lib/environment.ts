import { resolve } from 'node:path'
import * as z from 'zod'
import { SETTINGS } from '../contract/settings'

/** Never good enough for production; `npm start` replaces them with random ones of its own. */
const DEFAULT_SECRET = 'not-a-secret'
const SANDBOX_KEYS = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
}
const SANDBOX_RATE_LIMIT_FACTOR = 20

const address = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` })

const secret = z.string().default(DEFAULT_SECRET)

const variablesSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'local', 'test', 'production'], {
      error: 'must be development, local, test or production',
    })
    .default('local'),
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a port number')
    .min(1, 'must be a port number from 1 to 65535')
    .max(65_535, 'must be a port number from 1 to 65535')
    .default(9000),
  HOST: z.string().optional(),
  PUBLIC_URL: address(/^https?$/, 'https://www.example.ch').optional(),
  DATA_DIR: z.string().default('.data'),
  SITE_DIR: z.string().default('../dist'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/shop').optional(),
  REDIS_URL: address(/^rediss?$/, 'redis://localhost:6379').optional(),
  MEDUSA_WORKER_MODE: z
    .enum(['shared', 'server', 'worker'], { error: 'must be shared, server or worker' })
    .default('shared'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, "must be Stripe's secret key: it begins with sk_test_ or sk_live_")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, "must be Stripe's publishable key: it begins with pk_test_ or pk_live_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, "must be the signing secret of Stripe's webhook: it begins with whsec_")
    .optional(),
  SANDBOX_URL: address(/^https?$/, 'http://localhost:9001').optional(),
  SMTP_URL: address(/^smtps?$/, 'smtps://user:password@mail.example.ch:465').optional(),
  MAILBOX_URL: address(/^https?$/, 'http://localhost:9002').optional(),
  MAIL_FROM: z.string().default(`${SETTINGS.name} <${SETTINGS.email}>`),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: address(/^https?$/, 'https://s3.example.ch').optional(),
  S3_FILE_URL: address(/^https?$/, 'https://pictures.example.ch').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  ADMIN_EMAIL: z.email('must be an e-mail address').default('studio@atelier-steinbock.example'),
  ADMIN_PASSWORD: z.string().min(10, 'must have 10 characters or more').optional(),
  TRUST_PROXY: z
    .enum(['0', '1'], { error: 'must be 0 (no proxy in front) or 1 (one proxy in front)' })
    .default('0'),
  RATE_LIMIT_FACTOR: z.coerce.number({ error: 'must be a number' }).positive('must be above 0').optional(),
})
type Variables = z.infer<typeof variablesSchema>

/** Thrown when a variable is missing or wrong; `problems` holds one sentence each. */
export class EnvironmentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The environment is not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'EnvironmentError'
  }
}

export type Environment = ReturnType<typeof parseEnvironment>

/**
 * The process environment as one typed value; an empty variable counts as not set.
 * Throws EnvironmentError. `.env.example` explains each variable.
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
  const problems = [...incompleteSets(variables), ...productionProblems(variables)]
  if (problems.length > 0) throw new EnvironmentError(problems)

  const production = variables.NODE_ENV === 'production'
  const publicUrl = new URL(variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`).origin
  const stripe = stripeOf(variables)
  return {
    nodeEnv: variables.NODE_ENV,
    production,
    port: variables.PORT,
    /** Loopback only, unless told or in production. */
    host: variables.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    /** The site's origin, without a slash at the end. */
    publicUrl,
    /** Origins that count as this site: the public one, and on a loopback address its other name too. */
    ownOrigins: ownOrigins(publicUrl),
    /** Absolute paths. */
    dataDir: resolve(variables.DATA_DIR),
    siteDir: resolve(variables.SITE_DIR),
    databaseUrl: variables.DATABASE_URL ?? 'postgres://postgres@localhost:5432/atelier_steinbock',
    redisUrl: variables.REDIS_URL,
    workerMode: variables.MEDUSA_WORKER_MODE,
    stripe,
    smtpUrl: variables.SMTP_URL,
    /** Where the mail catcher shows what was sent; absent with a real mail server. */
    mailboxUrl: variables.MAILBOX_URL,
    mailFrom: variables.MAIL_FROM,
    s3: s3Of(variables),
    jwtSecret: variables.JWT_SECRET,
    cookieSecret: variables.COOKIE_SECRET,
    adminEmail: variables.ADMIN_EMAIL,
    adminPassword: variables.ADMIN_PASSWORD,
    /** How many proxies in front may be believed about the visitor's address. */
    trustProxy: variables.TRUST_PROXY === '1' ? (1 as const) : (0 as const),
    /** Rate limits are multiplied with it: demonstrations and tests at the sandbox are not throttled. */
    rateLimitFactor:
      variables.RATE_LIMIT_FACTOR ?? (stripe.mode === 'sandbox' ? SANDBOX_RATE_LIMIT_FACTOR : 1),
  }
}

function stripeOf(variables: Variables) {
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

function s3Of(variables: Variables) {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FILE_URL } = variables
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY || !S3_FILE_URL) return undefined
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    fileUrl: S3_FILE_URL,
    endpoint: variables.S3_ENDPOINT,
  }
}

/** Variables that mean something only together. */
function incompleteSets(variables: Variables): string[] {
  return [
    ...missingIn(variables, 'STRIPE_SECRET_KEY', ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']),
    ...missingIn(variables, 'S3_BUCKET', [
      'S3_REGION',
      'S3_FILE_URL',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]),
  ]
}

function missingIn(variables: Variables, first: keyof Variables, others: (keyof Variables)[]): string[] {
  if (variables[first] === undefined) return []
  return others
    .filter((name) => variables[name] === undefined)
    .map((name) => `${name} is missing: ${first} is set and needs it.`)
}

function productionProblems(variables: Variables): string[] {
  if (variables.NODE_ENV !== 'production') return []
  const problems: string[] = []
  if (variables.STRIPE_SECRET_KEY === undefined) {
    problems.push(
      'STRIPE_SECRET_KEY is missing: the payment sandbox takes no money and is refused in production.',
    )
  }
  if (variables.SANDBOX_URL !== undefined) problems.push('SANDBOX_URL must not be set in production.')
  for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL'] as const) {
    if (variables[name] === undefined) problems.push(`${name} is missing: production needs it.`)
  }
  for (const name of ['JWT_SECRET', 'COOKIE_SECRET'] as const) {
    if (variables[name] === DEFAULT_SECRET || variables[name].length < 32) {
      problems.push(`${name} must be a random text of 32 characters or more in production.`)
    }
  }
  return problems
}

function ownOrigins(publicUrl: string): string[] {
  const url = new URL(publicUrl)
  if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') return [publicUrl]
  return ['localhost', '127.0.0.1'].map((name) => {
    url.hostname = name
    return url.origin
  })
}
