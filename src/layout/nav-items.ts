import { findPageByPath, PAGES } from '@contract/site/pages'

/** The header's pages in their order; two of them have shorter names here. */
export const NAV_ITEMS = [
  { page: 'shop', labelKey: 'section.shop' },
  { page: 'printing', labelKey: 'section.printing' },
  { page: 'apps', labelKey: 'section.apps' },
  { page: 'about', labelKey: 'nav.about' },
  { page: 'bonus', labelKey: 'nav.bonus' },
] as const

export const LEGAL_PAGES = ['terms', 'privacy'] as const

/** Returns the `aria-current` of a page's link: 'page' on the page itself, 'true' on a page inside it. */
export function getAriaCurrent(
  page: (typeof NAV_ITEMS)[number]['page'],
  pathname: string,
): 'page' | 'true' | undefined {
  const openPage = findPageByPath(pathname)
  if (openPage === page) return 'page'
  return PAGES[openPage].parent === page ? 'true' : undefined
}
