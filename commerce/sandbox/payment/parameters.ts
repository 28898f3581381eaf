import * as z from 'zod'
import { type FormObject, parseForm } from './form'
import { StripeFailure } from './stripe-error'

/** A whole number written in a form, within bounds; Stripe has no other numbers. */
export function integer(minimum: number, maximum = 99_999_999) {
  return z.string().transform((text, context) => {
    const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN
    if (Number.isNaN(value)) fail(context, `Invalid integer: ${text}`, 'parameter_invalid_integer')
    else if (value < minimum) fail(context, `This value must be greater than or equal to ${minimum}.`)
    else if (value > maximum) fail(context, `This value must be less than or equal to ${maximum}.`)
    return value
  })
}

export const text = (maximum = 5000) =>
  z
    .string()
    .min(1, 'You passed an empty string. Leave the parameter out instead.')
    .max(maximum, `This value must be at most ${maximum} characters long.`)

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

export const address = z
  .string()
  .max(5000)
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'Not a valid URL')

export const metadata = z
  .record(z.string().max(40, 'A metadata key has at most 40 characters.'), z.string().max(500))
  .refine((values) => Object.keys(values).length <= 50, 'Metadata has at most 50 keys.')

/** Every request may ask for related objects in place of their ids. */
export const expand = { expand: z.array(z.string()).optional() }

export const page = {
  ...expand,
  limit: integer(1, 100).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: z
    .strictObject({
      gt: integer(0, 1e12).optional(),
      gte: integer(0, 1e12).optional(),
      lt: integer(0, 1e12).optional(),
      lte: integer(0, 1e12).optional(),
    })
    .optional(),
}

/** The parameters of a body or a query; throws StripeFailure as Stripe answers: unknown, missing, then wrong ones. */
export function parse<T extends z.ZodType>(schema: T, form: string): z.infer<T> {
  const parsed = schema.safeParse(parseForm(form) satisfies FormObject)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys')
  if (unknown?.code === 'unrecognized_keys') {
    const param = nameOf([...unknown.path, unknown.keys[0] ?? ''])
    throw new StripeFailure(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const missing = issues.find((issue) => issue.code === 'invalid_type' && issue.message.includes('undefined'))
  if (missing) {
    const param = nameOf(missing.path)
    throw new StripeFailure(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  const [wrong] = issues
  const code: unknown = wrong?.code === 'custom' ? wrong.params?.code : undefined
  throw new StripeFailure(400, wrong?.message ?? 'Invalid request', {
    param: nameOf(wrong?.path ?? []),
    ...(typeof code === 'string' && { code }),
  })
}

function fail(context: z.RefinementCtx, message: string, code?: string): void {
  context.addIssue({ code: 'custom', message, params: { code } })
}

/** `line_items[0][price_data][currency]` */
function nameOf(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('')
}
