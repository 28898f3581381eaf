import * as z from 'zod/mini'

export const connectionSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    data: z.object({
      service: z.string(),
      version: z.string(),
      database: z.string(),
      payments: z.enum(['stripe', 'sandbox']),
      time: z.string(),
    }),
  }),
  z.object({ success: z.literal(false), error: z.string(), suggestion: z.string() }),
])
export type Connection = z.infer<typeof connectionSchema>
