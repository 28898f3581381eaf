import type { MedusaContainer } from '@medusajs/framework/types'
import { findShownProof } from '../queries/find-shown-proof'
import { SHIRT_SIZES } from '../../contract/custom-print/blanks'
import { getMinPieces, sumSizeCounts } from '../../contract/custom-print/print-spec'
import { listPrintableSizes } from '../../contract/custom-print/print-position'
import type { BuyerRequest } from '../../contract/custom-print/buyer-request'
import type { ReorderInput } from '../../contract/custom-print/reorder'
import type { SentRequest } from '../../contract/custom-print/print-request'
import type { NewPrintRequest, PrintRequest } from '../stores/custom-print-rows'
import { withTemporaryFolder } from '../artwork/temporary-folder'
import { copyArtwork } from '../artwork/copy-artwork'
import { getRequestByToken } from '../queries/get-request-by-token'
import { CustomPrintRefusal } from '../custom-print-refusal'
import { readPrices } from '../queries/read-prices'
import { quoteRequest } from '../rules/quote-request'
import {
  assertCapacity,
  assertPriceUnchanged,
  assertRequestedDate,
  assertRequestRate,
  toPriceColumns,
} from './request-checks'
import { saveRequest, toSentRequest } from './create-print-request'
import { findOrderByRequest } from '../queries/read-buyer-request'
import { getReorderablePrint } from '../rules/buyer-request-rules'
import { omitOtherFilm } from '../rules/to-stored-results'

type Reorder = { input: ReorderInput; ipHash: string }
type ReorderablePrint = NonNullable<BuyerRequest['reorder']> &
  Pick<PrintRequest, 'results'> & { version: number }

/**
 * Creates a request for the print of a link, with its own files and at today's prices. The same key creates one
 * request only. Rejects with CustomPrintRefusal.
 */
export async function createReorder(
  { input, ipHash }: Reorder,
  container: MedusaContainer,
): Promise<SentRequest> {
  const requests = container.resolve('printRequestStore')
  const request = await getRequestByToken(input.token, container)
  const earlierRequest = await requests.findByIdempotencyKey(input.key)
  if (earlierRequest !== undefined && earlierRequest.reorder_of !== request.id)
    throw new CustomPrintRefusal('invalid_form')
  if (earlierRequest !== undefined) return toSentRequest(earlierRequest, container)
  const { email, name } = request
  if (email === null || name === null) throw new CustomPrintRefusal('link_ended')
  const print = await getPrintedVersion(request, container)
  await assertRequestRate({ request: { email }, ipHash }, container)
  await assertCapacity(container)
  assertRequestedDate(input.wishDate)
  const reorder = {
    ...(await priceReorder(input, print, container)),
    language: input.language,
    email,
    name,
    note: input.note,
    requested_date: input.wishDate,
    delivery: input.delivery,
    results: print.results,
    idempotency_key: input.key,
    reorder_of: request.id,
    address_hash: ipHash,
  }
  return saveReorder(reorder, print.version, container)
}

async function getPrintedVersion(
  request: PrintRequest,
  container: MedusaContainer,
): Promise<ReorderablePrint> {
  const [approvedProof, proofs] = await Promise.all([
    findShownProof(request, container),
    container.resolve('proofStore').listByRequests([request.id]),
  ])
  const print = getReorderablePrint(
    request,
    approvedProof,
    await findOrderByRequest(request, proofs, container),
  )
  if (approvedProof === undefined || print === null) throw new CustomPrintRefusal('not_printed_yet')
  const results = omitOtherFilm(approvedProof.results ?? request.results)
  return { ...print, version: approvedProof.version, results }
}

/**
 * Returns the print with its sizes and the price computed by the server,
 * which must be the one that the buyer has seen.
 */
async function priceReorder(
  { counts, delivery, ...seenPrice }: ReorderInput,
  print: ReorderablePrint,
  container: MedusaContainer,
) {
  const spec = { ...print.spec, counts }
  const sizes = listPrintableSizes(spec)
  if (
    sumSizeCounts(counts) < getMinPieces(spec.method) ||
    SHIRT_SIZES.some((size) => counts[size] > 0 && !sizes.includes(size))
  )
    throw new CustomPrintRefusal('not_printable')
  const prices = await readPrices(container)
  const quote = quoteRequest({ spec, heightMm: print.height }, delivery, prices)
  assertPriceUnchanged(quote, prices, seenPrice)
  return { spec, height: print.height, ...toPriceColumns(quote, prices) }
}

/** Stores the new request with copies of the pictures, so that deleting one request leaves the other's. */
async function saveReorder(
  reorder: NewPrintRequest & { reorder_of: string },
  version: number,
  container: MedusaContainer,
): Promise<SentRequest> {
  return withTemporaryFolder(container, async (temporary) => {
    const sizes = await copyArtwork({ requestId: reorder.reorder_of, version }, temporary.folder, container)
    return saveRequest(reorder, sizes, temporary, container)
  })
}
