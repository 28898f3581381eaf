import { describe, expect, it } from 'vitest'
import { printSpecSchema, versionSpecSchema } from '../../../../src/contract/custom-print/print-spec-schema'
import { keepCrop } from '../../../../src/custom-print/rules/keep-crop'
import { SPEC } from '../sample-proof'

describe('what a version of a proof cuts away of the drawing', () => {
  const crop = { left: 50, top: 0, right: 0, bottom: 0 }
  const cutSpec = { ...SPEC, crop }
  const resolve = (changes: object) => keepCrop(versionSpecSchema.parse({ ...SPEC, ...changes }), cutSpec)

  it('is what the version before does, as an older board says nothing of it', () => {
    expect(resolve({})).toEqual(cutSpec)
    expect(keepCrop(SPEC, SPEC)).toStrictEqual(SPEC)
  })

  it('is another part, or nothing, where the studio says so', () => {
    const another = { ...crop, left: 0, bottom: 300 }
    expect(resolve({ crop: another })).toEqual({ ...SPEC, crop: another })
    // Without the field, so that it equals a print that never was cut.
    expect(resolve({ crop: null })).toStrictEqual(SPEC)
  })

  it('leaves something, and is said by the studio alone to be nothing', () => {
    for (const wrong of [{}, { ...crop, right: 950 }, { ...crop, left: 0 }, { ...crop, angle: 1 }])
      expect(versionSpecSchema.safeParse({ ...SPEC, crop: wrong }).success).toBe(false)
    expect(versionSpecSchema.safeParse({ ...SPEC, angle: 1 }).success).toBe(false)
    expect(printSpecSchema.safeParse({ ...SPEC, crop: null }).success).toBe(false)
  })
})
