import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MedusaContainer } from '@medusajs/framework/types'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createArtworkStore } from '../../../../src/custom-print/artwork/artwork-store'
import { deleteOrphanedFiles } from '../../../../src/custom-print/actions/delete-requests'

const TWO_HOURS_AGO = new Date(Date.now() - 7_200_000)

let dataDir: string
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'artwork-'))))
afterEach(() => rmSync(dataDir, { recursive: true }))

it('drawings that a crash has left without a request are gone after an hour, whole or not; others stay', async () => {
  const folder = join(dataDir, 'private-files', 'press')
  const container = {
    resolve: (name: string) =>
      name === 'retentionStore'
        ? {
            listOrphanedKeys: async (keys: string[]) => keys.filter((key) => key !== 'owned.png'),
          }
        : { dataDir, s3: undefined },
  } as unknown as MedusaContainer
  const unfinished = [0, 0].map(() => createArtworkStore(container).createTemporaryFolder())
  const [old = '', fresh = ''] = await Promise.all(unfinished)
  mkdirSync(folder, { recursive: true })
  for (const name of ['owned.png', 'stray.png', 'new.png']) writeFileSync(join(folder, name), 'a drawing')
  writeFileSync(join(old, 'original.png'), 'a drawing')
  for (const path of [old, join(folder, 'owned.png'), join(folder, 'stray.png')])
    utimesSync(path, TWO_HOURS_AGO, TWO_HOURS_AGO)

  await deleteOrphanedFiles(container)
  expect(readdirSync(folder).toSorted()).toEqual(['.parts', 'new.png', 'owned.png'])
  expect(readdirSync(join(folder, '.parts')).map((name) => join(folder, '.parts', name))).toEqual([fresh])
})
