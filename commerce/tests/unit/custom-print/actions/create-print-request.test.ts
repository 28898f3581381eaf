import { writeFile } from 'node:fs/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { describe, expect, it } from 'vitest'
import { ARTWORK_KINDS } from '../../../../src/contract/custom-print/artwork-file'
import type { NewArtworkFile, NewPrintRequest } from '../../../../src/custom-print/stores/custom-print-rows'
import { withTemporaryFolder } from '../../../../src/custom-print/artwork/temporary-folder'
import { getArtworkPath } from '../../../../src/custom-print/artwork/import-artwork'
import { setUpFiles } from '../set-up-files'
import { saveRequest } from '../../../../src/custom-print/actions/create-print-request'

const files = setUpFiles()

describe('a request whose answer of the database is lost', () => {
  const sizes = Object.fromEntries(ARTWORK_KINDS.map((kind) => [kind, { width: 1, height: 1 }]))
  const send = (shop: MedusaContainer, kinds: readonly (typeof ARTWORK_KINDS)[number][] = ARTWORK_KINDS) =>
    withTemporaryFolder(shop, async (place) => {
      for (const kind of kinds) await writeFile(getArtworkPath(place.folder, kind), kind)
      return saveRequest({ idempotency_key: 'key' } as NewPrintRequest, sizes as never, place, shop)
    })
  const kept = () => files.listKept().filter((name) => name !== '.parts')

  it('keeps its drawing, as it may be written all the same', async () => {
    let written: readonly NewArtworkFile[] = []
    const create = async (_request: NewPrintRequest, artwork: readonly NewArtworkFile[]) => {
      written = artwork
      throw new Error('Connection terminated unexpectedly')
    }
    await expect(send(files.shopWith({ printRequestStore: { create } }))).rejects.toThrow(
      'Connection terminated',
    )
    expect(kept().toSorted()).toEqual(written.map(({ file_key: key }) => key).toSorted())
    expect(written).toHaveLength(3)
  })

  it('keeps nothing where it is known to be written by another arrival, or not at all', async () => {
    const before = kept()
    const row = { id: 'preq_1', number: 27 }
    const requests = { create: async () => undefined, findByIdempotencyKey: async () => row }
    expect(await send(files.shopWith({ printRequestStore: requests }))).toMatchObject({ number: 27 })
    await expect(
      send(files.shopWith({ printRequestStore: requests }), ['original', 'thumbnail']),
    ).rejects.toThrow('ENOENT')
    expect(kept()).toEqual(before)
  })
})
