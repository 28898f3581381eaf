import { expect, it } from 'vitest'
import { developmentPage } from '../../../scripts/start/development-page'

it('gives a page of `npm run dev` the language of the browser and the settings of the shop', async () => {
  const config = JSON.stringify({ stripePublishableKey: 'pk_test_$&', stripeScriptUrl: null })
  const page = await developmentPage({ 'accept-language': 'de-CH,de;q=0.9' }, config)
  expect(page).toContain('<html lang="de">')
  const [, written = ''] = /<meta name="shop-config" content="([^"]*)"/.exec(page) ?? []
  expect(JSON.parse(written.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual(JSON.parse(config))
})
