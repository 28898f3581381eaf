import { describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import { draftSchema, EMPTY_CONTACT_DRAFT } from '@/custom-print/request-form/contact-draft'
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
    expect(draftSchema.safeParse({ ...draft, phone: '044' }).data).toEqual(draft)
    const { data } = storedArtworkSchema.safeParse({
      ...artwork,
      job: { ...DEFAULT_PRINT_SPEC, foil: true, counts: { ...DEFAULT_PRINT_SPEC.counts, XXL: 0 } },
      at: 1,
      studio: 'bern',
    })
    expect(data).toEqual(artwork)
  })

  it('is there in this one, where that release had a field less', () => {
    const { note: _, ...older } = draft
    expect(draftSchema.safeParse(older).data).toEqual({ ...draft, note: '' })
    const { isCleaned: __, isThickened: ___, ...olderSpec } = DEFAULT_PRINT_SPEC
    expect(storedArtworkSchema.safeParse({ ...artwork, job: olderSpec }).data).toEqual(artwork)
  })
})
