import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Language } from '@contract/site/language'
import { PageTitle } from '@/app/page-title'
import { createFakeNetwork, buildJsonResponse } from '../support/fake-network'
import { buildCatalogue } from '../support/products'
import { renderShop } from '../support/render-shop'

async function open(path: string, language: Language = 'en') {
  createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue()) })
  await renderShop(<PageTitle />, path, language)
}

describe("the document's title", () => {
  it('is the page of the address', async () => {
    await open('/printing')
    expect(document.title).toBe('Printing Services | Atelier Steinbock')
  })

  it("is a section's own where there is more to say than its name", async () => {
    await open('/shop')
    expect(document.title).toBe('Shop: t-shirts printed in Chur | Atelier Steinbock')
  })

  it('names the page of the shop [F4]', async () => {
    await open('/shop?page=2')
    expect(document.title).toBe('Shop, page 2 | Atelier Steinbock')
  })

  it('speaks French where the labels of the shop are English', async () => {
    await open('/shop?page=2', 'fr')
    expect(document.title).toBe('Boutique, page 2 | Atelier Steinbock')
  })

  it('is the served one until the shop knows the name of a product', async () => {
    document.title = 'As it was served'
    await open('/product/crying-skull')
    expect(document.title).toBe('As it was served')
    await waitFor(() => expect(document.title).toBe('Crying Skull | Atelier Steinbock'))
  })

  it('stays general for a product that there is not', async () => {
    document.title = 'As it was served'
    await open('/product/unknown')
    await waitFor(() => expect(document.title).toBe('T-shirt | Atelier Steinbock'))
  })
})
