import { type ComponentType, lazy } from 'react'
import type { PageName } from '@contract/site/pages'
import { withContentTexts } from '@/i18n/content-texts'
import { loadChunk } from '@/lib/lazy-chunk'

export const MapPage = lazy(async () => ({
  default: (await loadChunk('map', () => import('./map-page'))).MapPage,
}))
export const StandardPage = lazy(async () => ({
  default: (await loadChunk('page', () => import('./standard-page'))).StandardPage,
}))

const DeepLinkPage = createLazyPage('linked', async () => (await import('./deep-link-page')).DeepLinkPage)

/** The pages of the standard layout, each a chunk of its own. Every other page is the map with a section open. */
export const STANDARD_PAGES = {
  press: createLazyPage(
    'press',
    async () => (await import('@/custom-print/custom-print-page')).CustomPrintPage,
  ),
  product: createLazyPage('product', async () => (await import('@/shop/product/product-page')).ProductPage),
  checkoutSuccess: DeepLinkPage,
  checkoutCancelled: DeepLinkPage,
  order: DeepLinkPage,
  proof: DeepLinkPage,
  admin: createLazyPage('studio', async () => (await import('@/board/board-page')).BoardPage),
} satisfies Partial<Record<PageName, ComponentType>>

/** Source files of the chunks, for prerendering. */
export const STANDARD_PAGE_SOURCES: Readonly<Record<keyof typeof STANDARD_PAGES, string>> = {
  press: 'src/custom-print/custom-print-page.tsx',
  product: 'src/shop/product/product-page.tsx',
  checkoutSuccess: 'src/checkout/return/success-page.tsx',
  checkoutCancelled: 'src/checkout/return/cancelled-page.tsx',
  order: 'src/order/order-page.tsx',
  proof: 'src/custom-print/proof/proof-page.tsx',
  admin: 'src/board/board-page.tsx',
}

function createLazyPage(id: string, load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await loadChunk(id, withContentTexts(load)) }))
}
