import { PRINT_PRICES_PATH } from '@contract/api/api-paths'
import type { VersionSpec } from '@contract/custom-print/print-spec-schema'
import { type PricesResponse, pricesResponseSchema, type PriceRows } from '@contract/custom-print/price-table'
import {
  PRINT_HEIGHT_HEADER,
  PRINT_WIDTH_HEADER,
  type StaffReplyInput,
  type NewProofBody,
} from '@contract/custom-print/staff-request'
import { HttpError, fetchApi } from '@/lib/requests/http'
import { parseResponse } from '@/lib/requests/parse-response'
import type { ArtworkKind } from '@contract/custom-print/artwork-file'
import { createSearchParams } from '../board-address'
import { withStaffSession, postAsStaff, ADMIN_PRINT_REQUESTS_PATH } from '../board-api'

/** Returns the URL of a picture of a request, or of a version of its proof. */
export function getArtworkUrl(id: string, kind: ArtworkKind, version?: number): string {
  return `${ADMIN_PRINT_REQUESTS_PATH}/${encodeURIComponent(id)}/pictures/${kind}${versionQuery(version)}`
}

/** A print that was looked at. Its sides are undefined where the server is older than this page. */
type LookedAtPrint = { picture: Blob; widthMm: number | undefined; heightMm: number | undefined }

/** Renders a request's artwork with another spec, or with the width that leaves it as large as with `scaledAs`. */
export function fetchPrintPreview(
  id: string,
  spec: VersionSpec,
  scaledAs: VersionSpec | undefined,
): Promise<LookedAtPrint> {
  const query = createSearchParams({
    job: JSON.stringify(spec),
    scaledAs: scaledAs && JSON.stringify(scaledAs),
  })
  return withStaffSession(async () => {
    const response = await fetch(`${ADMIN_PRINT_REQUESTS_PATH}/${encodeURIComponent(id)}/print?${query}`)
    if (!response.ok) throw new HttpError(response.status, await response.text())
    const [widthMm, heightMm] = [PRINT_WIDTH_HEADER, PRINT_HEIGHT_HEADER].map(
      (name) => Number(response.headers.get(name)) || undefined,
    )
    return { picture: await response.blob(), widthMm, heightMm }
  })
}

const versionQuery = (version?: number) => (version === undefined ? '' : `?version=${version}`)

/**
 * Returns the URL of the film positive of a request, or of a version of its proof.
 * The server renders it on demand.
 */
export function getFilmPositiveUrl(id: string, as: 'png' | 'pdf', version?: number): string {
  const query = createSearchParams({ as: as === 'png' ? undefined : as, version })
  return `${ADMIN_PRINT_REQUESTS_PATH}/${encodeURIComponent(id)}/film${query.size === 0 ? '' : `?${query}`}`
}

/** Asks the buyer of a request a question, or declines the request; idempotent by the input's key. */
export async function postStaffReply(id: string, input: StaffReplyInput): Promise<void> {
  await postAsStaff(`${ADMIN_PRINT_REQUESTS_PATH}/${encodeURIComponent(id)}`, input)
}

/** Sends a proof to the buyer of a request; idempotent by the input's key. */
export async function submitProof(id: string, input: NewProofBody): Promise<void> {
  await postAsStaff(`${ADMIN_PRINT_REQUESTS_PATH}/${encodeURIComponent(id)}/proofs`, input)
}

export async function fetchPrices(): Promise<PricesResponse> {
  return parseResponse(pricesResponseSchema, await fetchApi(PRINT_PRICES_PATH))
}

/** Saves new prices of custom printing. Refused if the stored version is not `replacedVersion`; idempotent. */
export async function savePrices(rows: PriceRows, replacedVersion: number): Promise<PricesResponse> {
  return parseResponse(
    pricesResponseSchema,
    await postAsStaff('/admin/press-prices', { rows, known: replacedVersion }),
  )
}
