import { describe, expect, it, vi } from 'vitest'
import { STUDIO_PLACEHOLDERS, type StudioProfile } from '../../../src/contract/studio/studio-profile'
import { StudioProfileCache } from '../../../src/studio/studio-profile-cache'

const OWN: StudioProfile = {
  ...STUDIO_PLACEHOLDERS,
  name: 'Atelier <Gemse>',
  phone: '+41 81 250 00 00',
  address: { street: 'Obere Gasse 7', postalCode: '7001', city: 'Chur' },
  pickupHours: { firstDay: 2, lastDay: 6, opens: '10:00', closes: '18:30' },
  vatNumber: 'CHE-116.281.710 MWST',
  links: ['https://mastodon.social/@gemse'],
}

describe('the facts of the studio in a server', () => {
  it('are read again when the store has changed, also while they are being read', async () => {
    const answers = [STUDIO_PLACEHOLDERS, OWN]
    const read = vi.fn(async () => answers.shift() ?? OWN)
    const store = new StudioProfileCache(read, vi.fn())
    const first = store.refresh()
    store.onNotification('store')
    store.onNotification('product prod_1')
    await first
    expect(read).toHaveBeenCalledTimes(2)
    expect(store.readLatest()).toBe(OWN)
  })

  it('stay what they are where they cannot be read, and the same object where nothing has changed', async () => {
    const report = vi.fn()
    const answers = [Promise.resolve(OWN), Promise.reject(new Error('down')), Promise.resolve({ ...OWN })]
    const store = new StudioProfileCache(() => answers.shift() ?? Promise.resolve(OWN), report)
    await store.refresh()
    const before = store.readLatest()
    await store.refresh()
    expect(report).toHaveBeenCalledTimes(1)
    await store.refresh()
    expect(store.readLatest()).toBe(before)
  })
})
