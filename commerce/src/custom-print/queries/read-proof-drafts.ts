import type { MedusaContainer } from '@medusajs/framework/types'
import { EXAMPLE_PRICES } from '../../contract/custom-print/print-quote'
import { tableOf } from '../../contract/custom-print/price-table'
import type { ProofDraft } from '../../contract/custom-print/staff-request'
import { dayInZurich } from '../../lib/swiss-time'
import { PRESS_MODULE } from '../../modules/custom-print'
import type { PressProof, PressRequest } from '../../modules/custom-print/types'
import { draftOf } from '../rules/build-proof-draft'

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
