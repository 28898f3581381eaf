import * as z from 'zod/mini'

/** The token of a link, in a body or a query. The server verifies what is in it. */
export const linkTokenSchema = z.string().check(z.maxLength(200))
