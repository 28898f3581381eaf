import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, inject, vi } from 'vitest'
import type { Product } from '../../src/contract/catalogue/catalogue'
import { fetchShopCatalogue, fetchProduct } from './shop-client'
import { copyDatabase } from './database'
import { startTestMailbox, type TestMailbox } from './test-mailbox'
import { keepRows, restoreRows, WAIT } from './restore-rows'
import { startShop, type Shop } from './shop'
import { fetchStaffHeaders } from './staff'

/** A shop whose mails and files can be looked at, and what a member of its staff sends with each request. */
export type SharedShop = {
  shop: Shop
  mailbox: TestMailbox
  /** One of its shirts. */
  skull: Product
  staff: Record<string, string>
  dataDir: string
  /** The folder of the drawings and their pictures; it is there from the first one on. */
  drawings: string
}

type Kept = Pick<SharedShop, 'shop' | 'mailbox' | 'dataDir'> & { products: Product[] }

let kept: Promise<Kept> | undefined
let started = 0

/**
 * A shop as the seed leaves it: empty but for its products, its staff and an open mailbox. Files that run one after
 * another have the same server, which starts anew only where one of them has left it in a state that cannot be mended.
 * Nobody stops it: it ends with the process that runs the tests.
 */
export async function takeShop(): Promise<SharedShop> {
  const earlier = await kept
  if (earlier !== undefined && !(await tryToEmpty(earlier))) {
    await Promise.all([earlier.shop.stop(), earlier.mailbox.close()])
    kept = undefined
  }
  kept ??= start().catch((error: unknown) => {
    kept = undefined
    throw error
  })
  const { shop, mailbox, dataDir } = await kept
  return {
    shop: separateOutput(shop),
    mailbox,
    skull: await fetchProduct(shop, 'crying-skull'),
    staff: await fetchStaffHeaders(shop),
    dataDir,
    drawings: join(dataDir, 'private-files', 'press'),
  }
}

async function start(): Promise<Kept> {
  const name = `shared_${process.pid}_${started++}`
  // Deleted with the files of PostgreSQL.
  const dataDir = join(dirname(inject('spareDataDir')), name)
  mkdirSync(dataDir)
  const mailbox = await startTestMailbox()
  await mailbox.open()
  const databaseUrl = await copyDatabase(inject('preparedUrl'), name)
  await keepRows(databaseUrl)
  const more = { TRUST_PROXY: '1' }
  const shop = await startShop(databaseUrl, { smtpUrl: mailbox.smtpUrl, dataDir, more })
  return { shop, mailbox, dataDir, products: (await fetchShopCatalogue(shop)).products }
}

/** Whether nothing is left of what was done in a shop. */
async function tryToEmpty({ shop, mailbox, dataDir, products }: Kept): Promise<boolean> {
  try {
    shop.emptySandbox()
    await fetch(`${shop.origin}/ready`).catch(() => shop.restart())
    await restoreRows(shop.databaseUrl)
    await mailbox.empty()
    rmSync(dataDir, { recursive: true })
    mkdirSync(dataDir)
    await vi.waitFor(async () => expect((await fetchShopCatalogue(shop)).products).toEqual(products), WAIT)
    return true
  } catch (error) {
    console.warn('The shared shop starts anew:', error)
    return false
  }
}

/** The same shop, whose server has said nothing yet. */
function separateOutput(shop: Shop): Shop {
  const before = shop.server()
  const from = before.output().length
  return {
    ...shop,
    server() {
      const now = shop.server()
      return now === before ? { ...now, output: () => now.output().slice(from) } : now
    },
  }
}
