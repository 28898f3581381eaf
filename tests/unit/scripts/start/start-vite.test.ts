import { expect, it } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '@contract/studio/studio-profile'
import { renderDevelopmentPage } from '../../../../scripts/start/start-vite'

it('gives a page of `npm run dev` the language of the browser and the settings of the shop, with a studio of placeholders', async () => {
  const config = JSON.stringify({ stripePublishableKey: 'pk_test_$&', stripeScriptUrl: null })
  const page = await renderDevelopmentPage({ 'accept-language': 'de-CH,de;q=0.9' }, config)
  expect(page).toContain('<html lang="de">')
  const [, written = ''] = /<meta name="shop-config" content="([^"]*)"/.exec(page) ?? []
  expect(parsed(written)).toEqual(JSON.parse(config))
  const [, studio = ''] = /<meta name="studio" content="([^"]*)"/.exec(page) ?? []
  expect(parsed(studio)).toEqual(STUDIO_PLACEHOLDERS)
})

function parsed(attribute: string): unknown {
  return JSON.parse(attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
}
