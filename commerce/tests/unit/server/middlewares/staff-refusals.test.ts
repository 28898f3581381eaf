import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { describe, expect, it, vi } from 'vitest'
import { isShopFailure, sendFailure } from '../../../../src/server/middlewares/send-failure'
import { StaffRefusal } from '../../../../src/refusals/staff-refusal'

const SERVER = join(import.meta.dirname, '..', '..', '..', '..', 'src')

function answer(error: unknown, path: string, headers: Record<string, string> = {}) {
  const request = { path, headers, scope: { resolve: () => ({ warn: vi.fn(), error: vi.fn() }) } }
  const response = { setHeader: vi.fn(), status: vi.fn(), json: vi.fn() }
  response.status.mockReturnValue(response)
  expect(isShopFailure(error, request as unknown as MedusaRequest)).toBe(true)
  sendFailure(error, request as unknown as MedusaRequest, response as unknown as MedusaResponse)
  return { status: response.status.mock.lastCall?.[0], body: response.json.mock.lastCall?.[0] }
}

describe('what staff are refused', () => {
  it('is a code, and a sentence in the language of who asks', () => {
    const refusal = new StaffRefusal('no_such_order')
    expect(answer(refusal, '/admin/orders/order_1/studio')).toEqual({
      status: 404,
      body: { type: 'not_found', message: 'The shop has taken no such order.', code: 'no_such_order' },
    })
    for (const headers of [{ cookie: 'lng=de' }, { 'accept-language': 'de-CH' }])
      expect(answer(refusal, '/admin/orders/order_1/studio', headers).body.message).toBe(
        'Eine solche Bestellung hat der Shop nicht.',
      )
  })

  it('says the tracking number that stands, which the board says in its own sentence', () => {
    const values = { tracking: '99.1' }
    expect(answer(new StaffRefusal('tracking_stands', { values }), '/admin/orders/order_1/studio')).toEqual({
      status: 409,
      body: { type: 'conflict', message: expect.stringContaining('99.1'), code: 'tracking_stands', values },
    })
  })

  it.each([
    ['press_busy', 503],
    ['storage_full', 507],
  ] as const)('is no fault of theirs while a drawing cannot be read: %s', (code, status) => {
    expect(answer(new StaffRefusal(code), '/admin/press-requests/preq_1/preview').status).toBe(status)
  })

  it('is the same where a workflow has passed it on', () => {
    const refusal = new StaffRefusal('refund_too_large', { status: 409, values: { left: 'CHF 2.20' } })
    const passed = { ...refusal, message: refusal.message, name: refusal.name, stack: refusal.stack }
    const path = '/admin/payments/pay_1/refund'
    expect(answer(passed, path)).toEqual(answer(refusal, path))
    expect(answer(passed, path).body.message).toBe(
      'No more than CHF 2.20 of this payment is left to be refunded.',
    )
  })

  it('is answered below /api as all failures are there', () => {
    expect(answer(new StaffRefusal('no_images'), '/api/upload-images', { cookie: 'lng=fr' })).toEqual({
      status: 400,
      body: { error: 'Il n’y a pas d’image dans le formulaire.', code: 'no_images' },
    })
  })

  it('has its sentence among the texts, and never in the code', () => {
    const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    )
    expect(files.length).toBeGreaterThan(300)
    const found = files.filter((file) => {
      const code = readFileSync(join(SERVER, file), 'utf8')
      return /new MedusaError\(/.test(code) || (file.startsWith('api/') && /\bmessage: ['"`]\w+ /.test(code))
    })
    expect(found).toEqual([])
  })
})
