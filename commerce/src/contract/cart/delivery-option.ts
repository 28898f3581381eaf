export const DELIVERY_OPTIONS = ['shipping', 'pickup'] as const
export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number]

type DeliveryFacts = {
  /** The type of Medusa's shipping option, whose price is charged. */
  shippingMethod: string
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

/** The shipping methods that are offered. Medusa also has one abroad. */
export type OfferedShippingMethod = (typeof DELIVERY)[DeliveryOption]['shippingMethod']
