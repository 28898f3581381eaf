import type { MedusaContainer } from '@medusajs/framework/types'
import { isRefused } from '../print-kernel/preflight'
import type { PressRequestInput, SentRequest } from '../contract/custom-print/print-request'
import { ARTWORK_KINDS } from '../contract/custom-print/staff-request'
import { readStudioFacts } from '../lib/studio-facts'
import { requestToken } from '../lib/request-link'
import { PRESS_MODULE } from '../modules/custom-print'
import type { NewArtwork, NewRequest, PressRequest } from '../modules/custom-print/types'
import type { ArtworkFolder } from './artwork/temporary-folder'
import { keepPicture } from './artwork/store-artwork-file'
import { fileOf, type ReadArtwork } from './artwork/read-artwork'
import { withDrawingRead } from './artwork/with-uploaded-artwork'
import { PressError } from './custom-print-error'
import { pressPrices } from './queries/read-prices'
import { requireRoom } from './require-room'
import { requireWishDate } from './require-wish-date'
import { minutesUntilAllowed, OF_AN_ADDRESS, OF_AN_EMAIL } from './rules/request-rate'
import { pressAnswers } from './rules/stored-results'
import { pressMail } from './rules/build-request-mail'
import { quoteAsSeen } from './rules/quote-request'
import { seenPrice } from './seen-price'

type Sent = { request: PressRequestInput; file: Buffer; addressHash: string }

/**
 * Keeps a drawing that somebody wants printed, and tells both sides; whatever else happens, nothing of it stays. The
 * same key is one request. Throws PressError.
 */
export async function sendRequest(sent: Sent, container: MedusaContainer): Promise<SentRequest> {
  const { requests } = container.resolve(PRESS_MODULE)
  const known = await requests.byKey(sent.request.key)
  if (known !== undefined) return answerOf(known, container)
  await requireAllowed(sent, container)
  await requireRoom(container)
  requireWishDate(sent.request.wishDate)
  return withDrawingRead({ file: sent.file, job: sent.request.job }, container, async (artwork, place) => {
    if (isRefused(artwork.answers)) throw new PressError('not_printable')
    return keepRequest(await quoted(sent, artwork, container), artwork.sides, place, container)
  })
}

/** Throws PressError where this address, or this e-mail, has sent too many. */
export async function requireAllowed(
  { request, addressHash }: { request: { email: string }; addressHash: string },
  container: MedusaContainer,
): Promise<void> {
  const { requests } = container.resolve(PRESS_MODULE)
  const { rateLimitFactor } = container.resolve('environment')
  const now = new Date()
  const minutes = Math.max(
    minutesUntilAllowed(await requests.sentToday({ addressHash }), OF_AN_ADDRESS, rateLimitFactor, now),
    minutesUntilAllowed(await requests.sentToday(request), OF_AN_EMAIL, rateLimitFactor, now),
  )
  if (minutes > 0) throw new PressError('too_many_from_here', { minutes })
}

/** The request with the price that the server computes of it; it must be the one that the buyer has seen. */
async function quoted({ request, addressHash }: Sent, artwork: ReadArtwork, container: MedusaContainer) {
  const prices = await pressPrices(container)
  const { job, height, answers } = artwork
  return {
    ...seenPrice(quoteAsSeen(artwork, request, prices), prices, request),
    language: request.language,
    email: request.email,
    name: request.name,
    note: request.note,
    wish_date: request.wishDate,
    delivery: request.delivery,
    job,
    height,
    answers: pressAnswers(answers),
    idempotency_key: request.key,
    address_hash: addressHash,
  } satisfies NewRequest
}

/** Files first, then the rows: a crash in between leaves files that the retention job finds, never a row without them. */
export async function keepRequest(
  request: NewRequest,
  sides: ReadArtwork['sides'],
  place: ArtworkFolder,
  container: MedusaContainer,
): Promise<SentRequest> {
  const { requests } = container.resolve(PRESS_MODULE)
  const { email: recipient } = await readStudioFacts(container)
  const { reorder_of: before } = request
  const reorderOf = before === undefined ? undefined : (await requests.numbersOf([before])).get(before)
  const kept = await keepSides(sides, place)
  // Where this throws, it may be written all the same, so its files stay until the retention job knows.
  const added = await requests.add(request, kept, (row) => [
    ...pressMail('press_received', row, { reorderOf }),
    ...pressMail('press_notice', row, { recipient, reorderOf }),
  ])
  // The second of two arrivals.
  if (added === undefined) await removeAll(kept, place)
  container.resolve('mailSender')?.wake()
  const row = added ?? (await requests.byKey(request.idempotency_key))
  if (row === undefined) throw new Error('A request that must exist is missing')
  return answerOf(row, container)
}

async function keepSides(sides: ReadArtwork['sides'], place: ArtworkFolder): Promise<NewArtwork[]> {
  const kept: NewArtwork[] = []
  try {
    for (const kind of ARTWORK_KINDS)
      kept.push({ kind, ...sides[kind], ...(await keepPicture(fileOf(place.folder, kind), place.store)) })
    return kept
  } catch (error) {
    // No row names them yet.
    await removeAll(kept, place)
    throw error
  }
}

async function removeAll(kept: readonly NewArtwork[], { store }: ArtworkFolder): Promise<void> {
  for (const { file_key: key } of kept) await store.remove(key)
}

/** What its sender is told of a request. */
export function answerOf({ id, number }: PressRequest, container: MedusaContainer): SentRequest {
  return { number, token: requestToken(id, container.resolve('environment').cookieSecret) }
}
