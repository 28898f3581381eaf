export const DELIVERY_OPTIONS = ['shipping', 'pickup'] as const
export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number]
