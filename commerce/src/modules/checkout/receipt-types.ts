type ReceiptKind = 'invoice' | 'credit_note'

export type NewReceipt = {
  kind: ReceiptKind
  /** The checkout of an invoice, the refund of a credit note. */
  subjectId: string
  orderId: string
  /** When the money moved. */
  bookedAt: Date
  content: object
}

/** An invoice or a credit note as it was issued; kept for ten years (OR 958f). */
export type ReceiptRow = {
  kind: ReceiptKind
  year: number
  sequence: number
  order_id: string
  booked_at: Date
  content: unknown
}
