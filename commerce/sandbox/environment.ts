import * as z from 'zod'

const createPortSchema = (fallback: number) =>
  z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(fallback)

const paymentSchema = z.object({
  SANDBOX_PORT: createPortSchema(9001),
  SANDBOX_WEBHOOK_URL: z.url({ error: 'must be an address' }).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().default('whsec_sandbox'),
  SANDBOX_DATA_FILE: z.string().optional(),
  SANDBOX_ASYNC_SECONDS: z.coerce.number().min(0).max(3600).default(8),
})

const mailSchema = z.object({
  SMTP_PORT: createPortSchema(9002),
  MAILBOX_PORT: createPortSchema(9003),
  MAIL_DATA_FILE: z.string().optional(),
})

/**
 * Returns the environment of the payment sandbox.
 * Throws an Error that says what is wrong, and always in production.
 */
export const parsePaymentEnvironment = (source: NodeJS.ProcessEnv) => parse(paymentSchema, source)

export const parseMailEnvironment = (source: NodeJS.ProcessEnv) => parse(mailSchema, source)

function parse<T extends z.ZodType>(schema: T, source: NodeJS.ProcessEnv): z.infer<T> {
  if (source.NODE_ENV === 'production') {
    throw new Error('No money moves here and no mail leaves: this refuses NODE_ENV=production.')
  }
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'))
}
