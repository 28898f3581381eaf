import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { studioFormSchema } from '../../../src/contract/studio/studio-profile-form'
import { get, toCartItem, openTestCheckout, fetchProduct, send } from '../../support/shop-client'
import { copyDatabase, query } from '../../support/database'
import { startShop, type Shop } from '../../support/shop'
import { writeStubSite } from '../../support/stub-site'
import { fetchStaffHeaders } from '../../support/staff'

/**
 * What was saved at one server is in the pages of every other this soon, in milliseconds: a second is enough for it, and
 * the rest is for a machine that has other work. Without being told, a server looks after 25 s.
 */
const SHOWN_WITHIN_MS = 5000

let folder: string
let here: Shop
let there: Shop
let staff: Record<string, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-facts-'))
  const databaseUrl = await copyDatabase(inject('preparedUrl'), 'studio_facts')
  const more = { NODE_ENV: 'local', SITE_DIR: await writeStubSite(folder) }
  here = await startShop(databaseUrl, { more })
  there = await startShop(databaseUrl, { more })
  staff = await fetchStaffHeaders(here)
})
afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop()])
  await rm(folder, { recursive: true, force: true })
})

const formPath = () => `${here.origin}/admin/studio-facts`
const form = async () => studioFormSchema.parse((await get(formPath(), staff)).body)
const fetchPage = async ({ origin }: Shop, path: string) => (await fetch(`${origin}${path}`)).text()

async function save(changes: Record<string, string>) {
  const { values } = await form()
  return send(formPath(), { ...values, ...changes }, staff)
}

describe("the studio's facts [S10]", () => {
  it('are in the pages of each server at once, in words and in data', async () => {
    for (const shop of [here, there]) expect(await fetchPage(shop, '/about')).toContain('Musterstrasse 1')
    expect((await save({ name: 'Atelier Gemse', street: 'Obere Gasse 7' })).status).toBe(200)
    const saved = performance.now()
    for (const shop of [there, here]) {
      await expect
        .poll(() => fetchPage(shop, '/about'), { interval: 20 })
        .toContain('<p>Atelier Gemse, Obere Gasse 7</p>')
      expect(performance.now() - saved).toBeLessThan(SHOWN_WITHIN_MS)
    }
    for (const path of ['/about', '/shop', '/product/donuts', '/order']) {
      const page = await fetchPage(there, path)
      expect(page, path).toContain('Obere Gasse 7')
      expect(page, path).not.toContain('Musterstrasse')
    }
    expect(await fetchPage(there, '/')).toContain('"streetAddress":"Obere Gasse 7"')
  })

  it('name the studio on the hosted page and in the web app’s manifest, too', async () => {
    expect((await save({ name: 'Atelier Gemse' })).status).toBe(200)
    await expect.poll(() => fetchPage(here, '/about')).toContain('Atelier Gemse')
    const session = await openTestCheckout(here, [toCartItem(await fetchProduct(here, 'crying-skull'), 'M')])
    const hosted = await (await fetch(`${here.sandboxUrl}/c/pay/${session}`)).text()
    expect(hosted).toContain('Atelier Gemse')
    expect(hosted).not.toContain('Steinbock')
    expect(JSON.parse(await fetchPage(here, '/site.webmanifest'))).toEqual({
      name: 'Atelier Gemse',
      short_name: 'Atelier Gemse',
      start_url: '/',
    })
  })

  it('stay placeholders, and are named as such, until they are entered', async () => {
    expect((await form()).placeholders).toEqual(['email', 'app_store_url'])
    const [store] = await query<{ metadata: object }>(here.databaseUrl, 'select metadata from store')
    expect(store?.metadata).not.toHaveProperty('email')
  })

  it('keep what else stands in the store, and go back to nothing', async () => {
    await query(here.databaseUrl, `update store set metadata = metadata || '{"mine": "kept"}'`)
    await save({ phone: '081 250 00 00' })
    expect((await form()).values['phone']).toBe('081 250 00 00')
    await save({ phone: '' })
    const [store] = await query<{ metadata: object }>(here.databaseUrl, 'select metadata from store')
    expect(store?.metadata).toMatchObject({ mine: 'kept' })
    expect((await form()).values['phone']).toBe('')
  })

  it('are refused field by field, and then nothing of them is saved', async () => {
    const refused = await save({
      city: 'Landquart',
      email: 'hallo',
      vat_number: 'CHE-116.281.711',
      imprint: 'x'.repeat(5000),
      phone: '081\u0000',
    })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      problems: {
        email: 'not_email',
        vat_number: 'not_vat_number',
        imprint: 'too_long',
        phone: 'not_text',
      },
    })
    expect((await form()).values['city']).toBe('Chur')
    expect((await send(formPath(), { name: 'Only a name' }, staff)).status).toBe(400)
    expect((await send(formPath(), { ...(await form()).values, more: 'x' }, staff)).status).toBe(400)
  })

  it('are for staff to see and to change', async () => {
    expect((await get(formPath())).status).toBe(401)
    expect((await send(formPath(), (await form()).values)).status).toBe(401)
  })
})
