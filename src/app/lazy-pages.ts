import type { ComponentType } from 'react'
import type { PageName } from '@contract/site/pages'
import { withContentTexts } from '@/i18n/content-texts'
import { createLazyPage } from './create-lazy-page'

export const LazyMapPage = createLazyPage('map', async () => (await import('./map-page')).MapPage)
export const LazyStandardPage = createLazyPage(
  'page',
  async () => (await import('./standard-page')).StandardPage,
)

const DeepLinkPage = createLazyPage(
  'linked',
  withContentTexts(async () => (await import('./deep-link-page')).DeepLinkPage),
)

/** The pages of the standard layout, each a chunk of its own. Every other page is the map with a section open. */
export const STANDARD_PAGES = {
  // Its texts are a bundle of its own.
  press: createLazyPage(
    'press',
    async () => (await import('@/custom-print/custom-print-page')).CustomPrintPage,
  ),
  product: createLazyPage(
    'product',
    withContentTexts(async () => (await import('@/shop/product/product-page')).ProductPage),
  ),
  checkoutSuccess: DeepLinkPage,
  checkoutCancelled: DeepLinkPage,
  order: DeepLinkPage,
  proof: DeepLinkPage,
  admin: createLazyPage(
    'studio',
    withContentTexts(async () => (await import('@/board/board-page')).BoardPage),
  ),
} satisfies Partial<Record<PageName, ComponentType>>
