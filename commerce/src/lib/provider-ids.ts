/** Names the locks in Medusa's configuration. */
export const ADVISORY_LOCK_PROVIDER_ID = 'shared-locks'

/** Names the sign-in by password in Medusa's addresses and rows. */
export const PASSWORD_PROVIDER_ID = 'emailpass'

/** Names the second factor by an authenticator app in Medusa's rows and answers. */
export const TOTP_PROVIDER_ID = 'totp'

export const STRIPE_PROVIDER_IDENTIFIER = 'stripe-checkout'

export const STRIPE_PROVIDER_CONFIG_ID = 'hosted'

export const PAYMENT_PROVIDER_ID = `pp_${STRIPE_PROVIDER_IDENTIFIER}_${STRIPE_PROVIDER_CONFIG_ID}`

/** In the provider's metadata, beside the password; ISO 8601. */
export const PASSWORD_CHANGED_AT = 'password_changed_at'
