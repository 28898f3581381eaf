import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { isRefused } from '../contract/press/answers'
import type { PressRequestInput, SentRequest } from '../contract/press/request'
import { ARTWORK_KINDS } from '../contract/press/staff'
import { isWishDate } from '../contract/press/wish-date'
import { readStudioFacts } from '../lib/studio-facts'
import { requestToken } from '../lib/request-link'
import { dayInZurich } from '../lib/swiss-time'
import { PRESS_MODULE } from '../modules/press'
import type { NewArtwork, NewRequest, PressRequest } from '../modules/press/types'
import { artworkStore, type ArtworkStore } from './artwork/artwork-store'
import { fileOf, isDiskFull, type ReadArtwork } from './artwork/read-artwork'
import { runArtworkProcess } from './artwork/run-artwork-process'
import { PressError } from './press-error'
import { pressPrices } from './queries/press-prices'
import { minutesUntilAllowed, OF_AN_ADDRESS, OF_AN_EMAIL } from './rules/next-allowed'
import { pressMail } from './rules/press-mail'
import { quoteAsSeen } from './rules/quote-request'

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
  const { wishDate } = sent.request
  if (wishDate !== null && !isWishDate(wishDate, dayInZurich(new Date())))
    throw new PressError('wish_too_soon')
  const store = artworkStore(container)
  const folder = await unlessFull(() => store.temporaryFolder())
  try {
    const artwork = await read(sent, folder)
    const request = await quoted(sent, artwork, container)
    return await unlessFull(() => keep(request, artwork, { folder, store, container }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function requireAllowed({ request, addressHash }: Sent, container: MedusaContainer): Promise<void> {
  const { requests } = container.resolve(PRESS_MODULE)
  const { rateLimitFactor } = container.resolve('environment')
  const now = new Date()
  const minutes = Math.max(
    minutesUntilAllowed(await requests.sentToday({ addressHash }), OF_AN_ADDRESS, rateLimitFactor, now),
    minutesUntilAllowed(await requests.sentToday(request), OF_AN_EMAIL, rateLimitFactor, now),
  )
  if (minutes > 0) throw new PressError('too_many_from_here', { minutes })
}

async function read({ request, file }: Sent, folder: string): Promise<ReadArtwork> {
  const result = await runArtworkProcess({ bytes: file, job: request.job, folder })
  if (result === 'busy') throw new PressError('busy')
  if ('failure' in result) throw new PressError('storage_full')
  if ('refusal' in result) throw new PressError(`file_${result.refusal}`)
  if (isRefused(result.artwork.answers)) throw new PressError('not_printable')
  return result.artwork
}

/** The request with the price that the server computes of it; it must be the one that the buyer has seen. */
async function quoted({ request, addressHash }: Sent, artwork: ReadArtwork, container: MedusaContainer) {
  const prices = await pressPrices(container)
  const { job, height, answers } = artwork
  const quote = quoteAsSeen(artwork, request, prices)
  if (quote.total !== request.total || prices.version !== request.priceVersion)
    throw new PressError('prices_changed', { before: request.total, now: quote.total })
  return {
    language: request.language,
    email: request.email,
    name: request.name,
    note: request.note,
    wish_date: request.wishDate,
    delivery: request.delivery,
    job,
    height,
    answers: answers.map(({ code, sign, values }) => ({ code, sign, values })),
    quote,
    price_version: prices.version,
    total: quote.total,
    tax_rate_percent: prices.pricing.taxRatePercent,
    currency: prices.pricing.currency,
    idempotency_key: request.key,
    address_hash: addressHash,
  } satisfies NewRequest
}

type Keeping = { folder: string; store: ArtworkStore; container: MedusaContainer }

/** Files first, then the rows: a crash in between leaves files that the retention job finds, never a row without them. */
async function keep(request: NewRequest, { sides }: ReadArtwork, { folder, store, container }: Keeping) {
  const { requests } = container.resolve(PRESS_MODULE)
  const { email: recipient } = await readStudioFacts(container)
  const kept: NewArtwork[] = []
  let added: PressRequest | undefined
  try {
    for (const kind of ARTWORK_KINDS) {
      const file = fileOf(folder, kind)
      const bytes = await readFile(file)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      kept.push({ kind, sha256, bytes: bytes.length, ...sides[kind], file_key: await store.keep(file) })
    }
    added = await requests.add(request, kept, (row) => [
      ...pressMail('press_received', row),
      ...pressMail('press_notice', row, { recipient }),
    ])
  } finally {
    // Refused by the database, or the second of two arrivals.
    if (added === undefined) for (const { file_key: key } of kept) await store.remove(key)
  }
  container.resolve('mailSender')?.wake()
  const row = added ?? (await requests.byKey(request.idempotency_key))
  if (row === undefined) throw new Error('A request that must exist is missing')
  return answerOf(row, container)
}

function answerOf({ id, number }: PressRequest, container: MedusaContainer): SentRequest {
  return { number, token: requestToken(id, container.resolve('environment').cookieSecret) }
}

async function unlessFull<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isDiskFull(error)) throw new PressError('storage_full')
    throw error
  }
}
