import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { get, productOf } from '../../commerce/integration-tests/harness/customer'
import { copyDatabase } from '../../commerce/integration-tests/harness/database'
import { startPostbox, type Postbox } from '../../commerce/integration-tests/harness/postbox'
import { clearFaults } from '../../commerce/integration-tests/harness/provider'
import { fillShelf } from '../../commerce/integration-tests/harness/shelf'
import { startShop, type Shop } from '../../commerce/integration-tests/harness/shop'
import type { Product } from '../../commerce/src/contract/catalogue'
import { checkBooks } from './checker'
import { liftAll } from './fail-point'
import { IS_FULL } from './fault'

/** Two sweeps of the shop, in milliseconds. */
const TWO_SWEEPS_MS = 21_000

/** Where the faults of a file happen. */
export type Scene = {
  shop: Shop
  postbox: Postbox
  /** Never runs out of stock. */
  skull: Product
  /** Ids of mails that a crash between sending and noting may have doubled. */
  doubled: Set<string>
}

type Options = {
  /** The database to work on; a copy of the prepared one unless told. */
  database?: () => Promise<string>
  dataDir?: string
  more?: Record<string, string>
}

/**
 * One shop for the faults of a file, with a mail catcher. After each fault what was ordered of the sandbox is
 * cleared, what is down is started, and the checker must find all books in order.
 */
export function stage(name: string, { database, ...options }: Options = {}): Scene {
  const scene = { doubled: new Set<string>() } as Scene
  const startCopy = () => copyDatabase(inject('preparedUrl'), name)
  beforeAll(async () => {
    scene.postbox = await startPostbox()
    await scene.postbox.open()
    const databaseUrl = await (database ?? startCopy)()
    await fillShelf(databaseUrl)
    scene.shop = await startShop(databaseUrl, { smtpUrl: scene.postbox.smtpUrl, ...options })
    scene.skull = await productOf(scene.shop, 'crying-skull')
  })
  afterEach(async () => {
    await heal(scene)
    await checkBooks(scene)
  })
  afterAll(async () => {
    if (IS_FULL) {
      await new Promise((resolve) => setTimeout(resolve, TWO_SWEEPS_MS))
      await checkBooks(scene)
    }
    await scene.shop?.stop()
    await scene.postbox?.close()
  })
  return scene
}

/** Takes away what a test that failed has left: the others must not suffer for it. */
async function heal({ shop, postbox }: Scene): Promise<void> {
  await liftAll()
  await clearFaults(shop)
  await postbox.open()
  const isUp = await get(`${shop.origin}/health`).catch(() => undefined)
  if (isUp === undefined) await shop.restart()
}
