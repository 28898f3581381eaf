import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { COMMERCE } from './server-process'
import { copyDatabase } from './database'
import { type TestMailbox, startTestMailbox } from './test-mailbox'
import { type Shop, startShop } from './shop'
import { fetchStaffHeaders } from './staff'

/** A shop whose mails and drawings can be looked at, and what a member of its staff sends with each request. */
export type PressShop = {
  shop: Shop
  mailbox: TestMailbox
  staff: Record<string, string>
  /** The folder of the drawings and their pictures; it is there from the first one on. */
  drawings: string
  /** Ends all of it, and deletes its files. */
  stop: () => Promise<void>
}

/** Starts one on a database of its own, called by that name; `more` are further variables of its server. */
export async function startPressShop(name: string, more: Record<string, string> = {}): Promise<PressShop> {
  const parent = join(COMMERCE, '..', '.data')
  mkdirSync(parent, { recursive: true })
  const dataDir = mkdtempSync(join(parent, `${name}-`))
  const mailbox = await startTestMailbox()
  let shop: Shop | undefined
  const stop = async () => {
    await shop?.stop()
    await mailbox.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await mailbox.open()
    const database = await copyDatabase(inject('preparedUrl'), name)
    shop = await startShop(database, { smtpUrl: mailbox.smtpUrl, dataDir, more })
    const drawings = join(dataDir, 'private-files', 'press')
    return { shop, mailbox, staff: await fetchStaffHeaders(shop), drawings, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
