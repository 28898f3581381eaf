import { describe, expect, it, vi } from 'vitest'
import { STUDIO_PLACEHOLDERS, type StudioProfile } from '../../../../src/contract/studio/studio-profile'
import { parseStructuredData } from './composed-page'
import { setUpServer } from '../server-fixture'
import { shirt, buildCatalogueIndexWith } from '../site-fixture'

const fixture = setUpServer()
const OWN: StudioProfile = {
  ...STUDIO_PLACEHOLDERS,
  name: 'Atelier <Gemse>',
  phone: '+41 81 250 00 00',
  address: { street: 'Obere Gasse 7', postalCode: '7001', city: 'Chur' },
  pickupHours: { firstDay: 2, lastDay: 6, opens: '10:00', closes: '18:30' },
  vatNumber: 'CHE-116.281.710 MWST',
  links: ['https://mastodon.social/@gemse'],
}

function parseStudioProfile(html: string): unknown {
  const content = /<meta name="studio" content="([^"]*)"/.exec(html)?.[1] ?? ''
  return JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>'))
}

describe('pages of a studio that has entered its facts [S10]', () => {
  it('are as they were prerendered until then', async () => {
    const { text } = await fixture.get('/about')
    expect(text).toContain('shell')
    expect(parseStudioProfile(text)).toEqual(STUDIO_PLACEHOLDERS)
    expect(fixture.render).not.toHaveBeenCalled()
  })

  it('are rendered with them once, for readers, scripts and search engines', async () => {
    const before = (await fixture.get('/about')).headers.etag
    fixture.studio = OWN
    const [page] = await Promise.all([fixture.get('/about'), fixture.get('/about')])
    expect(page.headers.etag).not.toBe(before)
    expect(page.text).not.toContain('shell')
    expect(parseStudioProfile(page.text)).toEqual(OWN)
    expect(fixture.render).toHaveBeenCalledTimes(1)
    expect(fixture.render).toHaveBeenCalledWith({ name: 'about', language: 'en', studio: OWN })
    expect(parseStructuredData(page.text)[0]).toMatchObject({
      name: 'Atelier <Gemse>',
      telephone: '+41 81 250 00 00',
      vatID: 'CHE-116.281.710 MWST',
      sameAs: ['https://mastodon.social/@gemse'],
      address: { streetAddress: 'Obere Gasse 7', postalCode: '7001', addressLocality: 'Chur' },
      openingHoursSpecification: {
        dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '10:00',
        closes: '18:30',
      },
    })
  })

  it('show products of the same studio', async () => {
    fixture.catalogue = buildCatalogueIndexWith([shirt('donuts', 'Donuts')])
    expect((await fixture.get('/product/donuts')).text).toContain('<title>Donuts | Atelier Steinbock</title>')
    fixture.studio = OWN
    const { text } = await fixture.get('/product/donuts')
    expect(text).toContain('<title>Donuts | Atelier &lt;Gemse&gt;</title>')
    expect(parseStudioProfile(text)).toEqual(OWN)
    expect(fixture.render).toHaveBeenLastCalledWith(expect.objectContaining({ studio: OWN }))
  })

  it('keep what was prerendered where rendering fails, and try again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fixture.studio = OWN
    fixture.render.mockRejectedValueOnce(new Error('out of memory'))
    expect((await fixture.get('/about')).text).toContain('shell')
    expect((await fixture.get('/about')).text).not.toContain('shell')
    vi.restoreAllMocks()
  })
})
