import type { MedusaContainer } from '@medusajs/framework/types'
import { leastPieces, piecesOf, SIZES } from '../contract/custom-print/print-spec'
import { sizesFor } from '../contract/custom-print/print-position'
import type { LinkedRequest } from '../contract/custom-print/buyer-request'
import type { ReorderInput } from '../contract/custom-print/reorder'
import type { SentRequest } from '../contract/custom-print/print-request'
import { PRESS_MODULE } from '../modules/custom-print'
import type { NewRequest, PressRequest } from '../modules/custom-print/types'
import { inArtworkFolder } from './artwork/temporary-folder'
import { copyArtwork } from './artwork/copy-artwork'
import { readLinkedRequest } from './get-request-by-token'
import { PressError } from './custom-print-error'
import { pressPrices } from './queries/read-prices'
import { requireRoom } from './require-room'
import { requireWishDate } from './require-wish-date'
import { quoteRequest } from './rules/quote-request'
import { seenPrice } from './seen-price'
import { answerOf, keepRequest, requireAllowed } from './create-request'
import { orderOf, printedJob } from './queries/read-buyer-request'

type Reorder = { input: ReorderInput; addressHash: string }
type Printed = NonNullable<LinkedRequest['reorder']> & Pick<PressRequest, 'answers'> & { version: number }

/**
 * Asks for the print behind a link once more, as a request of its own with its own files, at today's prices. The same key
 * is one request. Throws PressError.
 */
export async function orderAgain(
  { input, addressHash }: Reorder,
  container: MedusaContainer,
): Promise<SentRequest> {
  const { requests } = container.resolve(PRESS_MODULE)
  const request = await readLinkedRequest(input.token, container)
  const known = await requests.byKey(input.key)
  if (known !== undefined && known.reorder_of !== request.id) throw new PressError('invalid_form')
  if (known !== undefined) return answerOf(known, container)
  const { email, name } = request
  if (email === null || name === null) throw new PressError('link_ended')
  const printed = await requirePrinted(request, container)
  await requireAllowed({ request: { email }, addressHash }, container)
  await requireRoom(container)
  requireWishDate(input.wishDate)
  const again = {
    ...(await quoted(input, printed, container)),
    language: input.language,
    email,
    name,
    note: input.note,
    wish_date: input.wishDate,
    delivery: input.delivery,
    answers: printed.answers,
    idempotency_key: input.key,
    reorder_of: request.id,
    address_hash: addressHash,
  }
  return keepCopy(again, printed.version, container)
}

async function requirePrinted(request: PressRequest, container: MedusaContainer): Promise<Printed> {
  const { proofs } = container.resolve(PRESS_MODULE)
  const [approved, sent] = await Promise.all([proofs.shownOf(request), proofs.ofRequests([request.id])])
  const printed = printedJob(request, approved, await orderOf(request, sent, container))
  if (approved === undefined || printed === null) throw new PressError('not_printed_yet')
  return { ...printed, version: approved.version, answers: approved.answers ?? request.answers }
}

/** The print in these sizes with the price that the server computes; it must be the one that the buyer has seen. */
async function quoted(
  { counts, delivery, ...seen }: ReorderInput,
  printed: Printed,
  container: MedusaContainer,
) {
  const job = { ...printed.job, counts }
  const sizes = sizesFor(job)
  if (
    piecesOf(counts) < leastPieces(job.method) ||
    SIZES.some((size) => counts[size] > 0 && !sizes.includes(size))
  )
    throw new PressError('not_printable')
  const prices = await pressPrices(container)
  const quote = quoteRequest({ ...printed, job }, delivery, prices)
  return { job, height: printed.height, ...seenPrice(quote, prices, seen) }
}

/** Keeps the new request with pictures of its own, so that deleting one takes no other's. */
async function keepCopy(
  again: NewRequest & { reorder_of: string },
  version: number,
  container: MedusaContainer,
): Promise<SentRequest> {
  return inArtworkFolder(container, async (place) => {
    const sides = await copyArtwork({ requestId: again.reorder_of, version }, place.folder, container)
    return keepRequest(again, sides, place, container)
  })
}
