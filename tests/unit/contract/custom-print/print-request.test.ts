import { describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import { printRequestBodySchema } from '@contract/custom-print/print-request'

describe('a request that is sent', () => {
  const request = {
    key: '7b9c1e7e-4a1f-4a58-9c0d-0d6c1f0a2b3c',
    language: 'de',
    email: ' anna.muster@example.ch ',
    name: 'Anna Muster',
    note: '',
    wishDate: null,
    delivery: 'shipping',
    job: DEFAULT_PRINT_SPEC,
    priceVersion: 0,
    total: 31231,
  }

  it('has one address, a name and nothing more', () => {
    expect(printRequestBodySchema.parse(request).email).toBe('anna.muster@example.ch')
    for (const wrong of [
      { email: 'a@b.ch, c@d.ch' },
      { email: 'nobody' },
      { email: `${'x'.repeat(250)}@b.ch` },
      { name: ' ' },
      { name: 'x'.repeat(81) },
      { name: 'A\r\nBcc: x@y.ch' },
      { note: 'x'.repeat(1001) },
      { note: 'a\0b' },
      { name: 'a\ud800' },
      { wishDate: 'tomorrow' },
      { wishDate: '2026-02-31' },
      { job: { ...DEFAULT_PRINT_SPEC, counts: { S: 300, M: 300, L: 0, XL: 0 } } },
      { key: 'x' },
      { more: 1 },
    ])
      expect(printRequestBodySchema.safeParse({ ...request, ...wrong }).success, JSON.stringify(wrong)).toBe(
        false,
      )
  })

  it('prints a part of the drawing, or all of it, as a browser of the release before sends it', () => {
    const parse = (crop: unknown) =>
      printRequestBodySchema.safeParse({ ...request, job: { ...DEFAULT_PRINT_SPEC, crop } }).data?.job
    const crop = { left: 500, top: 0, right: 480, bottom: 1 }
    expect(parse(crop)).toEqual({ ...DEFAULT_PRINT_SPEC, crop })
    expect(printRequestBodySchema.parse(request).job.crop).toBe(undefined)
    for (const wrong of [
      null,
      {},
      { ...crop, right: 481 },
      { ...crop, left: -1 },
      { ...crop, top: 0.5 },
      { ...crop, bottom: '1' },
      { ...crop, angle: 3 },
      { left: 0, top: 0, right: 0, bottom: 0 },
      { left: 0, top: 500, right: 0, bottom: 500 },
    ])
      expect(parse(wrong), JSON.stringify(wrong)).toBe(undefined)
  })
})
