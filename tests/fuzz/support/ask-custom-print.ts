import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { PRINT_PRICES_PATH, BUYER_REQUEST_PATH, PRINT_REQUESTS_PATH } from '@contract/api/api-paths'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import { type RawAnswer, send } from './send-raw-request'

const { siteUrl, staff } = inject('shop')

export const SVG = readFileSync(join(import.meta.dirname, '../../../public/media/press/ibex.svg'))
export const SPEC = { ...DEFAULT_PRINT_SPEC, width: 200 }

/** A request that has a proof: what its buyer could send. */
export type ProofReference = { id: string; token: string; proofId: string; total: number }

export const isBusy = ({ status, body }: RawAnswer) => status === 503 && body.includes('"busy"')

export const get = (path: string) => send(siteUrl, { method: 'GET', path, headers: {}, body: '' })
export const post = (path: string, body: string, type: string, headers: Record<string, string> = {}) =>
  send(siteUrl, {
    method: 'POST',
    path,
    headers: { 'content-type': type, origin: siteUrl, ...headers },
    body,
  })

const BOUNDARY = 'x'.repeat(20)
const named = (name: string) => name.replaceAll(/["\r\n]/g, '_')

export function sendForm(
  path: string,
  fields: [string, string][],
  bytes: Buffer | undefined,
): Promise<RawAnswer> {
  const parts = fields.map(
    ([name, value]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${named(name)}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(parts.join('')),
    ...(bytes === undefined ? [] : [Buffer.from(head), bytes, Buffer.from('\r\n')]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, origin: siteUrl }
  return send(siteUrl, { method: 'POST', path, headers, body })
}

export async function createProofedRequest(): Promise<ProofReference> {
  const { version } = JSON.parse((await get(PRINT_PRICES_PATH)).body)
  const content = {
    key: crypto.randomUUID(),
    language: 'en',
    email: `${crypto.randomUUID()}@example.ch`,
    name: 'Anna Muster',
    note: '',
    wishDate: null,
    delivery: 'shipping',
    job: SPEC,
    priceVersion: version,
    total: 27_171,
  }
  const { number, token } = JSON.parse(
    (await sendForm(PRINT_REQUESTS_PATH, [['request', JSON.stringify(content)]], SVG)).body,
  )
  const board = JSON.parse(
    (await send(siteUrl, { method: 'GET', path: '/admin/press-requests', headers: staff, body: '' })).body,
  )
  const { id, draft } = board.requests.find((one: { number: number }) => one.number === number)
  const proof = {
    key: crypto.randomUUID(),
    version: 1,
    amounts: draft.lines.map((line: { eachInRappen: number }) => line.eachInRappen),
    total: content.total,
    readyOn: draft.readyOn,
    message: '',
  }
  await post(`/admin/press-requests/${id}/proofs`, JSON.stringify(proof), 'application/json', staff)
  const linked = JSON.parse((await get(`${BUYER_REQUEST_PATH}?token=${token}`)).body)
  return { id, token, proofId: linked.proofs[0].id, total: content.total }
}
