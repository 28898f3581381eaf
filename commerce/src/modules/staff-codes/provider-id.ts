/** Names the second factor by an authenticator app in Medusa's rows and answers. */
export const TOTP_PROVIDER_ID = 'totp'
