import * as z from 'zod/mini'

/** The schema of a link's token in a body or a query. The server verifies its signature. */
export const linkTokenSchema = z.string().check(z.maxLength(200))
