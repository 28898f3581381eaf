import { DEFAULTS } from '../../commerce/src/lib/environment-defaults.ts'

/** The staff account in all shops that tests start, except those with an empty data directory. */
export const STAFF = { ADMIN_EMAIL: DEFAULTS.adminEmail, ADMIN_PASSWORD: 'only-for-these-tests' }
