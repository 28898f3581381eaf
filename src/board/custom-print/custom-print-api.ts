import { PRESS_PRICES_PATH } from '@contract/api/api-paths'
import type { PrintSpec } from '@contract/custom-print/print-spec'
import { type PricesResponse, pricesResponseSchema, type PriceRows } from '@contract/custom-print/price-table'
import type { ArtworkKind, NewProofInput, StaffReplyInput } from '@contract/custom-print/staff-request'
import { HttpError, fetchApi } from '@/lib/http'
import { parseResponse } from '@/lib/parse-response'
import { createSearchParams } from '../board-address'
import { withStaffSession, post, ADMIN_PRESS_REQUESTS_PATH } from '../board-api'

/** Where a picture of a request is, or of a version of its proof. */
export function getArtworkUrl(id: string, kind: ArtworkKind, version?: number): string {
  return `${ADMIN_PRESS_REQUESTS_PATH}/${encodeURIComponent(id)}/pictures/${kind}${versionQuery(version)}`
}

/** Returns a picture of a request's artwork as another spec prints it. */
export function fetchPrintPreview(id: string, spec: PrintSpec): Promise<Blob> {
  const query = createSearchParams({ job: JSON.stringify(spec) })
  return withStaffSession(async () => {
    const response = await fetch(`${ADMIN_PRESS_REQUESTS_PATH}/${encodeURIComponent(id)}/print?${query}`)
    if (!response.ok) throw new HttpError(response.status, await response.text())
    return response.blob()
  })
}

const versionQuery = (version?: number) => (version === undefined ? '' : `?version=${version}`)

/** Where the film of a request is, or of a version of its proof; it is drawn when it is asked for. */
export function getFilmPositiveUrl(id: string, as: 'png' | 'pdf', version?: number): string {
  const query = createSearchParams({ as: as === 'png' ? undefined : as, version })
  return `${ADMIN_PRESS_REQUESTS_PATH}/${encodeURIComponent(id)}/film${query.size === 0 ? '' : `?${query}`}`
}

/** Asks the buyer of a request something, or declines; idempotent by its key. */
export async function postStaffReply(id: string, input: StaffReplyInput): Promise<void> {
  await post(`${ADMIN_PRESS_REQUESTS_PATH}/${encodeURIComponent(id)}`, input)
}

/** Sends a proof to the buyer of a request; idempotent by its key. */
export async function sendProof(id: string, input: NewProofInput): Promise<void> {
  await post(`${ADMIN_PRESS_REQUESTS_PATH}/${encodeURIComponent(id)}/proofs`, input)
}

export async function fetchPrices(): Promise<PricesResponse> {
  return parseResponse(pricesResponseSchema, await fetchApi(PRESS_PRICES_PATH))
}

/** Saves the prices of the press in place of those of version `known`; idempotent. */
export async function savePrices(rows: PriceRows, known: number): Promise<PricesResponse> {
  return parseResponse(pricesResponseSchema, await post('/admin/press-prices', { rows, known }))
}
