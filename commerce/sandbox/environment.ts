import * as z from 'zod'

const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

const port = (fallback: number) =>
  z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(fallback)

const loopbackHost = z
  .enum(LOOPBACK, { error: 'must be a loopback address: this is a stand-in and belongs to nobody else' })
  .default('127.0.0.1')

const paymentSchema = z.object({
  SANDBOX_PORT: port(9001),
  SANDBOX_HOST: loopbackHost,
  SANDBOX_WEBHOOK_URL: z.url({ error: 'must be an address' }).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().default('whsec_sandbox'),
  SANDBOX_DATA_FILE: z.string().optional(),
  SANDBOX_ASYNC_SECONDS: z.coerce.number().min(0).max(3600).default(8),
})

const mailSchema = z.object({
  SMTP_PORT: port(9002),
  MAILBOX_PORT: port(9003),
  SANDBOX_HOST: loopbackHost,
  MAIL_DATA_FILE: z.string().optional(),
})

/** Environment of the payment sandbox; throws an Error that says what is wrong, and always in production. */
export function paymentEnvironment(source: NodeJS.ProcessEnv) {
  const variables = parse(paymentSchema, source)
  return {
    port: variables.SANDBOX_PORT,
    host: variables.SANDBOX_HOST,
    webhookUrl: variables.SANDBOX_WEBHOOK_URL,
    webhookSecret: variables.STRIPE_WEBHOOK_SECRET,
    dataFile: variables.SANDBOX_DATA_FILE,
    asyncSeconds: variables.SANDBOX_ASYNC_SECONDS,
  }
}

/** Environment of the mail catcher; throws an Error that says what is wrong, and always in production. */
export function mailEnvironment(source: NodeJS.ProcessEnv) {
  const variables = parse(mailSchema, source)
  return {
    smtpPort: variables.SMTP_PORT,
    mailboxPort: variables.MAILBOX_PORT,
    host: variables.SANDBOX_HOST,
    dataFile: variables.MAIL_DATA_FILE,
  }
}

function parse<T extends z.ZodType>(schema: T, source: NodeJS.ProcessEnv): z.infer<T> {
  if (source.NODE_ENV === 'production') {
    throw new Error('This is a stand-in for tests and demonstrations; it refuses NODE_ENV=production.')
  }
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'))
}
