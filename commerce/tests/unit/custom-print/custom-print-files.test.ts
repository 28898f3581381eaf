import { readdirSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC } from '../../../src/contract/custom-print/print-spec'
import { ARTWORK_KINDS } from '../../../src/contract/custom-print/staff-request'
import type { NewArtworkFile, NewPrintRequest } from '../../../src/custom-print/print-request-rows'
import { withTemporaryFolder } from '../../../src/custom-print/artwork/temporary-folder'
import { getArtworkPath } from '../../../src/custom-print/artwork/read-artwork'
import { renderVersionPreview } from '../../../src/custom-print/render-version'
import { saveRequest } from '../../../src/custom-print/create-request'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'press-files-'))
  await mkdir(join(dataDir, 'private-files', 'press'), { recursive: true })
})
afterAll(() => rmSync(dataDir, { recursive: true }))

/** The shop with a database that knows and does what is given. */
function shopWith(stores: object): MedusaContainer {
  const parts: Record<string, unknown> = {
    environment: { dataDir, s3: undefined, cookieSecret: 'secret' },
    ...stores,
    [Modules.STORE]: { listStores: async () => [] },
  }
  return { resolve: (name: string) => parts[name] } as unknown as MedusaContainer
}

describe('a drawing that is just being deleted', () => {
  it('is a request that has ended to who draws another version of it', async () => {
    const artwork = [{ kind: 'original', file_key: 'gone.png' }]
    const shop = shopWith({ printRequestStore: { listArtwork: async () => artwork } })
    await expect(
      renderVersionPreview({ id: 'preq_1', answers: [] }, DEFAULT_PRINT_SPEC, shop),
    ).rejects.toMatchObject({
      code: 'request_closed',
    })
    expect(readdirSync(join(dataDir, 'private-files', 'press'))).toEqual([])
  })
})

describe('a request whose answer of the database is lost', () => {
  const sizes = Object.fromEntries(ARTWORK_KINDS.map((kind) => [kind, { width: 1, height: 1 }]))
  const send = (shop: MedusaContainer, kinds: readonly (typeof ARTWORK_KINDS)[number][] = ARTWORK_KINDS) =>
    withTemporaryFolder(shop, async (place) => {
      for (const kind of kinds) await writeFile(getArtworkPath(place.folder, kind), kind)
      return saveRequest({ idempotency_key: 'key' } as NewPrintRequest, sizes as never, place, shop)
    })
  const kept = () => readdirSync(join(dataDir, 'private-files', 'press')).filter((name) => name !== '.parts')

  it('keeps its drawing, as it may be written all the same', async () => {
    let written: readonly NewArtworkFile[] = []
    const create = async (_request: NewPrintRequest, artwork: readonly NewArtworkFile[]) => {
      written = artwork
      throw new Error('Connection terminated unexpectedly')
    }
    await expect(send(shopWith({ printRequestStore: { create } }))).rejects.toThrow('Connection terminated')
    expect(kept().toSorted()).toEqual(written.map(({ file_key: key }) => key).toSorted())
    expect(written).toHaveLength(3)
  })

  it('keeps nothing where it is known to be written by another arrival, or not at all', async () => {
    const before = kept()
    const row = { id: 'preq_1', number: 27 }
    const requests = { create: async () => undefined, findByIdempotencyKey: async () => row }
    expect(await send(shopWith({ printRequestStore: requests }))).toMatchObject({ number: 27 })
    await expect(send(shopWith({ printRequestStore: requests }), ['original', 'thumbnail'])).rejects.toThrow(
      'ENOENT',
    )
    expect(kept()).toEqual(before)
  })
})
