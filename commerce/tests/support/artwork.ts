import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { EXAMPLE_PRICE_TABLE, computePrintQuote } from '../../src/contract/custom-print/print-quote'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '../../src/contract/custom-print/print-spec'
import { BUYER_REQUEST_PATH, PRINT_REQUESTS_PATH } from '../../src/contract/api/api-paths'
import { buyerRequestSchema } from '../../src/contract/custom-print/buyer-request'
import { sumProofLines, replaceUnitPrices } from '../../src/contract/custom-print/proof-lines'
import { computeDraftLines } from '../../src/contract/custom-print/proof-draft'
import {
  FILE_PART,
  REQUEST_PART,
  type SentRequest,
  sentRequestSchema,
} from '../../src/contract/custom-print/print-request'
import {
  type NewProofBody,
  type StaffRequest,
  staffRequestsSchema,
} from '../../src/contract/custom-print/staff-request'
import { DEFAULT_PRICING } from '../../src/contract/money/totals'
import { get, send } from './shop-client'
import type { Shop } from './shop'
import { parseExactly } from './parse-exactly'

/** The total of the first spec by the example prices, in Rappen. */
export const TOTAL = computePrintQuote(
  { ...DEFAULT_PRINT_SPEC, area: 784, delivery: 'shipping' },
  EXAMPLE_PRICE_TABLE,
  DEFAULT_PRICING,
).total

type Request = Record<string, unknown> & { key: string }

/** A request as the bench sends it, with its total by the example prices unless another is given. */
export function buildRequest(changes: Record<string, unknown> & { job?: PrintSpec } = {}): Request {
  const spec = changes.job ?? DEFAULT_PRINT_SPEC
  const area = spec.width ** 2 / 100
  const { total } = computePrintQuote(
    { ...spec, area, delivery: 'shipping' },
    EXAMPLE_PRICE_TABLE,
    DEFAULT_PRICING,
  )
  return {
    key: randomUUID(),
    language: 'en',
    email: `${randomUUID()}@example.ch`,
    name: 'Anna Muster',
    note: '',
    wishDate: null,
    delivery: 'shipping',
    job: spec,
    priceVersion: 0,
    total,
    ...changes,
  }
}

/** A drawing of a ring, as a square of `side` px. */
export function drawRing(side: number) {
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100">
        <rect width="100" height="100" fill="#fff"/><circle cx="50" cy="50" r="40" fill="none" stroke="#111" stroke-width="12"/></svg>`,
    ),
  )
}

/** A drawing of a beam, four times as wide as high, on a square sheet of 900 px. */
export function drawBeam() {
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">
        <rect width="900" height="900" fill="#fff"/><rect x="50" y="350" width="800" height="200" fill="#111"/></svg>`,
    ),
  )
}

/** Sends a drawing as the bench does, a ring unless it is given; returns the request's number and the token of its link. */
export async function submitArtwork(
  shop: Pick<Shop, 'origin'>,
  request: Request = buildRequest(),
  file = drawRing(900),
  headers: Record<string, string> = {},
): Promise<SentRequest> {
  const form = new FormData()
  form.set(REQUEST_PART, JSON.stringify(request))
  form.set(FILE_PART, new Blob([new Uint8Array(await file.png().toBuffer())]), 'ring.png')
  const response = await fetch(`${shop.origin}${PRINT_REQUESTS_PATH}`, {
    method: 'POST',
    body: form,
    headers,
  })
  const body: unknown = await response.json()
  if (response.status !== 201)
    throw new Error(`The press answered ${response.status}: ${JSON.stringify(body)}`)
  return parseExactly(sentRequestSchema, body)
}

/** Builds the proof that the studio sends when it changes only the given fields. */
export function buildProofInput(
  { proofs, draft }: StaffRequest,
  changes: Partial<NewProofBody> = {},
): NewProofBody {
  const amounts = draft.lines.map(({ eachInRappen }) => eachInRappen)
  return {
    key: randomUUID(),
    version: proofs.length + 1,
    amounts,
    total: sumProofLines(replaceUnitPrices(draft.lines, changes.amounts ?? amounts) ?? [], draft).total,
    readyOn: draft.readyOn,
    message: '',
    ...changes,
  }
}

/** The open request of this number, as the board has it. */
export async function fetchStaffRequest(
  shop: Pick<Shop, 'origin'>,
  number: number,
  staff: Record<string, string>,
): Promise<StaffRequest> {
  const { body } = await get(`${shop.origin}/admin/press-requests`, staff)
  const found = parseExactly(staffRequestsSchema, body).requests.find((request) => request.number === number)
  if (found === undefined) throw new Error(`The board has no open request ${number}`)
  return found
}

/** Builds the proof that the studio sends when it prints by another spec than the buyer's. */
export function buildChangedProof(
  request: StaffRequest,
  spec: PrintSpec,
  changes: Partial<NewProofBody> = {},
): NewProofBody {
  const { draft } = request
  const lines = computeDraftLines(draft, spec)
  const amounts = lines.map(({ eachInRappen }) => eachInRappen)
  return buildProofInput(request, {
    job: spec,
    amounts,
    total: sumProofLines(lines, draft).total,
    ...changes,
  })
}

/** A proof of a new request, which waits for its buyer; `printing` says what it changes of the spec. */
export async function createProofedRequest(
  shop: Pick<Shop, 'origin'>,
  staff: Record<string, string>,
  { request, printing }: { request?: Request; printing?: Partial<PrintSpec> } = {},
) {
  const { number, token } = await submitArtwork(shop, request)
  const found = await fetchStaffRequest(shop, number, staff)
  const proof =
    printing === undefined
      ? buildProofInput(found)
      : buildChangedProof(found, { ...found.draft.spec, ...printing })
  const { status } = await send(`${shop.origin}/admin/press-requests/${found.id}/proofs`, proof, staff)
  if (status !== 200) throw new Error(`Sending the proof answered ${status}`)
  const { body } = await get(`${shop.origin}${BUYER_REQUEST_PATH}?token=${token}`)
  const linked = parseExactly(buyerRequestSchema, body)
  return { id: found.id, number, token, proofId: linked.proofs.at(-1)?.id ?? '', total: proof.total }
}
