import * as z from 'zod'
import { LANGUAGES } from '../contract/site/language'
import { getStudioMonth } from '../contract/studio/studio-day'
import { DELIVERY_OPTIONS } from '../contract/cart/delivery-option'

const rappen = z.number().int()

/**
 * The content of a receipt, as it was when it was issued.
 * Amounts in Rappen; those of a credit note are what is refunded.
 */
export const receiptContentSchema = z.object({
  language: z.enum(LANGUAGES),
  orderNumber: z.number(),
  seller: z.object({
    name: z.string(),
    address: z.array(z.string()),
    email: z.string(),
    /** As 'CHE-123.456.788'. Missing if the studio had none. */
    vatNumber: z.optional(z.string()),
  }),
  buyer: z.array(z.string()),
  deliveryOption: z.enum(DELIVERY_OPTIONS),
  /** 'YYYY-MM-DD' at the studio: the promised day. Older receipts have neither this nor the request's number. */
  deliveryOn: z.optional(z.string()),
  /** 'YYYY-MM-DD' at the studio: the day on which the order was paid. On older receipts it is the day of the invoice. */
  paidOn: z.optional(z.string()),
  /** The number of the request of a custom print. */
  requestNumber: z.optional(z.number()),
  /** Set on a credit note with negative amounts, which takes back the one of a refund that failed. */
  isFailedRefund: z.optional(z.boolean()),
  lines: z.array(
    z.object({
      name: z.string(),
      size: z.string(),
      quantity: z.number().int(),
      priceInRappen: rappen,
    }),
  ),
  currency: z.string(),
  taxRatePercent: z.number(),
  /** The net price of the goods, and the price of shipping including its tax. */
  goods: rappen,
  shipping: rappen,
  net: rappen,
  vat: rappen,
  gross: rappen,
  paymentReference: z.string(),
})

export type ReceiptContent = z.infer<typeof receiptContentSchema>

export type Receipt = ReceiptContent & Pick<ReceiptRow, 'kind'> & { number: string; accountedAt: Date }

export type OrderReceipts = { invoice: Receipt; creditNotes: Receipt[] }

/**
 * Returns when money that came or went is accounted: when it moved, or now if the books of that month have left the shop. A
 * month can be exported when it is over, so today's never is.
 */
export function computeAccountedAt(movedAt: Date, exportedMonths: ReadonlySet<string>, now: Date): Date {
  return exportedMonths.has(getStudioMonth(movedAt)) ? now : movedAt
}

/** Throws if a row does not match its schema. */
export function toReceipt({ kind, year, sequence, booked_at: accountedAt, content }: ReceiptRow): Receipt {
  return {
    ...receiptContentSchema.parse(content),
    kind,
    number: formatReceiptNumber({ kind, year, sequence }),
    accountedAt,
  }
}

/** Returns '2026-0001' for an invoice, 'G-2026-0001' for a credit note (Gutschrift). */
function formatReceiptNumber({
  kind,
  year,
  sequence,
}: Pick<ReceiptRow, 'kind' | 'year' | 'sequence'>): string {
  return `${kind === 'invoice' ? '' : 'G-'}${year}-${String(sequence).padStart(4, '0')}`
}

type ReceiptKind = 'invoice' | 'credit_note'

export type NewReceipt = {
  kind: ReceiptKind
  /** The id of an invoice's checkout or a credit note's refund. One that takes a credit note back adds ':failed'. */
  subjectId: string
  orderId: string
  /** When the money was paid or refunded. */
  movedAt: Date
  content: object
}

/** An issued invoice or credit note. It is kept for ten years (OR 958f). */
export type ReceiptRow = {
  kind: ReceiptKind
  year: number
  sequence: number
  order_id: string
  /** The time that says to which month and year of the books it belongs (`computeAccountedAt`). */
  booked_at: Date
  content: unknown
}
