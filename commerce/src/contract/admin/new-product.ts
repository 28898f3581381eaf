import * as z from 'zod/mini'
import { MAX_NAME_LENGTH, MAX_PRICE_IN_FRANCS, MAX_SIZE_LENGTH } from '../limits'

const MAX_SIZES = 20
const MAX_PIECES = 100_000

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** Body of POST /admin/new-product. The price is in francs, without tax. */
export const newProductSchema = z.strictObject({
  title: text(MAX_NAME_LENGTH),
  price: z.number().check(z.positive(), z.lte(MAX_PRICE_IN_FRANCS)),
  sizes: z
    .array(
      z.strictObject({ name: text(MAX_SIZE_LENGTH), pieces: z.int().check(z.gte(0), z.lte(MAX_PIECES)) }),
    )
    .check(
      z.minLength(1),
      z.maxLength(MAX_SIZES),
      z.refine((sizes) => new Set(sizes.map(({ name }) => name)).size === sizes.length),
    ),
})
export type NewProduct = z.infer<typeof newProductSchema>

/** Response of POST /admin/new-product. */
export const createdProductSchema = z.object({ id: z.string() })
