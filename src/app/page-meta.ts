import { matchPath } from 'react-router-dom'
import { paths } from '@/lib/paths'

/** The pages that have a title and a description of their own. */
export const PAGE_NAMES = [
  'home',
  'printing',
  'apps',
  'inventoryApp',
  'shop',
  'about',
  'bonus',
  'privacy',
  'terms',
  'product',
  'checkoutSuccess',
  'checkoutCancelled',
  'admin',
  'notFound',
] as const
export type PageName = (typeof PAGE_NAMES)[number]

/** Pages that no search engine should keep. */
export const UNLISTED_PAGES: readonly PageName[] = [
  'checkoutSuccess',
  'checkoutCancelled',
  'admin',
  'notFound',
]

const PATTERNS: readonly (readonly [PageName, string])[] = [
  ['home', paths.home],
  ['printing', paths.printing],
  ['apps', paths.apps],
  ['inventoryApp', paths.inventoryApp],
  ['shop', paths.shop],
  ['about', paths.about],
  ['bonus', paths.bonus],
  ['privacy', paths.privacy],
  ['terms', paths.terms],
  ['product', '/product/:productId'],
  ['checkoutSuccess', paths.checkoutSuccess],
  ['checkoutCancelled', paths.checkoutCancelled],
  ['admin', paths.admin],
]

/** Which page an address shows; unknown addresses are 'notFound' (which shows home). */
export function pageForPath(pathname: string): PageName {
  return PATTERNS.find(([, pattern]) => matchPath(pattern, pathname) !== null)?.[0] ?? 'notFound'
}
