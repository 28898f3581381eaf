import type { MedusaContainer } from '@medusajs/framework/types'
import { readStudioProfile } from '../../studio/read-studio-profile'
import { isSameFilm } from '../../print-kernel/film-positive/film-sample'
import { hasRefusal } from '../../print-kernel/preflight/preflight-result'
import type { PrintRequestInput, SentRequest } from '../../contract/custom-print/print-request'
import { ARTWORK_KINDS } from '../../contract/custom-print/artwork-file'
import { createRequestToken } from '../../links/request-token'
import type { NewArtworkFile, NewPrintRequest, PrintRequest } from '../stores/custom-print-rows'
import type { TemporaryFolder } from '../artwork/temporary-folder'
import { storeArtworkFile } from '../artwork/store-artwork-file'
import { getArtworkPath, type ImportedArtwork } from '../artwork/import-artwork'
import { withUploadedArtwork } from '../artwork/with-uploaded-artwork'
import { CustomPrintRefusal } from '../custom-print-refusal'
import { readPrices } from '../queries/read-prices'
import {
  assertCapacity,
  assertPriceUnchanged,
  assertRequestedDate,
  assertRequestRate,
  toPriceColumns,
} from './request-checks'
import { toStoredResults } from '../rules/to-stored-results'
import { buildRequestMail } from '../rules/build-request-mail'
import { matchSeenQuote } from '../rules/quote-request'

type Submission = {
  request: PrintRequestInput
  file: Buffer
  /** Of the film that the buyer was shown, as `sampleFilm` has it; undefined from a page that sends none. */
  filmSample: string | undefined
  ipHash: string
}

/**
 * Stores a request with its artwork, and mails buyer and studio. If anything fails, nothing is stored. The same
 * key creates one request only. Rejects with CustomPrintRefusal.
 */
export async function createPrintRequest(
  submission: Submission,
  container: MedusaContainer,
): Promise<SentRequest> {
  const requests = container.resolve('printRequestStore')
  const earlierRequest = await requests.findByIdempotencyKey(submission.request.key)
  if (earlierRequest !== undefined) return toSentRequest(earlierRequest, container)
  await assertRequestRate(submission, container)
  await assertCapacity(container)
  assertRequestedDate(submission.request.requestedDate)
  return withUploadedArtwork(
    { file: submission.file, spec: submission.request.spec },
    container,
    async (artwork, temporary) => {
      if (hasRefusal(artwork.results)) throw new CustomPrintRefusal('not_printable')
      return saveRequest(
        await priceRequest(submission, artwork, container),
        artwork.sizes,
        temporary,
        container,
      )
    },
  )
}

/** Returns the request with the price computed by the server, which must be the one that the buyer has seen. */
async function priceRequest(
  { request, filmSample, ipHash }: Submission,
  artwork: ImportedArtwork,
  container: MedusaContainer,
) {
  const prices = await readPrices(container)
  const { spec, heightMm: height, results } = artwork
  const quote = matchSeenQuote(artwork, request, prices)
  assertPriceUnchanged(quote, prices, request)
  return {
    ...toPriceColumns(quote, prices),
    language: request.language,
    email: request.email,
    name: request.name,
    note: request.note,
    requested_date: request.requestedDate,
    delivery: request.delivery,
    spec,
    height,
    results: toStoredResults(results, isOtherFilm(filmSample, artwork.filmSample)),
    idempotency_key: request.key,
    address_hash: ipHash,
  } satisfies NewPrintRequest
}

/** Whether both films are known and differ. */
const isOtherFilm = (buyerSample: string | undefined, ownSample: string | undefined): boolean =>
  buyerSample !== undefined && ownSample !== undefined && !isSameFilm(buyerSample, ownSample)

/**
 * Stores the files first, then the rows: after a crash in between there are files that the retention job deletes,
 * but never rows without files.
 */
export async function saveRequest(
  request: NewPrintRequest,
  sizes: ImportedArtwork['sizes'],
  temporary: TemporaryFolder,
  container: MedusaContainer,
): Promise<SentRequest> {
  const requests = container.resolve('printRequestStore')
  const { email: recipient } = await readStudioProfile(container)
  const { reorder_of: before } = request
  const reorderOf = before === undefined ? undefined : (await requests.readNumbers([before])).get(before)
  const files = await storeArtworkFiles(sizes, temporary)
  // If this rejects, the rows may be written all the same. The files stay, and the retention job decides.
  const newRow = await requests.create(request, files, (row) => [
    ...buildRequestMail('press_received', row, { reorderOf }),
    ...buildRequestMail('press_notice', row, { recipient, reorderOf }),
  ])
  // A second request with the same key was stored first.
  if (newRow === undefined) await removeArtworkFiles(files, temporary)
  const row = newRow ?? (await requests.findByIdempotencyKey(request.idempotency_key))
  if (row === undefined) throw new Error('A request that must exist is missing')
  return toSentRequest(row, container)
}

async function storeArtworkFiles(
  sizes: ImportedArtwork['sizes'],
  temporary: TemporaryFolder,
): Promise<NewArtworkFile[]> {
  const files: NewArtworkFile[] = []
  try {
    for (const kind of ARTWORK_KINDS)
      files.push({
        kind,
        ...sizes[kind],
        ...(await storeArtworkFile(getArtworkPath(temporary.folder, kind), temporary.store)),
      })
    return files
  } catch (error) {
    // No row refers to these files yet.
    await removeArtworkFiles(files, temporary)
    throw error
  }
}

async function removeArtworkFiles(
  files: readonly NewArtworkFile[],
  { store }: TemporaryFolder,
): Promise<void> {
  for (const { file_key: key } of files) await store.remove(key)
}

/** Returns what the sender of a request gets: its number and token. */
export function toSentRequest({ id, number }: PrintRequest, container: MedusaContainer): SentRequest {
  return { number, token: createRequestToken(id, container.resolve('environment').cookieSecret) }
}
