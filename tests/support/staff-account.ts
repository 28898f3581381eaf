import { DEFAULTS } from '../../commerce/src/lib/environment-defaults.ts'

/** The studio's account in every shop that a test starts, but for those that begin with an empty data directory. */
export const STAFF = { ADMIN_EMAIL: DEFAULTS.adminEmail, ADMIN_PASSWORD: 'only-for-these-tests' }
