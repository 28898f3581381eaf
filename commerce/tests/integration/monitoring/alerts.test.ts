import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { buy, toCartItem, fetchProduct } from '../../support/shop-client'
import { copyDatabase, query } from '../../support/database'
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox'
import { runJob } from '../../support/run-job'
import { startShop, type Shop } from '../../support/shop'

const STUDIO = 'alerts@example.ch'

let folder: string
let mailbox: TestMailbox
let here: Shop
let there: Shop
let orderNumber: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alerts-'))
  await stamp(0)
  mailbox = await startTestMailbox()
  await mailbox.open()
  const databaseUrl = await copyDatabase(inject('preparedUrl'), 'alerts')
  const options = {
    smtpUrl: mailbox.smtpUrl,
    more: { ALERT_EMAIL: STUDIO, BACKUP_STAMP: join(folder, 'stamp') },
  }
  here = await startShop(databaseUrl, options)
  there = await startShop(databaseUrl, options)
  const { order } = await buy(here, [toCartItem(await fetchProduct(here, 'crying-skull'), 'M')])
  orderNumber = order.order?.number ?? 0
})
afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop()])
  await mailbox?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Leaves the stamp of a backup of so many hours ago. */
async function stamp(hours: number): Promise<void> {
  await writeFile(join(folder, 'stamp'), new Date(Date.now() - hours * 3_600_000).toISOString())
}

/** Both servers look whether something needs a person, at the same time. */
async function watch(): Promise<void> {
  await Promise.all([here, there].map((shop) => runJob(shop, 'check-shop')))
}

async function alerts(): Promise<string[]> {
  return (await mailbox.listTo(STUDIO)).map(({ subject }) => subject)
}

async function setMail(state: string): Promise<void> {
  await query(
    here.databaseUrl,
    `update checkout_mail m set state = $2 from checkout_intent k
     where k.id = m.intent_id and k.order_number = $1 and m.kind = 'confirmation'`,
    [orderNumber, state],
  )
}

/** Reads how often a kind of problem has come, and whether it is over. */
function noted(kind: string): Promise<{ round: number; over: boolean }[]> {
  return query(
    here.databaseUrl,
    'select round, gone_at is not null as over from shop_alert where kind = $1',
    [kind],
  )
}

/** Makes it seem that a problem has been over for an hour. */
function longAgo(kind: string): Promise<unknown[]> {
  return query(
    here.databaseUrl,
    "update shop_alert set gone_at = gone_at - interval '1 hour' where kind = $1",
    [kind],
  )
}

describe('the studio is told of what needs a person [S13]', () => {
  const GIVEN_UP = 'E-Mails, die sich nicht senden liessen: 1'
  const OLD_BACKUP = 'Die letzte Sicherung ist 30 Stunden alt'
  const UNSETTLED = 'Zahlungen, die einen Menschen brauchen: 1'

  it('once for a mail that was given up and an old backup, by one of two servers', async () => {
    await expect.poll(() => mailbox.listAbout(orderNumber)).toHaveLength(2)
    await setMail('failed')
    await watch()
    await expect.poll(alerts).toEqual([GIVEN_UP])
    const mail = (await mailbox.listTo(STUDIO))[0]
    // The link leads to whichever server has sent the mail.
    expect(mail?.text).toMatch(new RegExp(`(${here.origin}|${there.origin})/admin\\?list=attention`))
    // An old backup is mailed in the next round of checks, which both servers take part in.
    await stamp(30)
    await watch()
    await expect.poll(alerts).toEqual([GIVEN_UP, OLD_BACKUP])
  })

  it('not again after a restart, but of a payment that has been no order for ten minutes', async () => {
    // A mail whose sender is killed before it has noted it goes once more.
    const unsent = "select 1 from checkout_mail where state = 'queued'"
    await expect.poll(() => query(here.databaseUrl, unsent)).toEqual([])
    await here.server().kill()
    await here.restart()
    await query(
      here.databaseUrl,
      `insert into checkout_event (id, provider_event_id, type, session_id, next_attempt_at, created_at)
       values ('chke_old', 'evt_old', 'checkout.session.completed', 'cs_old',
         now() + interval '1 day', now() - interval '11 minutes')`,
    )
    await watch()
    await expect.poll(alerts).toEqual([GIVEN_UP, OLD_BACKUP, UNSETTLED])
  })

  it('a second time when it was over and has come back', async () => {
    await setMail('sent')
    await watch()
    expect(await noted('mail_given_up')).toEqual([{ round: 1, over: true }])
    await longAgo('mail_given_up')
    await setMail('failed')
    await watch()
    await expect.poll(alerts).toEqual([GIVEN_UP, OLD_BACKUP, UNSETTLED, GIVEN_UP])
    expect(await noted('mail_given_up')).toEqual([{ round: 2, over: false }])
  })
})
