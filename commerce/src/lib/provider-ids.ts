export const PROVIDER_KIND = 'stripe-checkout'
export const PROVIDER_CONFIGURATION = 'hosted'

export const PAYMENT_PROVIDER_ID = `pp_${PROVIDER_KIND}_${PROVIDER_CONFIGURATION}`
