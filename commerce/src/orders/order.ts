import * as z from 'zod'
import { toRappen } from '../contract/money/money'
import { RETURN_STATES } from '../contract/orders/order-returns'
import type { PrintSpec } from '../contract/custom-print/print-spec'
import { LANGUAGES } from '../contract/site/language'
import { DELIVERY_OPTIONS } from '../contract/cart/delivery-option'
import { CHECKOUT_STATUSES, type QuotedLine } from '../checkout/checkout'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const date = z.coerce.date()
const francs = z.number().transform(toRappen)

const addressSchema = z.object({
  first_name: text,
  last_name: text,
  address_1: text,
  address_2: text,
  postal_code: text,
  city: text,
  country_code: text,
})

const parcelSchema = z.object({
  id: z.string(),
  packedAt: date,
  shippedAt: date.nullable(),
  deliveredAt: date.nullable(),
  pieces: z.array(z.object({ itemId: z.string().nullable(), quantity: z.number() })),
  tracking: z.array(z.object({ number: z.string(), url: text })),
})

/** The custom print of an order. `readyOn` is 'YYYY-MM-DD' at the studio. */
const customPrintSchema = z.object({
  requestId: z.string(),
  requestNumber: z.number(),
  /** The version of the approved proof. */
  version: z.number(),
  hasFiles: z.boolean(),
  spec: z.custom<PrintSpec>((spec) => typeof spec === 'object' && spec !== null),
  /** In mm. */
  height: z.number(),
  readyOn: z.string(),
})

const returnSchema = z.object({
  id: z.string(),
  state: z.enum(RETURN_STATES),
  lines: z.array(z.object({ line: z.number(), quantity: z.number() })),
  reason: z.string(),
  answer: z.string(),
  /** In Rappen; null until it is refunded. */
  refund: z.number().nullable(),
  isRestocked: z.boolean(),
  requestedAt: date,
})

/** An order of Medusa's with its checkout. Amounts in Rappen. */
export const orderSchema = z.object({
  id: z.string(),
  number: z.number(),
  checkoutId: z.string(),
  sessionId: z.string(),
  status: z.enum(CHECKOUT_STATUSES),
  language: z.enum(LANGUAGES).catch(LANGUAGES[0]),
  deliveryOption: z.enum(DELIVERY_OPTIONS),
  lines: z.custom<QuotedLine[]>(Array.isArray),
  currency: z.string(),
  subtotal: z.number(),
  shipping: z.number(),
  tax: z.number(),
  total: z.number(),
  taxRatePercent: z.number(),
  maskedEmail: z.string(),
  /** When the buyer went to pay: a proof is approved then. */
  openedAt: z.date(),
  /** When the money came, which is the date of the order. */
  paidAt: z.date(),
  email: z.string(),
  shippingAddress: addressSchema.nullable(),
  billingAddress: addressSchema.nullable(),
  canceledAt: z.date().nullable(),
  /** ISO 8601, the same as `printedAt`. */
  screensMadeAt: z.string().nullable(),
  printedAt: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()),
  /** Medusa's line items, which staff may edit, and how many pieces of each are not packed yet. */
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      size: text,
      unpacked: z.number(),
    }),
  ),
  /** The parcels that were not cancelled, the oldest first. */
  parcels: z.array(parcelSchema),
  /** The sum of all payments. */
  paid: francs,
  /** The oldest first. */
  refunds: z.array(z.object({ id: z.string(), amount: francs, madeAt: date, beganAt: date })),
  /**
   * Refunds that have failed at Stripe after Medusa had booked them, under Medusa's former ids; amounts in Rappen. They are
   * none of `refunds` any more.
   */
  failedRefunds: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      madeAt: date,
      beganAt: date,
      failedAt: date,
      undoneAt: date,
    }),
  ),
  /** Stripe's id of the payment intent. */
  paymentReference: text,
  failedMails: z.number(),
  /** The oldest first. */
  returns: z.array(returnSchema),
  /** Null for goods of the shop. */
  customPrint: customPrintSchema.nullish().transform((print) => print ?? null),
  notes: z.array(
    z.object({ author: z.enum(['studio', 'buyer']), text: z.string(), by: z.string(), at: date }),
  ),
  /** The steps that staff took, the oldest first. */
  history: z.array(z.object({ step: z.string(), at: date, by: z.string() })),
})
export type Order = z.infer<typeof orderSchema>
export type Parcel = z.infer<typeof parcelSchema>
export type OrderReturn = z.infer<typeof returnSchema>
