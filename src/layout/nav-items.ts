import { paths } from '@/lib/paths'
import type { IconName } from './icon-shapes'

/** The header's places in the order of the specification (section 2). */
export const NAV_ITEMS = [
  { to: paths.shop, icon: 'shop', labelKey: 'nav.shop' },
  { to: paths.printing, icon: 'print', labelKey: 'nav.printing' },
  { to: paths.apps, icon: 'apps', labelKey: 'nav.apps' },
  { to: paths.about, icon: 'about', labelKey: 'nav.contact' },
  { to: paths.bonus, icon: 'bonus', labelKey: 'nav.bonus' },
] as const satisfies readonly { to: string; icon: IconName; labelKey: string }[]

/** The `aria-current` of a place while an address is open: products lie in the shop, the inventory app in the apps. */
export function currentness(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  const isInside =
    (to === paths.shop && pathname.startsWith('/product/')) ||
    (to === paths.apps && pathname === paths.inventoryApp)
  return isInside ? 'true' : undefined
}
