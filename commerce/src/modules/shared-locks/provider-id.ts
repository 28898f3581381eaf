/** Names the locks in Medusa's configuration. */
export const ADVISORY_LOCK_PROVIDER_ID = 'shared-locks'
