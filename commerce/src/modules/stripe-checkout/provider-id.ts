/** The provider's name inside Medusa: what kind it is, and which configuration of it. */
export const PROVIDER_KIND = 'stripe-checkout'
export const PROVIDER_CONFIGURATION = 'hosted'

/** The id under which Medusa registers it. */
export const PAYMENT_PROVIDER_ID = `pp_${PROVIDER_KIND}_${PROVIDER_CONFIGURATION}`
