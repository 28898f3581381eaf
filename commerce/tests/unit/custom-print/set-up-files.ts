import { readdirSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { afterAll, beforeAll } from 'vitest'

/** A folder for the files of requests, and a shop that keeps them there. */
export function setUpFiles() {
  let dataDir: string
  const findFolder = () => join(dataDir, 'private-files', 'press')
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'press-files-'))
    await mkdir(findFolder(), { recursive: true })
  })
  afterAll(() => rmSync(dataDir, { recursive: true }))
  return {
    listKept: () => readdirSync(findFolder()),
    /** The shop with a database that knows and does what is given. */
    shopWith(stores: object): MedusaContainer {
      const parts: Record<string, unknown> = {
        environment: { dataDir, s3: undefined, cookieSecret: 'secret' },
        ...stores,
        [Modules.STORE]: { listStores: async () => [] },
      }
      return { resolve: (name: string) => parts[name] } as unknown as MedusaContainer
    },
  }
}
