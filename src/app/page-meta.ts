import { matchPath } from 'react-router-dom'
import type { PageName } from '@contract/pages'
import { paths } from '@/lib/paths'

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
  ['order', paths.order],
  ['admin', paths.admin],
]

/** Which page an address shows; unknown addresses are 'notFound' (which shows home). */
export function pageForPath(pathname: string): PageName {
  const isThere = (path: string) => matchPath({ path, caseSensitive: true }, pathname) !== null
  return PATTERNS.find(([, pattern]) => isThere(pattern))?.[0] ?? 'notFound'
}
