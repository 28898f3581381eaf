import * as z from 'zod/mini'

export const connectionSchema = z.discriminatedUnion('success', [
  z.strictObject({
    success: z.literal(true),
    data: z.strictObject({
      service: z.string(),
      version: z.string(),
      database: z.string(),
      payments: z.enum(['stripe', 'sandbox']),
      time: z.string(),
    }),
  }),
  z.strictObject({ success: z.literal(false), error: z.string(), suggestion: z.string() }),
])
export type Connection = z.infer<typeof connectionSchema>
