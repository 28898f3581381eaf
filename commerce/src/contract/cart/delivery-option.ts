export const DELIVERY_OPTIONS = ['shipping', 'pickup'] as const
export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number]

/** The types of Medusa's shipping options, each with a price. 'international' is not offered (reading R12). */
export type ShippingMethod = 'domestic' | 'international' | 'pickup'

type DeliveryFacts = {
  /** Its price is charged; goods that are sent abroad by 'domestic' cost what 'international' does. */
  shippingMethod: ShippingMethod
  /** Whether an address is asked of the buyer, and shown to those who send the goods there. */
  needsAddress: boolean
  /** Whether the buyer comes for the goods. They leave the studio by that; others leave when the carrier has them. */
  isPickup: boolean
}

/** What the options of delivery differ in. Whoever has to tell them apart asks this. */
export const DELIVERY = {
  shipping: { shippingMethod: 'domestic', needsAddress: true, isPickup: false },
  pickup: { shippingMethod: 'pickup', needsAddress: false, isPickup: true },
} as const satisfies Record<DeliveryOption, DeliveryFacts>
