import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StandardView } from '@/app/standard-view'
import { fakeNetwork, json } from '../shop/fake-network'
import { catalogue } from '../shop/fixtures'
import { renderShop } from '../shop/render-shop'

it.each([
  ['a visitor of a shirt sees the notice of cookies', '/product/donuts', 1],
  ['the studio at work sees no notice of cookies', '/admin', 0],
])('%s [S12]', async (_, path, count) => {
  fakeNetwork({ '/api/products': () => json(catalogue()) })
  await renderShop(<StandardView />, path)
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  expect(screen.queryAllByRole('region', { name: 'Cookies' })).toHaveLength(count)
})
