import * as z from 'zod/mini'
import {
  MAX_IMAGE_URL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PRICE_IN_FRANCS,
  MAX_PRODUCT_ID_LENGTH,
  MAX_QUANTITY,
  MAX_SIZE_LENGTH,
} from '../limits'

/** A cart line as it is stored and sent. `price` is in francs with decimals. */
export const cartItemSchema = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  productId: z.string().check(z.minLength(1), z.maxLength(MAX_PRODUCT_ID_LENGTH)),
  name: z.string().check(z.maxLength(MAX_NAME_LENGTH)),
  size: z.string().check(z.minLength(1), z.maxLength(MAX_SIZE_LENGTH)),
  price: z.number().check(z.gte(0), z.lte(MAX_PRICE_IN_FRANCS)),
  currency: z.string().check(z.maxLength(3)),
  image: z.string().check(z.maxLength(MAX_IMAGE_URL_LENGTH)),
  quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
})
export type CartItem = z.infer<typeof cartItemSchema>
