/** Id of the locking provider in Medusa's configuration. */
export const ADVISORY_LOCK_PROVIDER_ID = 'shared-locks'

/** Id of the sign-in by password in Medusa's URLs and rows. */
export const PASSWORD_PROVIDER_ID = 'emailpass'

/** Id of the second factor by authenticator app in Medusa's rows and responses. */
export const TOTP_PROVIDER_ID = 'totp'

export const STRIPE_PROVIDER_IDENTIFIER = 'stripe-checkout'

export const STRIPE_PROVIDER_CONFIG_ID = 'hosted'

export const PAYMENT_PROVIDER_ID = `pp_${STRIPE_PROVIDER_IDENTIFIER}_${STRIPE_PROVIDER_CONFIG_ID}`

/** A key of the provider's metadata, beside the password. ISO 8601. */
export const PASSWORD_CHANGED_AT = 'password_changed_at'
