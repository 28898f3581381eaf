import type { MedusaContainer } from '@medusajs/framework/types'
import { EXAMPLE_PRICES } from '../../contract/press/price'
import { tableOf } from '../../contract/press/prices'
import type { ProofDraft } from '../../contract/press/staff'
import { dayInZurich } from '../../lib/swiss-time'
import { PRESS_MODULE } from '../../modules/press'
import type { PressProof, PressRequest } from '../../modules/press/types'
import { draftOf } from '../rules/proof-draft'

/** What the next proof of each request says unless the studio changes it, by the request's id. */
export async function proofDrafts(
  requests: readonly PressRequest[],
  proofs: readonly PressProof[],
  container: MedusaContainer,
): Promise<ReadonlyMap<string, ProofDraft>> {
  const versions = [...new Set(requests.map(({ price_version: version }) => version))]
  const [stored, { catalogue }] = await Promise.all([
    container.resolve(PRESS_MODULE).prices.byVersions(versions),
    container.resolve('catalogueSnapshot').current(),
  ])
  const today = dayInZurich(new Date())
  return new Map(
    requests.map((request) => {
      const prices = stored.find(({ version }) => version === request.price_version)
      const table = prices === undefined ? EXAMPLE_PRICES : tableOf({ ...prices, isExample: false })
      const last = proofs.findLast(({ request_id: id }) => id === request.id)
      return [request.id, draftOf({ request, last, table, pricing: catalogue.pricing, today })]
    }),
  )
}
