import { describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import { encodeNames } from '@contract/custom-print/field-names'
import { EMPTY_CONTACT_DRAFT, readStoredDraft } from '@/custom-print/request-form/contact-draft'
import { storedArtworkSchema } from '@/custom-print/storage/load-artwork'

describe('what a visitor has drawn and typed in another release', () => {
  const draft = { ...EMPTY_CONTACT_DRAFT, email: 'anna@example.ch', attempt: { sent: '{}', key: 'k' } }
  const artwork = {
    file: new Blob(['x']),
    name: 'ibex.png',
    job: DEFAULT_PRINT_SPEC,
    delivery: 'shipping',
    at: 1,
  }

  it('is there in this one, where that release had a field more', () => {
    expect(readStoredDraft({ ...encodeNames(draft), phone: '044' })).toEqual(draft)
    const { data } = storedArtworkSchema.safeParse({
      ...artwork,
      job: { ...DEFAULT_PRINT_SPEC, foil: true, counts: { ...DEFAULT_PRINT_SPEC.counts, XXL: 0 } },
      at: 1,
      studio: 'bern',
    })
    expect(data).toEqual(artwork)
  })

  it('is there in this one, where that release had a field less', () => {
    const { note: _, ...older } = encodeNames(draft)
    expect(readStoredDraft(older)).toEqual({ ...draft, note: '' })
    const { isCleaned: __, isThickened: ___, ...olderSpec } = DEFAULT_PRINT_SPEC
    expect(storedArtworkSchema.safeParse({ ...artwork, job: olderSpec }).data).toEqual(artwork)
  })

  it('is cut as it was, and whole where that release had no crop', () => {
    const crop = { left: 125, top: 0, right: 30, bottom: 0 }
    const job = { ...DEFAULT_PRINT_SPEC, crop: { ...crop, angle: 3 } }
    const read = storedArtworkSchema.safeParse({ ...artwork, job }).data
    expect(read?.job.crop).toEqual(crop)
    expect(storedArtworkSchema.safeParse(artwork).data?.job.crop).toBe(undefined)
  })

  it.each([
    { left: 600, top: 0, right: 600, bottom: 0 },
    { left: 0, top: 0, right: 0, bottom: 0 },
    { left: 12.5, top: 0, right: 0, bottom: 0 },
    'tight',
  ])('is kept whole where it cannot be cut like %o', (crop) => {
    const job = { ...DEFAULT_PRINT_SPEC, crop }
    expect(storedArtworkSchema.safeParse({ ...artwork, job }).data).toEqual(artwork)
  })

  it('has the day by which it is wanted, which storage knows by an older name', () => {
    const stored = { email: 'anna@example.ch', wishDate: '2026-12-04' }
    const read = { ...EMPTY_CONTACT_DRAFT, email: 'anna@example.ch', requestedDate: '2026-12-04' }
    expect(readStoredDraft(stored)).toEqual(read)
    expect(encodeNames(read)).toMatchObject(stored)
  })
})
