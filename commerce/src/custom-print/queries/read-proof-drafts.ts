import type { MedusaContainer } from '@medusajs/framework/types'
import { EXAMPLE_PRICE_TABLE } from '../../contract/custom-print/print-quote'
import { parsePriceTable } from '../../contract/custom-print/price-table'
import type { ProofDraft } from '../../contract/custom-print/staff-request'
import { getStudioToday } from '../../contract/studio/studio-day'
import type { Proof, PrintRequest } from '../stores/custom-print-rows'
import { buildProofDraft } from '../rules/build-proof-draft'

/** Returns the draft of the next proof of each request, by the request's id. */
export async function readProofDrafts(
  requests: readonly PrintRequest[],
  proofs: readonly Proof[],
  container: MedusaContainer,
): Promise<ReadonlyMap<string, ProofDraft>> {
  const versions = [...new Set(requests.map(({ price_version: version }) => version))]
  const [stored, { catalogue }] = await Promise.all([
    container.resolve('priceTableStore').listByVersions(versions),
    container.resolve('catalogueCache').current(),
  ])
  const today = getStudioToday()
  return new Map(
    requests.map((request) => {
      const prices = stored.find(({ version }) => version === request.price_version)
      const table =
        prices === undefined ? EXAMPLE_PRICE_TABLE : parsePriceTable({ ...prices, isExample: false })
      const last = proofs.findLast(({ request_id: id }) => id === request.id)
      return [request.id, buildProofDraft({ request, last, table, pricing: catalogue.pricing, today })]
    }),
  )
}
