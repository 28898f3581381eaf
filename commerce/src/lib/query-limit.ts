/** For knex's `timeout`, in ms. */
export const QUERY_LIMIT: [ms: number, { cancel: boolean }] = [3500, { cancel: true }]
