import { Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { receiveArtwork } from '../../../../src/custom-print/http/receive-artwork'
import { MAX_REQUEST_BODY_BYTES } from '../../../../src/contract/custom-print/print-request'

/** Sends a body of so many bytes that is no form; returns why it is refused, and whether any of it was read. */
function send(bytes: number) {
  const read = vi.fn()
  const next = vi.fn<(error?: unknown) => void>()
  const body = new Readable({ read })
  const request = Object.assign(body, { headers: { 'content-length': String(bytes) }, is: () => false })
  void receiveArtwork(request as unknown as MedusaRequest, {} as MedusaResponse, next)
  return { refusal: next.mock.calls[0]?.[0], isRead: read.mock.calls.length > 0 }
}

describe('what is sent as a drawing', () => {
  it('is refused as too large by its length, before any of it is read, from 14 MB on', () => {
    const { refusal, isRead } = send(MAX_REQUEST_BODY_BYTES + 1)
    expect(refusal).toMatchObject({ status: 413, body: { code: 'file_size' } })
    expect(isRead).toBe(false)
  })

  it('is judged by what it is up to 14 MB', () => {
    expect(send(MAX_REQUEST_BODY_BYTES).refusal).toMatchObject({ body: { code: 'invalid_form' } })
  })
})
