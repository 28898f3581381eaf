import { inject } from 'vitest'
import type { Product } from '../../src/contract/catalogue'
import { productOf } from './customer'
import { copyDatabase } from './database'
import { startPostbox, type Postbox } from './postbox'
import { startShop, type Shop } from './shop'
import { staffHeaders } from './staff'

/** A shop whose mails can be read, one of its shirts, and what a member of its staff sends with each request. */
export type StaffedShop = { shop: Shop; postbox: Postbox; skull: Product; staff: Record<string, string> }

/** Starts one on a database of its own, called by that name. The caller stops the shop and closes the postbox. */
export async function startStaffedShop(name: string): Promise<StaffedShop> {
  const postbox = await startPostbox()
  let shop: Shop | undefined
  try {
    await postbox.open()
    shop = await startShop(await copyDatabase(inject('preparedUrl'), name), { smtpUrl: postbox.smtpUrl })
    return { shop, postbox, skull: await productOf(shop, 'crying-skull'), staff: await staffHeaders(shop) }
  } catch (error) {
    await shop?.stop()
    await postbox.close()
    throw error
  }
}
