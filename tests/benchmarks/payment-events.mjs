import { SANDBOX_AUTHORIZATION } from '../../commerce/tests/support/stripe-sandbox'
import { call } from './shop-client.mjs'

/**
 * The events that tell of the payments, as the provider has them; with nobody to send them to they are only listed.
 * Throws where there are not `count`.
 * @param {string} sandboxUrl
 * @param {number} count
 * @returns {Promise<{ id: string }[]>}
 */
export async function listCompletions(sandboxUrl, count) {
  /** @type {{ id: string }[]} */
  const events = []
  for (let after = ''; ;) {
    const { data, has_more: hasMore } = await call(
      `${sandboxUrl}/v1/events?type=checkout.session.completed&limit=100${after}`,
      { headers: SANDBOX_AUTHORIZATION },
    )
    events.push(...data)
    if (!hasMore) break
    after = `&starting_after=${data.at(-1).id}`
  }
  if (events.length !== count) throw new Error(`${count} payments were made, but ${events.length} are listed`)
  return events
}
