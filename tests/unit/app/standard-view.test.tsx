import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StandardPage } from '@/app/standard-page'
import { createFakeNetwork, buildJsonResponse } from '../support/fake-network'
import { buildCatalogue } from '../support/products'
import { renderShop } from '../support/render-shop'

it.each([
  ['a visitor of a shirt sees the notice of cookies', '/product/donuts', 1],
  ['the studio at work sees no notice of cookies', '/admin', 0],
])('%s [S12]', async (_, path, count) => {
  createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue()) })
  await renderShop(<StandardPage />, path)
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  expect(screen.queryAllByRole('region', { name: 'Cookies' })).toHaveLength(count)
})
