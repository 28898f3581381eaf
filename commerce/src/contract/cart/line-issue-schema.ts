import * as z from 'zod/mini'

/** Why a cart line cannot be sold as it is, with the values of its sentence. Price in francs. */
export const lineIssueSchema = z.discriminatedUnion('code', [
  z.object({ id: z.string(), code: z.enum(['product_gone', 'duplicate_line']) }),
  z.object({
    id: z.string(),
    code: z.literal('size_gone'),
    values: z.object({ size: z.string() }),
  }),
  z.object({
    id: z.string(),
    code: z.literal('price_changed'),
    values: z.object({ name: z.string(), price: z.number(), currency: z.string() }),
  }),
  z.object({
    id: z.string(),
    code: z.literal('out_of_stock'),
    values: z.object({ name: z.string(), size: z.string(), available: z.number() }),
  }),
])
export type LineIssue = z.infer<typeof lineIssueSchema>
