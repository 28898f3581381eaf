/** Names the second factor by an authenticator app in Medusa's rows and answers. */
export const CODE_PROVIDER_ID = 'totp'
