/** Names the locks in Medusa's configuration. */
export const SHARED_LOCKS_ID = 'shared-locks'
