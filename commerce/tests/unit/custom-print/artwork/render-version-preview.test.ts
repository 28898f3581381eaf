import { describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '../../../../src/contract/custom-print/print-spec'
import { fitsShirt, renderVersionPreview } from '../../../../src/custom-print/artwork/render-version-preview'
import { setUpFiles } from '../set-up-files'

const files = setUpFiles()

describe('a print as it was drawn', () => {
  it('lies on its shirt, unless it became higher than by a pixel', () => {
    const spec: PrintSpec = { ...DEFAULT_PRINT_SPEC, width: 280, belowNeck: 340 }
    for (const height of [70, 280, 281]) expect([height, fitsShirt(spec, height)]).toEqual([height, true])
    for (const height of [283, 430]) expect([height, fitsShirt(spec, height)]).toEqual([height, false])
    expect(fitsShirt({ ...spec, belowNeck: 70 }, 430)).toBe(false)
  })
})

describe('a drawing that is just being deleted', () => {
  it('is a request that has ended to who draws another version of it', async () => {
    const artwork = [{ kind: 'original', file_key: 'gone.png' }]
    const shop = files.shopWith({ printRequestStore: { listArtwork: async () => artwork } })
    await expect(
      renderVersionPreview({ id: 'preq_1', results: [] }, { spec: DEFAULT_PRINT_SPEC }, shop),
    ).rejects.toMatchObject({
      body: { code: 'request_closed' },
    })
    expect(files.listKept()).toEqual([])
  })
})
