/** Names the sign-in by password in Medusa's addresses and rows. */
export const PASSWORD_PROVIDER_ID = 'emailpass'
