import { readdirSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIRST_JOB } from '../src/contract/custom-print/print-spec'
import { ARTWORK_KINDS } from '../src/contract/custom-print/staff-request'
import type { NewArtwork, NewRequest } from '../src/modules/custom-print/types'
import { inArtworkFolder } from '../src/custom-print/artwork/temporary-folder'
import { fileOf } from '../src/custom-print/artwork/read-artwork'
import { drawOnce } from '../src/custom-print/render-version'
import { keepRequest } from '../src/custom-print/create-request'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'press-files-'))
  await mkdir(join(dataDir, 'private-files', 'press'), { recursive: true })
})
afterAll(() => rmSync(dataDir, { recursive: true }))

/** The shop with a database that knows and does what is given. */
function shopWith(press: object): MedusaContainer {
  const parts: Record<string, unknown> = {
    environment: { dataDir, s3: undefined, cookieSecret: 'secret' },
    press,
    [Modules.STORE]: { listStores: async () => [] },
  }
  return { resolve: (name: string) => parts[name] } as unknown as MedusaContainer
}

describe('a drawing that is just being deleted', () => {
  it('is a request that has ended to who draws another version of it', async () => {
    const artwork = [{ kind: 'original', file_key: 'gone.png' }]
    const shop = shopWith({ requests: { artworkOf: async () => artwork } })
    await expect(drawOnce({ id: 'preq_1', answers: [] }, FIRST_JOB, shop)).rejects.toMatchObject({
      code: 'request_closed',
    })
    expect(readdirSync(join(dataDir, 'private-files', 'press'))).toEqual([])
  })
})

describe('a request whose answer of the database is lost', () => {
  const sides = Object.fromEntries(ARTWORK_KINDS.map((kind) => [kind, { width: 1, height: 1 }]))
  const send = (shop: MedusaContainer, kinds: readonly (typeof ARTWORK_KINDS)[number][] = ARTWORK_KINDS) =>
    inArtworkFolder(shop, async (place) => {
      for (const kind of kinds) await writeFile(fileOf(place.folder, kind), kind)
      return keepRequest({ idempotency_key: 'key' } as NewRequest, sides as never, place, shop)
    })
  const kept = () => readdirSync(join(dataDir, 'private-files', 'press')).filter((name) => name !== '.parts')

  it('keeps its drawing, as it may be written all the same', async () => {
    let written: readonly NewArtwork[] = []
    const add = async (_request: NewRequest, artwork: readonly NewArtwork[]) => {
      written = artwork
      throw new Error('Connection terminated unexpectedly')
    }
    await expect(send(shopWith({ requests: { add } }))).rejects.toThrow('Connection terminated')
    expect(kept().toSorted()).toEqual(written.map(({ file_key: key }) => key).toSorted())
    expect(written).toHaveLength(3)
  })

  it('keeps nothing where it is known to be written by another arrival, or not at all', async () => {
    const before = kept()
    const row = { id: 'preq_1', number: 27 }
    const requests = { add: async () => undefined, byKey: async () => row }
    expect(await send(shopWith({ requests }))).toMatchObject({ number: 27 })
    await expect(send(shopWith({ requests }), ['original', 'thumbnail'])).rejects.toThrow('ENOENT')
    expect(kept()).toEqual(before)
  })
})
