import { inject } from 'vitest'
import type { Product } from '../../src/contract/catalogue'
import { productOf } from './customer'
import { copyDatabase } from './database'
import { startMailbox, type Mailbox } from './mailbox'
import { startShop, type Shop } from './shop'
import { staffHeaders } from './staff'

/** A shop whose mails can be read, one of its shirts, and what a member of its staff sends with each request. */
export type StaffedShop = { shop: Shop; mailbox: Mailbox; skull: Product; staff: Record<string, string> }

/** Starts one on a database of its own, called by that name. The caller stops the shop and closes the mailbox. */
export async function startStaffedShop(name: string): Promise<StaffedShop> {
  const mailbox = await startMailbox()
  let shop: Shop | undefined
  try {
    await mailbox.open()
    shop = await startShop(await copyDatabase(inject('preparedUrl'), name), { smtpUrl: mailbox.smtpUrl })
    return { shop, mailbox, skull: await productOf(shop, 'crying-skull'), staff: await staffHeaders(shop) }
  } catch (error) {
    await shop?.stop()
    await mailbox.close()
    throw error
  }
}
