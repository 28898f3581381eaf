import * as z from 'zod/mini'
import { MAX_QUANTITY } from './limits'

export { cartItemId } from './cart-item-id'

/** A cart line as it is stored and sent (specification, section 3); `price` in francs with decimals. */
export const cartItemSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  productId: z.string().check(z.minLength(1), z.maxLength(100)),
  name: z.string().check(z.maxLength(300)),
  size: z.string().check(z.minLength(1), z.maxLength(50)),
  price: z.number().check(z.gte(0), z.lte(100_000)),
  currency: z.string().check(z.maxLength(3)),
  image: z.string().check(z.maxLength(2000)),
  quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
})
export type CartItem = z.infer<typeof cartItemSchema>
