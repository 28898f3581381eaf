import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchChecklistSchema } from '../../../src/contract/admin/launch-checklist'
import { formatLaunchProblem } from '../../../src/contract/admin/launch-texts'
import { studioFormSchema } from '../../../src/contract/studio/studio-profile-form'
import { get, send } from '../../support/shop-client'
import { copyDatabase, query } from '../../support/database'
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox'
import { startShop, type Shop } from '../../support/shop'
import { writeStubSite } from '../../support/stub-site'
import { fetchStaffHeaders } from '../../support/staff'

const SECRET = 'only-for-these-tests-and-32-long'
/** The environment in which a studio starts the shop on its server, with keys of Stripe that move no money. */
const PRODUCTION = {
  NODE_ENV: 'production',
  SANDBOX_URL: '',
  STRIPE_SECRET_KEY: 'sk_test_opening',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_opening',
  STRIPE_WEBHOOK_SECRET: 'whsec_opening',
  JWT_SECRET: SECRET,
  COOKIE_SECRET: SECRET,
}

let folder: string
let mailbox: TestMailbox
let shop: Shop
let staff: Record<string, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'opening-'))
  mailbox = await startTestMailbox()
  await mailbox.open()
  shop = await startShop(await copyDatabase(inject('preparedUrl'), 'opening'), {
    smtpUrl: mailbox.smtpUrl,
    more: { ...PRODUCTION, SITE_DIR: await writeStubSite(folder), BACKUP_STAMP: join(folder, 'stamp') },
  })
  staff = await fetchStaffHeaders(shop)
})
afterAll(async () => {
  await shop?.stop()
  await mailbox?.close()
  await rm(folder, { recursive: true, force: true })
})

async function listProblems() {
  const { status, body } = await get(`${shop.origin}/admin/opening`, staff)
  expect(status).toBe(200)
  return launchChecklistSchema.parse(body).problems
}
const listCodes = async () => (await listProblems()).map(({ code }) => code)

describe('before a shop opens [S13]', () => {
  it('its owner reads what is not ready, and nobody else does', async () => {
    expect((await get(`${shop.origin}/admin/opening`)).status).toBe(401)
    expect(await listCodes()).toEqual([
      'stripe_test_keys',
      'placeholder_address',
      'placeholder_email',
      'placeholder_hours',
      'placeholder_app_store',
      'no_imprint',
      'no_vat_number',
      'vat_rate',
      'placeholder_sender',
      'no_backup',
      'one_staff_account',
      'twint_untried',
    ])
  })

  it('says the same in the log when it starts', async () => {
    for (const each of await listProblems()) {
      const { problem, action } = formatLaunchProblem(each, 'en')
      await expect.poll(() => shop.server().output()).toContain(`NOT READY FOR BUYERS: ${problem} ${action}`)
    }
  })

  it('each thing that is put right in Medusa goes from the list', async () => {
    const rates = await query<{ id: string }>(shop.databaseUrl, "select id from tax_rate where code = 'vat'")
    expect((await send(`${shop.origin}/admin/tax-rates/${rates[0]?.id}`, { rate: 8.1 }, staff)).status).toBe(
      200,
    )
    await expect.poll(listCodes).not.toContain('vat_rate')

    const form = await get(`${shop.origin}/admin/studio-facts`, staff)
    const { values } = studioFormSchema.parse(form.body)
    const own = {
      ...values,
      street: 'Obere Gasse 7',
      email: 'hallo@gemse.ch',
      imprint: 'Ursina Caduff, Chur',
      vat_number: 'CHE-116.281.710 MWST',
    }
    expect((await send(`${shop.origin}/admin/studio-facts`, own, staff)).status).toBe(200)

    await inviteColleague()
    await writeFile(join(folder, 'stamp'), new Date().toISOString())
    expect(await listCodes()).toEqual([
      'stripe_test_keys',
      'placeholder_app_store',
      'placeholder_sender',
      'twint_untried',
    ])
  })

  it('says so while the mail server is away', async () => {
    await mailbox.close()
    expect(await listCodes()).toContain('mail_not_deliverable')
    await mailbox.open()
    expect(await listCodes()).not.toContain('mail_not_deliverable')
  })
})

async function inviteColleague(): Promise<void> {
  const email = 'colleague@example.ch'
  const invited = await send(`${shop.origin}/admin/invites`, { email }, staff)
  const { invite } = invited.body as { invite: { token: string } }
  const password = 'only-for-this-test'
  const registered = await send(`${shop.origin}/auth/user/emailpass/register`, { email, password })
  const { token } = registered.body as { token: string }
  const accepted = await send(
    `${shop.origin}/admin/invites/accept?token=${invite.token}`,
    { email, first_name: 'Col', last_name: 'League' },
    { authorization: `Bearer ${token}` },
  )
  expect(accepted.status).toBe(200)
}
