/** opening: not at the provider yet; settling: paid, its order is being made; review: paid, and staff must look. */
export const CHECKOUT_STATUSES = [
  'opening',
  'open',
  'settling',
  'paid',
  'failed',
  'review',
  'refunded',
] as const
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number]
