import * as z from 'zod'
import { DEFAULTS, LOOPBACK, MIN_PASSWORD_LENGTH } from './environment-defaults'
import { parseEmail, parseStaffEmail } from '../contract/text/email'
import { STUDIO_PLACEHOLDERS } from '../contract/studio/studio-profile'

/** `npm start` replaces it by random secrets. */
export const DEFAULT_SECRET = 'not-a-secret'

const createUrlSchema = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` })

const createFlagSchema = (standard: 'true' | 'false') =>
  z.enum(['true', 'false'], { error: 'must be true or false' }).default(standard)

const portNumber = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a port number')
  .min(1, 'must be a port number from 1 to 65535')
  .max(65_535, 'must be a port number from 1 to 65535')

const createEmailSchema = (parse: (text: string) => string | undefined) =>
  z
    .string()
    .refine((text) => parse(text) !== undefined, 'must be an e-mail address')
    .transform((text) => parse(text) ?? text)

/** An address, or a name with an address in brackets. */
const SENDER = /^(?:([^<>\r\n]+)<([^\s<>@]+@[^\s<>@]+)>|[^\s<>@]+@[^\s<>@]+)$/

/** `name`: '' if only an address is configured. */
export type Sender = { name: string; address: string }

function toSender(text: string): Sender {
  const [, name = '', address = text] = SENDER.exec(text) ?? []
  return { name: name.trim(), address }
}

const secret = z.string().default(DEFAULT_SECRET)

export const variablesSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'local', 'test', 'production'], {
      error: 'must be development, local, test or production',
    })
    .default('local'),
  PORT: portNumber.default(DEFAULTS.port),
  HOST: z.string().optional(),
  PUBLIC_URL: createUrlSchema(/^https?$/, 'https://www.example.ch').optional(),
  DATA_DIR: z.string().default(DEFAULTS.dataDir),
  SITE_DIR: z.string().default('../dist'),
  DATABASE_URL: createUrlSchema(/^postgres(ql)?$/, 'postgres://user:password@host:5432/shop').optional(),
  REDIS_URL: createUrlSchema(/^rediss?$/, 'redis://localhost:6379').optional(),
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
  SANDBOX_URL: createUrlSchema(/^https?$/, 'http://localhost:9001').optional(),
  SMTP_URL: createUrlSchema(/^smtps?$/, 'smtps://user:password@mail.example.ch:465').optional(),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'must be an address such as Atelier <hello@example.ch>')
    .default(`${STUDIO_PLACEHOLDERS.name} <${STUDIO_PLACEHOLDERS.email}>`)
    .transform(toSender),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: createUrlSchema(/^https?$/, 'https://s3.example.ch').optional(),
  S3_FILE_URL: createUrlSchema(/^https?$/, 'https://pictures.example.ch').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: createFlagSchema('false'),
  S3_ACL: createFlagSchema('true'),
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  AUTH_MFA_ENCRYPTION_KEY: z.string().optional(),
  ADMIN_EMAIL: createEmailSchema(parseStaffEmail).default(DEFAULTS.adminEmail),
  ALERT_EMAIL: createEmailSchema(parseEmail).optional(),
  BACKUP_STAMP: z.string().optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(MIN_PASSWORD_LENGTH, `must have ${MIN_PASSWORD_LENGTH} characters or more`)
    .optional(),
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: z.string().default(LOOPBACK),
  OTEL_EXPORTER_OTLP_ENDPOINT: createUrlSchema(/^https?$/, 'http://localhost:4318').optional(),
  TRUST_PROXY: z
    .enum(['0', '1'], { error: 'must be 0 (no proxy in front) or 1 (one proxy in front)' })
    .optional(),
  RATE_LIMIT_FACTOR: z.coerce.number({ error: 'must be a number' }).positive('must be above 0').optional(),
})
export type Variables = z.infer<typeof variablesSchema>
