import * as z from 'zod'
import { parseUrl } from '../../src/contract/text/parse-url'
import type Stripe from 'stripe'
import { assertFound, StripeApiError } from './stripe-error'

const seconds = createIntegerSchema(0, 1e12).optional()

export const pageParameters = {
  limit: createIntegerSchema(1, 100).default(10),
  starting_after: z.string().optional(),
  created: z.strictObject({ gt: seconds, gte: seconds, lt: seconds, lte: seconds }).optional(),
}

/** The schema of an integer in a form, within limits. Stripe has no other numbers. */
export function createIntegerSchema(minimum: number, maximum = 99_999_999) {
  const problem = (message: string, code?: string) => ({ error: message, params: { code } })
  return z
    .string()
    .refine((text) => /^-?\d+$/.test(text), {
      ...problem('Invalid integer', 'parameter_invalid_integer'),
      abort: true,
    })
    .transform(Number)
    .refine((value) => value >= minimum, problem(`This value must be greater than or equal to ${minimum}.`))
    .refine((value) => value <= maximum, problem(`This value must be less than or equal to ${maximum}.`))
}

export const createTextSchema = (maximum = 5000) =>
  z
    .string()
    .min(1, 'You passed an empty string. Leave the parameter out instead.')
    .max(maximum, `This value must be at most ${maximum} characters long.`)

export const address = z
  .string()
  .max(5000)
  .refine((value) => /^https?:\/\//.test(value) && parseUrl(value) !== undefined, 'Not a valid URL')

export const metadataSchema = z
  .record(z.string().max(40, 'A metadata key has at most 40 characters.'), z.string().max(500))
  .refine((values) => Object.keys(values).length <= 50, 'Metadata has at most 50 keys.')

/** Parses the parameters of a request. Throws StripeApiError for unknown, then missing, then invalid ones. */
export function parse<T extends z.ZodType>(schema: T, parameters: unknown): z.infer<T> {
  const parsed = schema.safeParse(parameters)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys')
  if (unknown?.code === 'unrecognized_keys') {
    const param = toParamName([...unknown.path, unknown.keys[0] ?? ''])
    throw new StripeApiError(400, `Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    })
  }
  const missing = issues.find((issue) => issue.code === 'invalid_type' && issue.message.includes('undefined'))
  if (missing) {
    const param = toParamName(missing.path)
    throw new StripeApiError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  const [wrong] = issues
  const code: unknown = wrong?.code === 'custom' ? wrong.params?.code : undefined
  throw new StripeApiError(400, wrong?.message ?? 'Invalid request', {
    param: toParamName(wrong?.path ?? []),
    ...(typeof code === 'string' && { code }),
  })
}

function toParamName(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('')
}

type Page = z.infer<z.ZodObject<typeof pageParameters>>

/** Returns one page of a list in Stripe's format, the newest first. `rows` have the oldest first. */
export function listPage<T extends { id: string; created?: number }>(
  rows: readonly T[],
  page: Page,
  url: string,
): Stripe.ApiList<T> {
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = page.created ?? {}
  const isInRange = ({ created: at = 0 }) => at > gt && at >= gte && at < lt && at <= lte
  const all = rows.filter(isInRange).toReversed()
  const after = page.starting_after
  const last = after === undefined ? undefined : all.find((row) => row.id === after)
  const start =
    after === undefined ? 0 : all.indexOf(assertFound(last, 'object', after, 'starting_after')) + 1
  const end = start + page.limit
  return { object: 'list', data: all.slice(start, end), has_more: all.length > end, url }
}
